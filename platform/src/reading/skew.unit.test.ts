import { expect, test } from '@jest/globals';
import { linesOf } from './skew.js';

const [WIDTH, HEIGHT] = [800, 1100];

/** Lines of letters, with all columns aligned as in a table, turned clockwise around the middle. */
function pageOf(degrees: number) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const put = (x: number, y: number) => {
    const [column, row] = [Math.round(400 + x * cos - y * sin), Math.round(550 + x * sin + y * cos)];
    if (column >= 0 && row >= 0 && column < WIDTH && row < HEIGHT) data[row * WIDTH + column] = 0;
  };
  for (let line = -15; line < 15; line += 1)
    for (const column of [-250, -60, 120])
      for (let letter = 0; letter < 9; letter += 1)
        for (let dot = 0; dot < 80; dot += 1) put(column + letter * 10 + (dot % 8), line * 24 + Math.floor(dot / 8));
  return { data, width: WIDTH, height: HEIGHT };
}

test.each([0, 0.4, -2.3, 7.35, -14])('the skew of a page turned by %d degrees is found', (degrees) => {
  const lines = linesOf(pageOf(degrees))!;
  expect(lines.vertical).toBe(false);
  expect(Math.abs(lines.skew - degrees)).toBeLessThan(0.15);
});

test.each([90, 88.5, -91])('lines that run from top to bottom are found on a page turned by %d degrees', (degrees) => {
  expect(linesOf(pageOf(degrees))).toMatchObject({ vertical: true });
});

test('thousands of specks are no lines', () => {
  const data = new Uint8Array(WIDTH * HEIGHT).map((_, index) => (index % 7 === 0 ? 0 : 255));
  const apart = data.map((value, index) => (Math.floor(index / WIDTH) % 2 === 0 ? value : 255));
  expect(linesOf({ data: apart, width: WIDTH, height: HEIGHT })).toBeNull();
});
