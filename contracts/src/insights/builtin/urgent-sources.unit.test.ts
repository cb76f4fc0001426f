import { expect, test } from '@jest/globals';
import { urgentLimits } from './urgent-limits.js';
import { measureRows } from './urgent-measure-table.js';
import * as sources from './urgent-sources.js';

const SENTENCE = /^["\p{Lu}].{8,}\.$/u;

test.each(urgentLimits.map((limit) => [limit.tests.join(', '), limit.side, limit.limit, limit.why] as const))(
  '%s %s %s says why it is the limit',
  (_, __, ___, why) => expect(why).toMatch(SENTENCE),
);

test.each(measureRows.map(({ quantity, why }) => [quantity, why] as const))(
  '%s: says why these are the limits',
  (quantity, why) => {
    expect(quantity).toMatch(/^\p{Lu}/u);
    expect(why).toMatch(SENTENCE);
  },
);

/** Limits without a published source: chosen here, or printed on the report. */
const UNPUBLISHED = new Set(['CHOSEN', 'PRINTED_LIMIT', 'LABORATORY_ALERT']);

test.each(Object.entries(sources))('%s has a title, an address and the day on which it was read', (name, source) => {
  if (UNPUBLISHED.has(name)) {
    expect(source).toMatchObject({ confidence: 'unsure', published: null });
    return;
  }
  const { title, address, readOn } = source.published!;
  expect(title).not.toBe('');
  expect(new URL(address).host).toMatch(/\w\.\w/);
  expect(new Date(`${readOn}T00:00:00Z`).toISOString()).toBe(`${readOn}T00:00:00.000Z`);
});

test('what is chosen here without a source says so', () => {
  const chosen = urgentLimits.filter(({ source }) => source === sources.CHOSEN).map(({ why }) => why);
  const ofMeasures = measureRows.filter(({ limits }) => limits.some(({ source }) => source === 'CHOSEN'));
  for (const why of [...chosen, ...ofMeasures.map((row) => row.why)]) expect(why).toMatch(/[Cc]hosen here/);
});
