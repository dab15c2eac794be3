// The numbers that we designed, with the ranges in which the lab may move them.
import type { NumberSpecs } from '@undercroft/kernel';

export const NUMBERS = {
  'bearer.health': { default: 2, min: 2, max: 5 },
  'wallbreaker.health': { default: 4, min: 2, max: 5 },
  'shorer.health': { default: 4, min: 2, max: 5 },
  'sifter.health': { default: 4, min: 2, max: 5 },
  'dowser.health': { default: 2, min: 2, max: 5 },
  'listener.health': { default: 3, min: 2, max: 5 },
  'strider.health': { default: 4, min: 2, max: 5 },
  'surgeon.health': { default: 5, min: 2, max: 5 },
  'bearer.treasureMove': { default: 1, min: 1, max: 2 },
  'wallbreaker.walls': { default: 2, min: 1, max: 2 },
  'shorer.clearRupture': { default: 1, min: 1, max: 2 },
  'sifter.slow': { default: 4, min: 2, max: 6 },
  'sifter.dig': { default: 6, min: 4, max: 8 },
  'dowser.rolls': { default: 3, min: 1, max: 3 },
  'listener.dice': { default: 2, min: 1, max: 3 },
  'strider.discount': { default: 1, min: 0, max: 1 },
  'surgeon.heal': { default: 1, min: 1, max: 2 },
  'surgeon.cost': { default: 1, min: 1, max: 4 },
} as const satisfies NumberSpecs;
