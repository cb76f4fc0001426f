import { describe, expect, test } from '@jest/globals';
import { standing } from '../labs/range.js';
import type { LabTestKey } from '../labs/tests.js';
import type { WrittenInsight } from './insight.js';
import { speechLanguages, type SpeechLanguage } from './languages.js';
import type { AssembledFacts } from './report-facts.js';
import { writeInsight, type InsightModel } from './write-insight.js';

/** A value with a range that the laboratory printed. */
function valueOf(
  test: LabTestKey,
  value: number,
  unit: string,
  low: number,
  high: number,
): AssembledFacts['values'][number] {
  const range = {
    low,
    high,
    exclusive: false,
    decimals: 1,
    from: 'report',
    source: null,
    confidence: 'confirmed',
  } as const;
  const read = {
    test,
    value,
    called: null,
    comparator: null,
    decimals: 1,
    unit: { printed: unit, ucum: unit },
    doubt: null,
  };
  return { ...read, range, standing: standing(read, range) };
}
const facts = (...values: AssembledFacts['values']): AssembledFacts => ({
  ...{ title: 'Blood tests', date: '2026-11-02', isRecent: true, text: '', values, earlier: [] },
  ...{ leftOver: [], comments: [], hasMore: false },
  person: { sex: 'female', age: 41 },
  call: { emergency: '112', ambulance: '108' },
  problem: null,
});
const potassium = valueOf('k', 7.2, 'mmol/L', 3.5, 5.1);
const haemoglobin = valueOf('hb', 10.1, 'g/dL', 12, 15);
const creatinine = valueOf('creat', 0.9, 'mg/dL', 0.6, 1.1);
const LOW = 'Your haemoglobin is 10.1 g/dL, which is low.';
const CONTACT = /^Potassium 7\.2 mmol\/L: .*today, at a hospital\. .*112, or 108/;

/** What is written with a model that answers with this text, and the prompts that it gets. */
async function written(text: string, known: AssembledFacts, summaryIn: SpeechLanguage | null = null) {
  const prompts: string[] = [];
  const model: InsightModel = {
    engine: { kind: 'gemini', model: 'gemini-2.5-flash' },
    ask: async ({ prompt }) => {
      prompts.push(prompt);
      return { text };
    },
  };
  return { ...(await writeInsight(model, known, summaryIn)), prompts };
}
const textOf = ({ blocks }: WrittenInsight) =>
  blocks.map((block) => (block.kind === 'list' ? block.items.map(({ text }) => text).join(' ') : block.text)).join(' ');

describe('what to contact a doctor about comes first', () => {
  const urgent = facts(haemoglobin, potassium);
  test('whatever the provider writes, with its source', async () => {
    const insight = await written(LOW, urgent);
    expect(insight.engine.kind).toBe('gemini');
    expect(textOf(insight)).toMatch(CONTACT);
    expect(textOf(insight)).toContain(LOW);
    expect(
      insight.blocks.some((block) => block.kind === 'paragraph' && /South West London/.test(block.source ?? '')),
    ).toBe(true);
  });

  test('if all that the provider wrote is left out', async () => {
    const insight = await written('Your potassium of 7.2 mmol/L is normal. What should I do about my HDL?', urgent);
    expect(insight).toMatchObject({ engine: { kind: 'built-in' }, failure: { code: 'AI_UNCONFIRMED' } });
    expect(textOf(insight)).toMatch(CONTACT);
  });

  test.each(Object.keys(speechLanguages) as SpeechLanguage[])('of a summary in %s', async (language) => {
    const insight = await written(LOW, urgent, language);
    const built = await writeInsight(null, facts(potassium), language);
    const [first] = built.blocks.map((block) => ('text' in block ? block.text : ''));
    expect(textOf(insight).startsWith(first!)).toBe(true);
    expect(insight.blocks.length).toBeLessThanOrEqual(3);
  });

  test('also of a value that has to be checked', async () => {
    const doubtful = { ...potassium, doubt: 'faint' as const };
    const insight = await written(LOW, facts(haemoglobin, doubtful));
    expect(insight.engine.kind).toBe('gemini');
    expect(textOf(insight)).toMatch(/^Potassium 7\.2 mmol\/L: please check this number on the paper now\./);
  });
});

describe('each value outside its range', () => {
  const both = facts(haemoglobin, valueOf('ldl', 160, 'mg/dL', 0, 100), creatinine);
  test.each([
    ['is not named', LOW],
    ['is in a question only', `${LOW} Why is my LDL cholesterol high?`],
    ['has no standing', `${LOW} Your LDL cholesterol is 160 mg/dL.`],
    ['is in a sentence that is left out', `${LOW} Your LDL cholesterol is 190 mg/dL, which is high.`],
    ['is only general', `${LOW} High LDL cholesterol can harm the blood vessels of people over time.`],
  ])('is explained by the built-in engine, which says so, if one %s', async (_, text) => {
    for (const summaryIn of [null, 'en-US'] as const) {
      const insight = await written(text, both, summaryIn);
      expect(insight).toMatchObject({ engine: { kind: 'built-in' }, failure: { code: 'AI_UNCONFIRMED' } });
      expect(textOf(insight)).toMatch(/haemoglobin.*LDL|LDL.*haemoglobin/i);
    }
  });

  test('that the provider explains needs no other engine', async () => {
    const insight = await written(`${LOW}\n\n- **LDL cholesterol**: 160 mg/dL (high)`, both);
    expect(insight).toMatchObject({ engine: { kind: 'gemini' }, failure: null, leftOut: [] });
  });
});

describe('the provider is not asked', () => {
  test.each(Object.keys(speechLanguages).filter((each) => each !== 'en-US') as SpeechLanguage[])(
    'for a summary in %s: nothing could be compared with the report',
    async (language) => {
      const insight = await written('Todo normal.', facts(haemoglobin), language);
      expect(insight).toMatchObject({ engine: { kind: 'built-in' }, failure: null, prompts: [] });
    },
  );

  test('about a text of several people', async () => {
    const insight = await written(LOW, { ...facts(haemoglobin), problem: 'severalPatients' });
    expect(insight).toMatchObject({ engine: { kind: 'built-in' }, failure: null, prompts: [] });
    expect(textOf(insight)).toMatch(/^This text seems to name more than one person/);
  });

  test('about a report without values', async () => {
    const insight = await written('You are well.', { ...facts(), text: 'ECG: sinus rhythm' });
    expect(insight).toMatchObject({ engine: { kind: 'built-in' }, failure: null, prompts: [] });
  });
});

test('the paragraphs of a summary that are too many are parts of the last', async () => {
  const insight = await written(
    `${LOW}\n\nIt is low.\n\nIt is below the range.\n\nPlease ask your doctor.`,
    facts(haemoglobin),
    'en-US',
  );
  expect(insight.blocks.map((block) => 'text' in block && block.text)).toHaveLength(2);
  expect(textOf(insight)).toContain('Please ask your doctor.');
});

describe('how a value moved', () => {
  const earlier = [{ ...valueOf('hb', 12.6, 'g/dL', 12, 15), at: '2026-03-02' }];
  const moved = { ...facts(potassium, haemoglobin, creatinine), earlier };
  const trends = ({ blocks }: WrittenInsight) =>
    blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])).flatMap(({ trend }) => trend ?? []);

  test('is said with its point by the built-in engine, also before anything is saved', async () => {
    expect(trends(await writeInsight(null, moved, null))).toEqual(['falling']);
  });

  test('is said with the point of a provider that gives its value', async () => {
    const insight = await written(
      `Your values:\n\n- ${LOW}\n- Your creatinine is 0.9 mg/dL.\n- Ask your doctor.`,
      moved,
    );
    expect(insight.engine.kind).toBe('gemini');
    expect(trends(insight)).toEqual(['falling']);
  });
});

test.each([
  ['plt', '10*3/uL', '10*3/uL', '10³/µL'],
  ['plt', '10^3/uL', '10*3/uL', '10³/µL'],
  ['tsh', 'u[IU]/mL', 'u[IU]/mL', 'µIU/mL'],
  ['plt', 'lakh/cumm', '10*5/uL', 'lakh/cumm'],
] as const)('%s in "%s" is named %s in words, prompts and what is read aloud', async (key, unit, ucum, named) => {
  const known = facts({ ...valueOf(key, 532, unit, 150, 410), unit: { printed: unit, ucum } });
  const { prompts } = await written('', known);
  const built = await writeInsight(null, known, null);
  const spoken = await Promise.all(
    (Object.keys(speechLanguages) as SpeechLanguage[]).map((language) => writeInsight(null, known, language)),
  );
  for (const text of [prompts[0]!, textOf(built), ...spoken.map(textOf)]) {
    expect(text).toContain(named);
    expect(text).not.toMatch(/10\*|10\^|\[IU\]/);
  }
});

describe('a provider says nothing about all values', () => {
  const all = 'All your values are within their range.';
  const text = `Your creatinine is 0.9 mg/dL, which is within the range of 0.6 to 1.1 mg/dL. ${all}`;
  const sodium = valueOf('na', 139, 'mmol/L', 135, 145);

  test('if one of them has no range, or has to be checked', async () => {
    expect(textOf(await written(text, facts(creatinine, sodium)))).toContain(all);
    const withoutRange = { ...sodium, range: null, standing: 'unknown' as const };
    const doubtful = { ...sodium, doubt: 'faint' as const };
    for (const other of [withoutRange, doubtful])
      expect(textOf(await written(text, facts(creatinine, other)))).not.toContain(all);
  });
});

test('what the report itself says in words is quoted beside what a provider writes', async () => {
  const comments = [{ label: 'Impression', text: 'Microcytic anaemia' }];
  const insight = await written(LOW, { ...facts(haemoglobin), comments, hasMore: true });
  expect(insight.engine.kind).toBe('gemini');
  expect(textOf(insight)).toContain('Under “Impression” your report itself says: “Microcytic anaemia”.');
});

test('of a line that is not interpreted it is said where it stands, and that its unit is missing', async () => {
  const leftOver: AssembledFacts['leftOver'] = [
    { text: 'Procalcitonin 38 (0 - 0.5)', standing: 'above' },
    { text: 'Anti-CCP 12', standing: 'unknown' },
    { text: 'Anti-CCP 12 U/mL', standing: 'unknown' },
  ];
  const { blocks } = await writeInsight(null, { ...facts(), leftOver }, null);
  const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(({ text }) => text) : []));
  expect(items).toEqual([
    '“Procalcitonin 38 (0 - 0.5)”: above what is printed beside it; the unit is missing.',
    '“Anti-CCP 12”: the unit is missing.',
    '“Anti-CCP 12 U/mL”',
  ]);
});
