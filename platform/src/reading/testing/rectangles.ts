import type { GreyPicture } from '../grey-picture.js';

export type Rectangle = readonly [left: number, top: number, width: number, height: number];

/** A white picture with black rectangles. */
export function pictureWith(width: number, height: number, rectangles: readonly Rectangle[]): GreyPicture {
  const data = new Uint8Array(width * height).fill(255);
  for (const [left, top, wide, high] of rectangles)
    for (let y = top; y < top + high; y += 1) data.fill(0, y * width + left, y * width + left + wide);
  return { data, width, height };
}
