// A network as a file: a line of JSON that says what it is for, then one byte for each weight and a scale for each row.
import { CodedError } from '@undercroft/kernel';
import { type Block, type Net, type NetShape, newNet } from './net.ts';

/** What a network was trained for: with other rules or other traits it is refused. */
export interface NetHeader {
  readonly game: string;
  readonly rules: string;
  readonly traits: number;
  readonly shape: NetShape;
  /** Of scales and weights, so that a file that was cut off is known without reading them. */
  readonly bytes: number;
}

const FORMAT = 1;
const MOST = 127;

const listBlocks = ({ blocks: { size: _, ...blocks } }: Net): readonly Block[] => Object.values(blocks);

/** A column is all weights of one input; each has its own scale, so that a rare trait keeps its small weights. */
export function encodeNet(net: Net, header: Omit<NetHeader, 'shape' | 'bytes'>): Uint8Array {
  const blocks = listBlocks(net);
  const columns = blocks.reduce((sum, block) => sum + block.columns, 0);
  const bytes = 4 * columns + net.weights.length;
  const head = new TextEncoder().encode(
    `${JSON.stringify({ format: FORMAT, ...header, shape: net.shape, bytes })}\n`,
  );
  const file = new Uint8Array(head.length + bytes);
  file.set(head);
  const scales = new DataView(file.buffer, head.length, 4 * columns);
  const weights = new Int8Array(file.buffer, head.length + 4 * columns);
  let column = 0;
  forEachColumn(blocks, (at, rows) => {
    let most = 0;
    for (let i = at; i < at + rows; i++) most = Math.max(most, Math.abs(net.weights[i]!));
    const scale = Math.fround(most / MOST);
    scales.setFloat32(4 * column++, scale, true);
    for (let i = at; i < at + rows; i++) weights[i] = scale === 0 ? 0 : Math.round(net.weights[i]! / scale);
  });
  return file;
}

/** Throws `net-unreadable` for anything but a network. */
export function decodeNet(file: Uint8Array): { readonly header: NetHeader; readonly net: Net } {
  const end = file.indexOf(0x0a);
  const header = end < 0 ? undefined : readHeader(file.subarray(0, end));
  if (!header) throw new CodedError('net-unreadable', {});
  const net = newNet(header.shape);
  const blocks = listBlocks(net);
  const columns = blocks.reduce((sum, block) => sum + block.columns, 0);
  const start = end + 1;
  if (file.length !== start + 4 * columns + net.weights.length) throw new CodedError('net-unreadable', {});
  const scales = new DataView(file.buffer, file.byteOffset + start, 4 * columns);
  const bytes = new Int8Array(file.buffer, file.byteOffset + start + 4 * columns, net.weights.length);
  let column = 0;
  forEachColumn(blocks, (at, rows) => {
    const scale = scales.getFloat32(4 * column++, true);
    for (let i = at; i < at + rows; i++) net.weights[i] = bytes[i]! * scale;
  });
  return { header, net };
}

/** Was this network trained for these rules and traits? Anything but a network was not. */
export function isNetFor(
  file: Uint8Array,
  { name, rules }: { readonly name: string; readonly rules: string },
  { version }: { readonly version: number },
): boolean {
  const end = file.indexOf(0x0a);
  const header = end < 0 ? undefined : readHeader(file.subarray(0, end));
  return (
    header !== undefined &&
    header.game === name &&
    header.rules === rules &&
    header.traits === version &&
    file.length === end + 1 + header.bytes
  );
}

const decoded = new WeakMap<Uint8Array, Net>();

/** The network of a file that was read before is not read again. */
export function netIn(file: Uint8Array): Net {
  const net = decoded.get(file) ?? decodeNet(file).net;
  decoded.set(file, net);
  return net;
}

function forEachColumn(blocks: readonly Block[], visit: (at: number, rows: number) => void): void {
  for (const { at, rows, columns } of blocks)
    for (let column = 0; column < columns; column++) visit(at + column * rows, rows);
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= 4096;

function readHeader(bytes: Uint8Array): NetHeader | undefined {
  try {
    const header = JSON.parse(new TextDecoder().decode(bytes));
    const { seatWidth, choiceWidth, trunk, head } = header.shape;
    const isSound = [seatWidth, choiceWidth, trunk[0], trunk[1], head].every(isCount);
    return header.format === FORMAT && isSound ? header : undefined;
  } catch {
    return undefined;
  }
}
