// Random names for tables, people and challenges: too many to guess, short enough for a link.
import { customAlphabet } from 'nanoid';

/** Fourteen letters out of 57 are 81 bits. Look-alikes (0 and O, 1 and l) are left out. */
export const newId = customAlphabet('23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', 14);
