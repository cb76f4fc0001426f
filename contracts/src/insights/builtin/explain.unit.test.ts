import { describe, expect, test } from '@jest/globals';
import type { Remainder } from '../../labs/left-over.js';
import { speechLanguages, type SpeechLanguage } from '../languages.js';
import { builtInExplanation } from './explain.js';
import type { Explanation, Sentence } from './explanation.js';
import type { EarlierValue, LabFact } from './facts.js';
import { loadPhrases } from './load-phrases.js';
import { earlierOf, ofTable, printed, valueOf } from './testing/report-facts.js';
import { urgentLimits } from './urgent-limits.js';

const adult = { sex: null, age: 41 };
const call = { emergency: '112', ambulance: '108' };
const DATE = '2026-11-18';
const explain = (
  values: LabFact[],
  earlier: EarlierValue[] = [],
  language: SpeechLanguage = 'en-US',
  remainder: Remainder = { leftOver: [], hasMore: false },
) =>
  builtInExplanation(
    { ...{ date: DATE, isRecent: true, person: adult, call, problem: null }, values, earlier, ...remainder },
    language,
  );
const texts = (sentences: Explanation['lead']) => sentences.map(({ text }) => text);
const inUnit = (unit: string, changes: Partial<LabFact> = {}) => ({ unit: { printed: unit, ucum: unit }, ...changes });

describe('the lipid profile of the design', () => {
  const values = [
    valueOf('hdl', 46, printed(40, null)),
    valueOf('tg', 164, printed(null, 150)),
    valueOf('ldl', 135, printed(null, 100)),
    valueOf('vldl', 32.8, printed(null, 30), { doubt: 'faint' }),
    valueOf('nonhdl', 168, printed(null, 130), { doubt: 'faint' }),
  ];
  const earlier = [
    ...[earlierOf('ldl', '2026-01-12', 170), earlierOf('ldl', '2026-05-04', 160), earlierOf('ldl', '2026-08-03', 148)],
    earlierOf('tg', '2026-08-03', 212),
    ...[earlierOf('hdl', '2026-01-12', 42), earlierOf('hdl', '2026-05-04', 44)],
  ];

  test('is told in the words of the design', async () => {
    const { lead, points, toCheck, questions } = await explain(values, earlier);
    expect(texts(lead)).toEqual([
      'Your LDL is 135 mg/dL.',
      "That is above the laboratory's limit of 100, and it has fallen three times in a row since January (170 then).",
      'This is the cholesterol that can settle in the walls of blood vessels.',
    ]);
    expect(points.map(({ test: key, trend }) => [key, trend])).toEqual([
      ['tg', 'falling'],
      ['hdl', 'rising'],
    ]);
    expect(texts(points[0]!.sentences).slice(0, 2)).toEqual([
      'Triglycerides, 164.',
      "Close to the laboratory's limit of 150, a little above it, down from 212.",
    ]);
    expect(texts(points[1]!.sentences).slice(0, 3)).toEqual([
      'HDL, 46.',
      'This is the kind of cholesterol you want more of.',
      'It is rising, slowly.',
    ]);
    expect(toCheck.map(({ test: key, sentence }) => [key, sentence.text])).toEqual([
      ['vldl', 'VLDL: the scan was faint here. Compare with the paper before you rely on this value.'],
      ['nonhdl', 'Non-HDL: the scan was faint here. Compare with the paper before you rely on this value.'],
    ]);
    expect(texts(questions)).toEqual([
      'Which levels of cholesterol and fats should I aim for, and how do I get there?',
      'Is this the change that we want to see: HDL?',
    ]);
  });

  test('has a summary of three paragraphs that begins with the lead', async () => {
    const { lead, summary } = await explain(values, earlier);
    expect(summary).toHaveLength(3);
    expect(summary[0]!.text).toBe(texts(lead).join(' '));
    expect(summary[1]!.text).toBe(
      "Triglycerides, 164. Close to the laboratory's limit of 150, a little above it, down from 212. " +
        "HDL, 46. It is rising, slowly. It is above the laboratory's lower limit of 40.",
    );
    expect(summary[2]!.text).toContain('VLDL and non-HDL');
  });

  test('says in each language which value is the main one, and names the month', async () => {
    const january = {
      'en-US': 'January',
      'es-ES': 'enero',
      'fr-FR': 'janvier',
      'de-DE': 'Januar',
      'zh-CN': '一月',
      'hi-IN': 'जनवरी',
    };
    for (const language of Object.keys(speechLanguages) as SpeechLanguage[]) {
      const { lead } = await explain(values, earlier, language);
      expect(lead[0]!.text).toContain('135 mg/dL');
      expect(lead[1]!.text).toContain(january[language]);
    }
  });
});

describe('where a value is', () => {
  const hb = (value: number, range = printed(12, 15)) => valueOf('hb', value, range, inUnit('g/dL'));
  test.each([
    ['above a range', hb(18), "That is above the laboratory's range of 12 to 15."],
    ['below a range', hb(9), "That is below the laboratory's range of 12 to 15."],
    ['a little above', hb(15.2), "That is close to the laboratory's range of 12 to 15, a little above it."],
    ['a little below', hb(11.8), "That is close to the laboratory's range of 12 to 15, a little below it."],
    ['above the usual one', hb(18, ofTable(12, 15)), 'That is above the usual adult range of 12 to 15.'],
    ['below a single limit', valueOf('hdl', 30, printed(40, null)), "That is below the laboratory's limit of 40."],
    [
      'equal to a limit that is outside',
      valueOf('ldl', 100, { ...printed(null, 100), exclusive: true }),
      "That is exactly at the laboratory's limit of 100, so no longer within it.",
    ],
    ['beyond a limit of 0', valueOf('rf', 5, printed(null, 0)), "That is above the laboratory's limit of 0."],
  ])('%s', async (_, value, sentence) => {
    expect(texts((await explain([value])).lead)).toContain(sentence);
  });

  test.each([
    ['near the upper end', hb(14.9), "Within the laboratory's range of 12 to 15, close to its upper end."],
    ['near the lower end', hb(12.1), "Within the laboratory's range of 12 to 15, close to its lower end."],
    [
      'near an upper limit',
      valueOf('chol', 190, printed(null, 200)),
      "Within the laboratory's limit of 200, but close to it.",
    ],
    ['near a lower limit', valueOf('hdl', 42, printed(40, null)), "Just above the laboratory's lower limit of 40."],
  ])('%s', async (_, value, sentence) => {
    const { lead, points } = await explain([value, valueOf('urea', 30, printed(17, 43))]);
    expect(texts(lead)[0]).toContain('All these values are within their range');
    expect(texts(points[0]!.sentences)).toContain(sentence);
  });

  test('closeness is measured by the width of a range, so that sodium is not always close', async () => {
    const { points, lead } = await explain([
      valueOf('na', 143, printed(136, 145), inUnit('mmol/L')),
      valueOf('esr', 1, printed(0, 15), inUnit('mm/h')),
    ]);
    expect(points).toEqual([]);
    expect(texts(lead)).toEqual(['All these values are within their range: sodium and ESR.']);
  });

  test('a wide range makes no value close that is far from the limit itself', async () => {
    const ferritin = (value: number) => valueOf('ferritin', value, printed(24, 307), inUnit('ng/mL'));
    expect(texts((await explain([ferritin(8)])).lead)).toContain("That is below the laboratory's range of 24 to 307.");
    expect((await explain([ferritin(40)])).points).toEqual([]);
  });

  test('values in the middle of their range are named in one sentence, and not one by one', async () => {
    const { lead, points, closing } = await explain([
      valueOf('ldl', 135, printed(null, 100)),
      valueOf('urea', 30, printed(17, 43)),
      valueOf('creat', 0.9, printed(0.5, 1.3)),
    ]);
    expect(lead[0]!.text).toBe('Your LDL is 135 mg/dL.');
    expect(points).toEqual([]);
    expect(texts(closing)[0]).toBe('Everything else is within its range: urea and creatinine.');
  });

  describe('neither everything nor all values are said to be within their range', () => {
    const urea = valueOf('urea', 30, printed(17, 43));
    const creatinine = valueOf('creat', 0.9, printed(0.5, 1.3));
    const ldl = valueOf('ldl', 135, printed(null, 100));
    const procalcitonin = { text: 'Procalcitonin 38 ng/mL (0 - 0.5)', standing: 'above' } as const;
    const culture = { text: 'Urine culture: E. coli', standing: 'unknown' } as const;

    test('if the report says more', async () => {
      const more = { leftOver: [], hasMore: true };
      const { closing } = await explain([ldl, urea, creatinine], [], 'en-US', more);
      expect(texts(closing).slice(0, 2)).toEqual([
        'Your report says more than these values. The rest is not interpreted here.',
        'These values are within their range: urea and creatinine.',
      ]);
      const { lead } = await explain([urea, creatinine], [], 'en-US', more);
      expect(texts(lead)).toEqual(['These values are within their range: urea and creatinine.']);
    });

    test('if lines are left over, which are told before', async () => {
      const { lead, leftOver } = await explain([urea], [], 'en-US', {
        leftOver: [culture, procalcitonin],
        hasMore: false,
      });
      expect(texts(lead)).toEqual([
        'One result is outside what is printed beside it. Please ask your doctor about it soon.',
        '2 lines of your report look like results and are not interpreted here. Please ask your doctor about them.',
        'This value is within its range: urea.',
      ]);
      expect(leftOver).toEqual([procalcitonin, culture]);
    });

    test.each(Object.keys(speechLanguages) as SpeechLanguage[])('in a summary in %s', async (language) => {
      const { summary } = await explain([ldl, urea], [], language, { leftOver: [procalcitonin], hasMore: true });
      const phrases = await loadPhrases(language);
      const said = texts(summary).join(' ');
      expect(said).toContain(phrases.leftOverUnexpected(1));
      expect(said).toContain(phrases.leftOver(1));
      expect(said).not.toContain(phrases.restWithin({ list: phrases.tests.urea[0], count: 1 }));
    });

    test('and a value to contact a doctor about still comes first', async () => {
      const potassium = valueOf('k', 7.2, printed(3.5, 5.1), inUnit('mmol/L'));
      const { lead } = await explain([potassium], [], 'en-US', { leftOver: [procalcitonin], hasMore: false });
      expect(texts(lead)[0]).toBe('Potassium 7.2 mmol/L: please have this looked at today, at a hospital.');
      expect(texts(lead).at(-1)).toContain('outside what is printed beside it');
    });
  });

  test('everything else is not said to be within its range if something has to be checked', async () => {
    const { closing } = await explain([
      valueOf('ldl', 135, printed(null, 100)),
      valueOf('urea', 30, printed(17, 43)),
      valueOf('creat', 0.9, null, { doubt: 'faint' }),
    ]);
    expect(texts(closing)[0]).toBe('This value is within its range: urea.');
  });

  test('a value without any range, and one whose range depends on the person, are told apart', async () => {
    const { lead } = await explain([valueOf('eag', 120)]);
    expect(texts(lead)).toEqual([
      'Your report gives no range for these, and there is no general one: estimated average glucose.',
    ]);
    const person = await explain([valueOf('hb', 13, null, inUnit('g/dL'))]);
    expect(texts(person.lead)[0]).toContain('the usual one could not be applied here: haemoglobin');
  });

  test('what a comparator leaves open is said to be open', async () => {
    const { lead } = await explain([valueOf('crp', 10, printed(2, 5), inUnit('mg/L', { comparator: '<' }))]);
    expect(texts(lead)).toContain(
      "Whether it is within the laboratory's range of 2 to 5 cannot be said from this number.",
    );
    expect(texts(lead)[0]).toBe('Your C-reactive protein is less than 10 mg/L.');
  });
});

describe('numbers', () => {
  test('keep their decimals as printed', async () => {
    const { lead } = await explain([valueOf('tsh', 7.1, printed(0.4, 4), inUnit('mIU/L', { decimals: 2 }))]);
    expect(lead[0]!.text).toBe('Your TSH is 7.10 mIU/L.');
  });

  test('of an earlier report keep their unit if it is another one', async () => {
    const molar = { unit: { printed: 'mmol/L', ucum: 'mmol/L' } };
    const { lead } = await explain(
      [valueOf('ldl', 135, printed(null, 100))],
      [earlierOf('ldl', '2026-05-01', 5.49, molar)],
    );
    expect(lead[1]!.text).toBe("That is above the laboratory's limit of 100, and it is down from 5.49 mmol/L.");
  });

  test('name the year of a run that began in another one', async () => {
    const earlier = [earlierOf('ldl', '2025-11-02', 190), earlierOf('ldl', '2026-05-04', 160)];
    const { lead } = await explain([valueOf('ldl', 135, printed(null, 100))], earlier);
    expect(lead[1]!.text).toContain('fallen twice in a row since November 2025 (190 then).');
  });
});

describe('sources', () => {
  test('a printed range needs none, one of the table is cited, and one that is not confirmed is named so', async () => {
    const sourceOf = async (value: LabFact) =>
      (await explain([value])).lead.find(({ text }) => text.startsWith('That is'))?.source;
    expect(await sourceOf(valueOf('ldl', 135, printed(null, 100)))).toBeNull();
    expect(await sourceOf(valueOf('chol', 250, ofTable(null, 199)))).toBe(
      'Table of reference ranges for adults: NCEP ATP III 2002',
    );
    expect(await sourceOf(valueOf('chol', 250, ofTable(null, 199, 'unsure')))).toBe(
      'Table of reference ranges for adults, not confirmed: NCEP ATP III 2002',
    );
  });

  test('what a test is comes from a table that nobody has reviewed, and says so', async () => {
    const { lead } = await explain([valueOf('chol', 250, printed(null, 199))]);
    expect(lead.find(({ text }) => text.startsWith('This is'))?.source).toContain('not yet reviewed by a clinician');
  });
});

describe('order', () => {
  test('outside the range by distance, then changes by size, then near a limit', async () => {
    const values = [
      valueOf('chol', 190, printed(null, 200)),
      valueOf('urea', 30, printed(17, 43)),
      valueOf('creat', 0.9, printed(0.5, 1.3)),
      valueOf('tg', 160, printed(null, 150)),
      valueOf('ldl', 250, printed(null, 100)),
      valueOf('uric', 3, printed(3.5, 7.2)),
    ];
    const earlier = [earlierOf('urea', '2026-03-01', 25), earlierOf('creat', '2026-03-01', 0.6)];
    const { lead, points } = await explain(values, earlier);
    expect(lead[0]!.text).toContain('LDL');
    expect(points.map((each) => each.test)).toEqual(['uric', 'tg', 'creat', 'urea', 'chol']);
  });

  test('a value that cannot wait comes before one that is further outside', async () => {
    const potassium = valueOf('k', 6.6, printed(3.5, 5), inUnit('mmol/L'));
    const { lead } = await explain([valueOf('tg', 900, printed(null, 150)), potassium]);
    expect(texts(lead).slice(0, 4)).toEqual([
      'Potassium 6.6 mmol/L: please have this looked at today, at a hospital.',
      'If you feel very ill, do not wait: call 112, or 108 for an ambulance.',
      'Your potassium is 6.6 mmol/L.',
      "That is above the laboratory's range of 3.5 to 5.0.",
    ]);
  });

  test('the summary names what is outside its range even if there is no room to explain it', async () => {
    const keys = ['ldl', 'tg', 'chol', 'nonhdl', 'vldl', 'uric'] as const;
    const { summary } = await explain([
      ...keys.map((key, index) => valueOf(key, 900 - index, printed(null, 100))),
      valueOf('urea', 30, printed(17, 43)),
    ]);
    expect(summary[1]!.text).toContain('These values are outside their range too: VLDL and uric acid.');
    expect(summary[2]!.text).not.toContain('Everything else');
  });
});

describe('a value beyond an urgent limit', () => {
  const phrasesOf = loadPhrases('en-US');
  /** The first sentences, up to what is said of the first value. */
  async function openings(value: LabFact, earlier: EarlierValue[] = []): Promise<readonly Sentence[]> {
    const { lead } = await explain([value], earlier);
    const [name] = (await phrasesOf).tests[value.test];
    return lead.filter(({ text }) => text.toLowerCase().startsWith(name.toLowerCase()));
  }

  test.each(urgentLimits.flatMap((limit) => limit.tests.map((key) => [key, limit.side, limit.limit, limit] as const)))(
    '%s %s %s',
    async (key, side, limit, { unit, isIncluded, rank, source, confidence }) => {
      const beyondPrinted = valueOf(key, 2400, printed(null, 16), inUnit(unit));
      const step = side === 'above' ? 0.01 : -0.01;
      const at = (value: number, changes: Partial<LabFact> = {}) => valueOf(key, value, null, inUnit(unit, changes));
      const [said, ...others] = await openings(limit === 'printed' ? beyondPrinted : at(limit + step));
      expect(others).toEqual([]);
      expect(said!.text).toContain(rank === 'hospital' ? 'today, at a hospital' : 'contact a doctor today');
      expect(said!.source).toContain(source);
      expect(said!.source?.includes('not confirmed')).toBe(confidence === 'unsure');
      if (limit === 'printed') return;
      const isSaid = async (value: LabFact) =>
        (await openings(value)).some(({ source: each }) => each?.includes(source));
      expect(await isSaid(at(limit))).toBe(isIncluded === true);
      expect(await isSaid(at(limit - step))).toBe(false);
      expect(await isSaid(at(limit, { comparator: side === 'above' ? '>' : '<' }))).toBe(true);
      expect(await isSaid(at(limit + step, { comparator: side === 'above' ? '<' : '>' }))).toBe(false);
    },
  );

  test('is never called a little above', async () => {
    const { lead } = await explain([valueOf('k', 6.6, printed(3.5, 6.5), inUnit('mmol/L'))]);
    expect(texts(lead)).toContain("That is above the laboratory's range of 3.5 to 6.5.");
  });

  test('is converted first', async () => {
    expect(await openings(valueOf('glu_r', 25, null, inUnit('mmol/L')))).toHaveLength(1);
    expect(await openings(valueOf('glu_r', 8, null, inUnit('mmol/L')))).toEqual([]);
    expect(await openings(valueOf('hb', 65, null, inUnit('g/L')))).toHaveLength(1);
    expect(await openings(valueOf('plt', 0.15, null, inUnit('10*5/uL')))).toHaveLength(1);
    expect(await openings(valueOf('inr', 6.2, null, { unit: null }))).toHaveLength(1);
  });

  test('of several, those for the hospital are told first, and all of them', async () => {
    const { lead } = await explain([
      valueOf('creat', 3.1, printed(0.6, 1.2)),
      valueOf('hb', 5.2, printed(12, 15), inUnit('g/dL')),
      valueOf('k', 7.1, printed(3.5, 5), inUnit('mmol/L')),
    ]);
    expect(texts(lead).slice(0, 3)).toEqual([
      expect.stringMatching(
        /^(Haemoglobin 5\.2 g\/dL and potassium 7\.1|Potassium 7\.1 mmol\/L and haemoglobin 5\.2).*hospital\.$/,
      ),
      'Creatinine 3.1 mg/dL: please contact a doctor today, if you have not done so yet.',
      'If you feel very ill, do not wait: call 112, or 108 for an ambulance.',
    ]);
  });

  test('that has to be checked comes first too, with its number', async () => {
    const plt = valueOf('plt', 42000, printed(150000, 410000), inUnit('/uL', { doubt: 'faint' }));
    const { lead, summary } = await explain([plt, valueOf('ldl', 90, printed(null, 100))]);
    const said =
      'Platelet count 42,000 /µL: please check this number on the paper now. If it is right, please contact a doctor today.';
    expect(lead[0]!.text).toBe(said);
    expect(summary[0]!.text.startsWith(said)).toBe(true);
    const [withoutUnit] = await openings(valueOf('hb', 5.2, null, { unit: null, doubt: 'unitMissing' }));
    expect(withoutUnit!.text).toContain('Haemoglobin 5.2: please check this number on the paper now.');
    expect(await openings(valueOf('hb', 13.2, null, { unit: null, doubt: 'unitMissing' }))).toEqual([]);
  });

  describe('that was so before', () => {
    const KNOWN =
      'It was beyond the limit of urgent values before. If no doctor knows of it, please contact one today.';
    const isUrgent = async (value: LabFact, ...earlier: EarlierValue[]) => {
      const { lead } = await explain([value], earlier);
      expect(texts(lead).includes(KNOWN)).toBe(!/today/.test(lead[0]!.text));
      return /today/.test(lead[0]!.text);
    };
    const creatinine = (value: number) => valueOf('creat', value, printed(0.6, 1.2));

    test('and is about the same is not urgent again', async () => {
      expect(await isUrgent(creatinine(6), earlierOf('creat', '2026-09-01', 5.6))).toBe(false);
    });
    test.each([
      ['much less', creatinine(6), earlierOf('creat', '2026-09-01', 4)],
      ['not at all', creatinine(6), earlierOf('creat', '2026-09-01', 1)],
      ['long ago', creatinine(6), earlierOf('creat', '2025-09-01', 6)],
      [
        'for something nobody lives with',
        valueOf('k', 7, null, inUnit('mmol/L')),
        earlierOf('k', '2026-09-01', 7, inUnit('mmol/L')),
      ],
    ])('%s is urgent', async (_, value, earlier) => expect(await isUrgent(value, earlier)).toBe(true));
  });

  const potassium = valueOf('k', 6.6, printed(3.5, 5), inUnit('mmol/L'));
  const languages = Object.keys(speechLanguages) as SpeechLanguage[];
  const whom = (age: number | null, isRecent: boolean) => ({
    ...{ date: DATE, isRecent, person: { sex: null, age }, values: [potassium], earlier: [] },
    ...{ leftOver: [], hasMore: false, call, problem: null },
  });

  test.each(languages)('in %s, says "today" to adults with a recent report only', async (language) => {
    const phrases = await loadPhrases(language);
    const { format } = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
    const result = `${phrases.tests.k[0]} ${format(6.6)} mmol/L`;
    const first = async (age: number | null, isRecent: boolean) => {
      const { lead, summary } = await builtInExplanation(whom(age, isRecent), language);
      expect(summary[0]!.text.startsWith(lead[0]!.text)).toBe(true);
      expect(texts(lead).includes(phrases.callIfIll(call))).toBe(isRecent);
      return lead[0]!.text;
    };
    expect(await first(18, true)).toBe(phrases.urgent.hospital(result));
    expect(await first(18, false)).toBe(phrases.urgentOlder(result));
    for (const age of [17, null])
      for (const isRecent of [true, false]) expect(await first(age, isRecent)).toBe(phrases.urgentAdults(result));
  });
});

describe('what the report itself says', () => {
  test('is quoted: what its own table calls a value', async () => {
    const sugar = valueOf('hba1c', 6.1, printed(null, 5.7), { called: 'Prediabetes', ...inUnit('%') });
    const { lead } = await explain([sugar, valueOf('ldl', 90, printed(null, 100))]);
    expect(texts(lead)).toContain("The report's own table calls this “Prediabetes”.");
  });

  test.each(['severalPatients', 'otherLanguage', 'unreadable'] as const)(
    'is not relied upon if it is %s',
    async (problem) => {
      const values = [valueOf('ldl', 90, printed(null, 100))];
      const facts = {
        ...{ date: DATE, isRecent: true, person: adult, call, values, earlier: [] },
        ...{ leftOver: [], hasMore: false },
      };
      const { lead } = await builtInExplanation({ ...facts, problem }, 'en-US');
      const { problems } = await loadPhrases('en-US');
      expect(texts(lead)).toEqual([problems[problem], 'This value is within its range: LDL.']);
    },
  );
});

describe('values to check', () => {
  test('are named without their number, and are nowhere else', async () => {
    const { lead, points, toCheck, closing, questions } = await explain([
      valueOf('k', 67, printed(3.5, 5), inUnit('mmol/L', { doubt: 'implausible' })),
    ]);
    expect(texts(lead)).toEqual([
      'The values of this report could not be read with certainty. Please check them first.',
    ]);
    expect([points, questions, closing]).toEqual([[], [], []]);
    expect(toCheck[0]!.sentence.text).toBe(
      'Potassium: a digit or the decimal point may have been misread. Compare with the paper before you rely on this value.',
    );
  });

  test('a reason that the phrases do not know is still said to be one', async () => {
    const { toCheck } = await explain([valueOf('ldl', 135, null, { doubt: 'something new' })]);
    expect(toCheck[0]!.sentence.text).toContain('could not be read with certainty');
  });
});

test('without values nothing is explained', async () => {
  const { lead, summary, ...rest } = await explain([]);
  expect(texts(lead)).toEqual(['No laboratory values were recognised in this text.']);
  expect(texts(summary)).toEqual(texts(lead));
  expect(rest).toEqual({ points: [], toCheck: [], leftOver: [], questions: [], closing: [] });
});

test('a question is chosen by test and side, and what has none is asked about by name', async () => {
  const phrases = await loadPhrases('en-US');
  const questions = async (value: LabFact) => texts((await explain([value])).questions);
  expect(await questions(valueOf('hdl', 20, printed(40, null)))).toEqual([phrases.questions.lowHdl]);
  expect(await questions(valueOf('plt', 90, printed(150, 410)))).toEqual([phrases.questions.bleeding]);
  expect(await questions(valueOf('plt', 900, printed(150, 410)))).toEqual([phrases.questions.bloodCount]);
  expect(await questions(valueOf('creat', 0.2, printed(0.7, 1.3)))).toEqual([
    'What could explain these results: creatinine?',
  ]);
});
