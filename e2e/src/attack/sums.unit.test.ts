import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Figures } from './figures.js';
import { addToSums, readSums } from './sums.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'attack-sums-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const run = (acknowledged: number, fault: string): Figures => ({
  ...{ rounds: 2, faults: { [fault]: 2 }, noSmallDisk: null, calls: 9, acknowledged, refused: {}, retried: {} },
  ...{ lost: 1, twice: 2 },
  ...{ commands: { bookAppointment: acknowledged }, events: 5, violated: { 'nothing is lost': 1 }, seconds: 3 },
  recovery: { [fault]: [7, 8] },
});

test('a later process continues with the next round, and adds its figures', () => {
  const file = join(folder, 'sums.json');
  addToSums(file, readSums(file, 7, null), 2, run(4, 'kill redis'));
  const later = readSums(file, 7, null);
  expect(later.next).toBe(2);
  const { next, figures } = addToSums(file, later, 2, run(1, 'kill postgres'));
  expect(next).toBe(4);
  expect(figures).toMatchObject({
    ...{ violated: { 'nothing is lost': 2 }, lost: 2, twice: 4 },
    ...{ rounds: 4, acknowledged: 5, commands: { bookAppointment: 5 }, events: 10, seconds: 6 },
    ...{ faults: { 'kill redis': 2, 'kill postgres': 2 }, recovery: { 'kill redis': [7, 8], 'kill postgres': [7, 8] } },
  });
  expect(readSums(file, 7, null)).toEqual({ seed: 7, faults: null, next, figures });
});

test('sums of an earlier version, which did not count what was lost, are continued', () => {
  const file = join(folder, 'sums.json');
  const { lost: _, twice: __, ...earlier } = run(4, 'kill redis');
  writeFileSync(file, JSON.stringify({ seed: 7, faults: null, next: 2, figures: earlier }));
  const { figures } = addToSums(file, readSums(file, 7, null), 2, run(1, 'kill redis'));
  expect(figures).toMatchObject({ acknowledged: 5, lost: 1, twice: 2 });
});

test('sums of another seed or of other faults are not continued', () => {
  const file = join(folder, 'sums.json');
  addToSums(file, readSums(file, 7, 'kills'), 2, run(4, 'kill redis'));
  expect(() => readSums(file, 8, 'kills')).toThrow('has the sums of seed 7');
  expect(() => readSums(file, 7, null)).toThrow('of the faults kills');
});
