import type { Edges, GreyPicture } from './grey-picture.js';

/** Connected dark pixels, by their indices. */
export interface Blob extends Edges {
  readonly pixels: Int32Array;
}

/** The groups of pixels darker than `limit` that touch, also at a corner. */
export function blobsOf({ data, width, height }: GreyPicture, limit: number): Blob[] {
  const seen = new Uint8Array(data.length);
  const pixels = new Int32Array(data.length);
  const blobs: Blob[] = [];
  let end = 0;
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || data[start]! >= limit) continue;
    const first = end;
    let [left, top, right, bottom] = [width, height, 0, 0];
    seen[start] = 1;
    pixels[end++] = start;
    for (let next = first; next < end; next += 1) {
      const [x, y] = [pixels[next]! % width, Math.floor(pixels[next]! / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const index = row * width + column;
          if (seen[index] || data[index]! >= limit) continue;
          seen[index] = 1;
          pixels[end++] = index;
        }
    }
    blobs.push({ left, top, right, bottom, pixels: pixels.subarray(first, end) });
  }
  return blobs;
}
