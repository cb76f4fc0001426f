import { describe, expect, test } from '@jest/globals';
import type { LabTestKey } from '../../labs/tests.js';
import type { LabFact } from './facts.js';
import { loadPhrases } from './load-phrases.js';
import { type PatternKey, patternSentences } from './patterns.js';
import { printed, valueOf } from './testing/report-facts.js';

const RANGES: Partial<Record<LabTestKey, readonly [number, number]>> = {
  ...{ hb: [12, 15], mcv: [83, 101], ferritin: [15, 150], alt: [0, 40], alp: [30, 120], ggt: [0, 50] },
  ...{ urea: [17, 43], bun: [7, 20], creat: [0.6, 1.2], na: [136, 145], pcv: [36, 46] },
};
const units: Partial<Record<LabTestKey, string>> = { hb: 'g/dL', mcv: 'fL', ferritin: 'ng/mL', na: 'mmol/L', pcv: '%' };

/** The patterns that are said of these values. */
async function seen(
  values: Partial<Record<LabTestKey, number>>,
  changes: Partial<LabFact> = {},
): Promise<PatternKey[]> {
  const phrases = await loadPhrases('en-US');
  const facts = Object.entries(values).map(([key, value]) => {
    const test = key as LabTestKey;
    const ucum = units[test] ?? (['alt', 'alp', 'ggt'].includes(test) ? 'U/L' : 'mg/dL');
    return valueOf(test, value, printed(...RANGES[test]!), { unit: { printed: ucum, ucum }, ...changes });
  });
  const said = patternSentences(phrases, facts);
  expect(said.every(({ source }) => source !== null)).toBe(true);
  return (Object.keys(phrases.patterns) as PatternKey[]).filter((key) =>
    said.some(({ text }) => text === phrases.patterns[key]),
  );
}

describe('what is often seen together is said', () => {
  test.each([
    ['littleIron', { hb: 9.8, mcv: 71, ferritin: 6 }],
    ['liverCells', { alt: 410, alp: 110 }],
    ['bileFlow', { alt: 60, alp: 480 }],
    ['bileFlow', { alt: 35, alp: 300, ggt: 210 }],
    ['littleWater', { urea: 92, creat: 1.3, na: 149 }],
    ['littleWater', { bun: 48, creat: 1.4, pcv: 53 }],
  ] as const)('%s', async (key, values) => expect(await seen(values)).toEqual([key]));
});

describe('and is not where the values do not show it', () => {
  test.each([
    ['one of three is within its range', { hb: 9.8, mcv: 71, ferritin: 60 }],
    ['one of three is missing', { hb: 9.8, ferritin: 6 }],
    ['both liver values are raised alike', { alt: 160, alp: 160 }],
    ['GGT speaks for the bones', { alt: 35, alp: 300, ggt: 20 }],
    ['the blood is not concentrated', { urea: 92, creat: 1.3, na: 140 }],
    ['creatinine is raised as much', { urea: 92, creat: 3.1, na: 149 }],
  ] as const)('%s', async (_, values) => expect(await seen(values)).toEqual([]));

  test('a value has to be checked', async () =>
    expect(await seen({ hb: 9.8, mcv: 71, ferritin: 6 }, { doubt: 'faint' })).toEqual([]));
});
