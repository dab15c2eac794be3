// The result of an expedition as a picture to give away: title, place, and each deal as a bar.
import { sayShare } from '../format-numbers.ts';

export interface PictureOf {
  readonly title: string;
  readonly place: string;
  readonly percent: string;
  readonly note: string;
  readonly deals: readonly number[];
}

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 80];

/** In the colours of the page as it is now. */
export async function drawPicture(of: PictureOf): Promise<Blob> {
  const style = getComputedStyle(document.body);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = colour('--ground');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    ink: string,
    font = '--font-display',
  ): void => {
    pen.font = `${size}px ${colour(font)}`;
    pen.fillStyle = colour(ink);
    pen.fillText(text, x, y, WIDTH - x - EDGE);
  };
  write('Undercroft', EDGE, 100, 34, '--ink-2');
  write(of.title, EDGE, 190, 68, '--ink');
  write(of.place, EDGE, 310, 88, '--ink');
  write(of.percent, of.place === '' ? EDGE : WIDTH / 2, 310, 88, '--flame');
  write(of.note, EDGE, 360, 28, '--ink-2', '--font-text');
  const step = (WIDTH - 2 * EDGE) / Math.max(1, of.deals.length);
  of.deals.forEach((percent, i) => {
    const [x, width] = [EDGE + i * step, Math.min(96, step - 24)];
    pen.fillStyle = colour('--slab-2');
    pen.fillRect(x, 400, width, 150);
    pen.fillStyle = colour('--flame');
    pen.fillRect(x, 550 - 1.5 * percent, width, 1.5 * percent);
    write(sayShare(percent / 100), x, 584, 26, '--ink', '--font-text');
  });
  return canvas.convertToBlob({ type: 'image/png' });
}
