import { describe, expect, test } from '@jest/globals';
import type { Remainder } from '../../labs/left-over.js';
import { builtInBlocks } from '../built-in-blocks.js';
import { speechLanguages, type SpeechLanguage } from '../languages.js';
import type { AssembledFacts } from '../report-facts.js';
import { builtInExplanation } from './explain.js';
import type { Explanation, Sentence } from './explanation.js';
import type { EarlierValue, LabFact, ReportFacts } from './facts.js';
import { dayText } from './formats.js';
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
    {
      ...{ date: DATE, isRecent: true, person: adult, call, problem: null, comments: [] },
      values,
      earlier,
      ...remainder,
    },
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
    const marker = { text: 'CA 125 380 U/mL (0 - 35)', standing: 'above' } as const;
    const culture = { text: 'Urine culture: E. coli', standing: 'unknown' } as const;

    test('if the report says more', async () => {
      const more = { leftOver: [], hasMore: true };
      const { closing } = await explain([ldl, urea, creatinine], [], 'en-US', more);
      expect(texts(closing).slice(0, 2)).toEqual([
        'Your report says more than these values. The rest is not interpreted here.',
        'These values are within their range: urea and creatinine.',
      ]);
      const { lead } = await explain([urea, creatinine], [], 'en-US', more);
      expect(texts(lead)).toEqual([
        'Your report says more than these values. The rest is not interpreted here.',
        'These values are within their range: urea and creatinine.',
      ]);
    });

    test.each([
      ['has no range', valueOf('ldl', 259)],
      ['has to be checked', valueOf('psa', 14.8, printed(0, 4), inUnit('ng/mL', { doubt: 'faint' }))],
      ['may be outside', valueOf('crp', 10, printed(2, 5), inUnit('mg/L', { comparator: '<' }))],
      ['has no range that applies', valueOf('hb', 11.9, null, inUnit('g/dL'))],
      ['has a unit that could not be read', valueOf('alt', 240, null, { unit: null, doubt: 'unitUnknown' })],
      ['may be a limit', valueOf('tsh', 10, printed(0.4, 4), inUnit('mIU/L', { doubt: 'maybeLimit' }))],
    ])('if a value %s', async (_, other) => {
      const { lead, closing, summary } = await explain([urea, creatinine, other]);
      const within = 'These values are within their range: urea and creatinine.';
      expect(texts(lead)).toContain(within);
      const said = texts([...lead, ...closing, ...summary]).join(' ');
      expect(said).not.toMatch(/All these values|Everything else/);
      const beside = texts((await explain([ldl, urea, creatinine, other])).closing);
      expect(beside).toContain(within);
      expect(beside.join(' ')).not.toContain('Everything else');
    });

    test('and a value without a range is told before', async () => {
      const troponin = valueOf('tni', 90, null, inUnit('ng/L'));
      expect(texts((await explain([urea, troponin])).lead)).toEqual([
        'Your report gives no range for these, and there is no general one: troponin I.',
        'This value is within its range: urea.',
      ]);
    });

    test('if lines are left over, which are told before', async () => {
      const { lead, leftOver } = await explain([urea], [], 'en-US', {
        leftOver: [culture, marker],
        hasMore: false,
      });
      expect(texts(lead)).toEqual([
        'One result is outside what is printed beside it. Please ask your doctor about it soon.',
        '2 lines of your report are not interpreted here. Please ask your doctor about them.',
        'This value is within its range: urea.',
      ]);
      expect(leftOver).toEqual([marker, culture]);
    });

    test.each(Object.keys(speechLanguages) as SpeechLanguage[])('in a summary in %s', async (language) => {
      const { summary } = await explain([ldl, urea], [], language, { leftOver: [marker], hasMore: true });
      const phrases = await loadPhrases(language);
      const said = texts(summary).join(' ');
      expect(said).toContain(phrases.leftOverUnexpected(1));
      expect(said).toContain(phrases.leftOver(1));
      expect(said).not.toContain(phrases.restWithin({ list: phrases.tests.urea[0], count: 1 }));
    });

    test('and a value to contact a doctor about still comes first', async () => {
      const potassium = valueOf('k', 7.2, printed(3.5, 5.1), inUnit('mmol/L'));
      const { lead } = await explain([potassium], [], 'en-US', { leftOver: [marker], hasMore: false });
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

  const ofAdults = urgentLimits.filter(({ isOfInfants }) => !isOfInfants);
  test.each(ofAdults.flatMap((limit) => limit.tests.map((key) => [key, limit.side, limit.limit, limit] as const)))(
    '%s %s %s',
    async (key, side, limit, { unit, isIncluded, rank, source: { citation, confidence } }) => {
      const beyondPrinted = valueOf(key, 2400, printed(null, 16), inUnit(unit));
      const step = side === 'above' ? 0.01 : -0.01;
      const at = (value: number, changes: Partial<LabFact> = {}) => valueOf(key, value, null, inUnit(unit, changes));
      const [said, ...others] = await openings(limit === 'printed' ? beyondPrinted : at(limit + step));
      expect(others).toEqual([]);
      const told = rank === 'hospital' ? 'today, at a hospital' : 'contact a doctor today';
      expect(said!.text).toContain(told);
      // A source that nobody has compared with the limit is not shown beside it.
      const isRead = confidence === 'confirmed';
      expect(said!.source).toEqual(isRead ? expect.stringContaining(citation) : null);
      if (limit === 'printed') return;
      const isSaid = async (value: LabFact) =>
        (await openings(value)).some(({ text, source: each }) =>
          isRead ? each?.includes(citation) : text.includes(told),
        );
      expect(await isSaid(at(limit))).toBe(isIncluded === true);
      expect(await isSaid(at(limit - step))).toBe(false);
      expect(await isSaid(at(limit, { comparator: side === 'above' ? '>' : '<' }))).toBe(true);
      expect(await isSaid(at(limit + step, { comparator: side === 'above' ? '<' : '>' }))).toBe(false);
    },
  );

  test('of an infant is not one of adults', async () => {
    const { lead } = await builtInExplanation(
      {
        ...{
          date: DATE,
          isRecent: true,
          person: { sex: null, age: 0 },
          call,
          problem: null,
          comments: [],
          earlier: [],
        },
        ...{ values: [valueOf('tbil', 12.5)], leftOver: [], hasMore: false },
      },
      'en-US',
    );
    expect(lead[0]!.text).toMatch(/12\.5 mg\/dL: please have this looked at today, at a hospital\.$/);
  });

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
    expect(withoutUnit!.text).toContain('Haemoglobin 5.2, without a unit: please check this number on the paper now.');
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
    ...{ leftOver: [], comments: [], hasMore: false, call, problem: null },
  });

  test.each(languages)('in %s, says of an older report what was measured again since', async (language) => {
    const phrases = await loadPhrases(language);
    const { format } = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
    const [first, again] = [6.6, 4.1].map((value) => `${format(value)} mmol/L`);
    const later = { ...potassium, value: 4.1, at: '2026-11-24' };
    const { lead } = await builtInExplanation({ ...whom(41, false), measuredAgain: [later] }, language);
    const said = phrases.urgentMeasuredAgain(
      `${phrases.tests.k[0]} ${first}`,
      dayText(phrases, DATE),
      again!,
      dayText(phrases, later.at),
    );
    expect(lead[0]!.text).toBe(said);
    expect(texts(lead)).not.toContain(phrases.callIfIll(call));
  });

  test.each(languages)(
    'in %s, says "today" of a recent report, and of an older one what it was and what to do if nobody has acted on it',
    async (language) => {
      const phrases = await loadPhrases(language);
      const { format } = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
      const result = `${phrases.tests.k[0]} ${format(6.6)} mmol/L`;
      const first = async (age: number | null, isRecent: boolean) => {
        const { lead, summary } = await builtInExplanation(whom(age, isRecent), language);
        expect(summary[0]!.text.startsWith(lead[0]!.text)).toBe(true);
        expect(texts(lead)).toContain(phrases.callIfIll(call));
        return lead[0]!.text;
      };
      expect(await first(18, true)).toBe(phrases.urgent.hospital(result));
      expect(await first(18, false)).toBe(phrases.urgentOlder.hospital(result, dayText(phrases, DATE)));
      const unread = { ...whom(18, false), values: [{ ...potassium, doubt: 'faint' }] };
      const { lead: doubtful } = await builtInExplanation(unread, language);
      expect(doubtful[0]!.text).toBe(phrases.urgentOlder.hospital(phrases.ifPrinted(result), dayText(phrases, DATE)));
      const ofOtherDay = { ...whom(18, false), isOtherDay: true };
      const { lead: undated } = await builtInExplanation(ofOtherDay, language);
      expect(undated[0]!.text).toBe(phrases.urgentOlder.hospital(result, null));
      for (const age of [17, null]) {
        expect(await first(age, true)).toBe(phrases.urgentAdults.hospital(result));
        expect(await first(age, false)).toBe(phrases.urgentOlder.hospital(result, dayText(phrases, DATE)));
        const { lead } = await builtInExplanation(whom(age, false), language);
        expect(lead[1]!.text).toBe(phrases.limitOfAdults());
      }
    },
  );
});

describe('what the report itself says', () => {
  const more = { ...{ leftOver: [], hasMore: true }, problem: null };
  test('is quoted: what its own table calls a value', async () => {
    const sugar = valueOf('hba1c', 6.1, printed(null, 5.7), { called: 'Prediabetes', ...inUnit('%') });
    const { lead } = await explain([sugar, valueOf('ldl', 90, printed(null, 100))]);
    expect(texts(lead)).toContain("The report's own table calls this “Prediabetes”.");
  });

  test.each(Object.keys(speechLanguages) as SpeechLanguage[])('is quoted in %s: a comment', async (language) => {
    const impression = { label: 'Impression', text: 'Microcytic anaemia, suggest iron studies' };
    const comments = [impression, ...['a', 'b', 'c'].map((text) => ({ label: 'Note', text }))];
    const values = [valueOf('ldl', 90, printed(null, 100))];
    const { closing, summary } = await builtInExplanation(
      { ...{ date: DATE, isRecent: true, person: adult, call, values, comments, earlier: [] }, ...more },
      language,
    );
    const phrases = await loadPhrases(language);
    const said = phrases.commented('Impression', 'Microcytic anaemia, suggest iron studies');
    expect(said).toMatch(/Impression.*Microcytic anaemia, suggest iron studies/);
    expect(texts(closing)[0]).toBe(said);
    expect(texts(summary).join(' ')).toContain(said);
    expect(texts(closing)).toContain(phrases.commented('Note', 'b'));
    expect(texts(closing)).not.toContain(phrases.commented('Note', 'c'));
  });

  test('is not quoted as a range that comforts: a value that is urgent and within it', async () => {
    const { lead } = await explain([valueOf('k', 7.2, printed(3.5, 7.5), inUnit('mmol/L'))]);
    expect(texts(lead)[0]).toContain('at a hospital');
    expect(texts(lead).join(' ')).not.toMatch(/within|range/);
  });

  test('is quoted once: a comment that is a line left over is not repeated, and its full stop is not doubled', async () => {
    const comments = [
      { label: 'Impression', text: 'Hyponatraemia, correlate clinically.' },
      { label: 'Note', text: 'Fasting sample.' },
    ];
    const leftOver = [{ text: 'Impression: Hyponatraemia, correlate clinically.', standing: 'unknown' } as const];
    const values = [valueOf('ldl', 90, printed(null, 100))];
    const facts = { date: DATE, isRecent: true, person: adult, call, values, comments, earlier: [] };
    const { closing } = await builtInExplanation({ ...facts, ...more, leftOver }, 'en-US');
    const { commented } = await loadPhrases('en-US');
    expect(texts(closing).filter((text) => text.includes('your report itself says'))).toEqual([
      commented('Note', 'Fasting sample'),
    ]);
  });

  test.each(['severalPatients', 'otherLanguage', 'unreadable'] as const)(
    'is not relied upon if it is %s',
    async (problem) => {
      const values = [valueOf('ldl', 90, printed(null, 100))];
      const facts = {
        ...{ date: DATE, isRecent: true, person: adult, call, values, earlier: [] },
        ...{ leftOver: [], comments: [], hasMore: false },
      };
      const { lead } = await builtInExplanation({ ...facts, problem }, 'en-US');
      const { problems } = await loadPhrases('en-US');
      expect(texts(lead)).toEqual([problems[problem], 'This value is within its range: LDL.']);
    },
  );
});

describe('a report with the name of somebody else', () => {
  const facts: ReportFacts = {
    ...{ date: DATE, isRecent: true, person: { sex: null, age: null }, call, earlier: [], problem: 'otherPerson' },
    values: [valueOf('k', 7.1, printed(3.5, 5), inUnit('mmol/L')), valueOf('ldl', 60, printed(null, 100))],
    leftOver: [{ text: 'Troponin I 2400 ng/L (limit 16)', standing: 'above' }],
    ...{ hasMore: false, comments: [] },
  };
  test.each(Object.keys(speechLanguages) as SpeechLanguage[])('says so first, in %s', async (language) => {
    const { lead, points, summary } = await builtInExplanation(facts, language);
    const phrases = await loadPhrases(language);
    expect(lead[0]!.text).toBe(phrases.problems.otherPerson);
    expect(summary[0]!.text.startsWith(phrases.problems.otherPerson)).toBe(true);
    expect(texts(lead)).not.toContain(phrases.callIfIll(call));
    expect(points.map(({ test: key }) => key)).toEqual(['k']);
  });
  test('says how soon and where for the case that it is theirs, and calls nothing theirs', async () => {
    const { lead, points } = await builtInExplanation(facts, 'en-US');
    expect(lead[1]!.text).toMatch(
      /^Potassium 7\.1 mmol\/L and “Troponin.*”: if this is your report, please have this looked at today, at a hospital\.$/,
    );
    expect(JSON.stringify([lead, points])).not.toMatch(/\bYour (?!report|doctor)|contact a doctor today/);
  });
  test('is too late for today if it is not recent', async () => {
    const { lead } = await builtInExplanation({ ...facts, isRecent: false }, 'en-US');
    expect(texts(lead).join(' ')).not.toContain('today, at a hospital');
  });
});

describe.each(['severalPatients', 'sampleReport'] as const)('a report that is %s', (problem) => {
  const facts: ReportFacts = {
    ...{ date: DATE, isRecent: true, person: adult, call, earlier: [], problem, comments: [] },
    values: [valueOf('k', 7.1, printed(3.5, 5), inUnit('mmol/L')), valueOf('ldl', 160, printed(null, 100))],
    ...{ leftOver: [], hasMore: false },
  };
  test('tells its values as those of the paper, and what is urgent for the case that it is theirs', async () => {
    const { lead } = await builtInExplanation(facts, 'en-US');
    const { problems } = await loadPhrases('en-US');
    expect(lead[0]!.text).toBe(
      'Potassium 7.1 mmol/L: if this is your report, please have this looked at today, at a hospital.',
    );
    expect(texts(lead)).toContain(problems[problem]);
    expect(texts(lead)).toContain('The potassium on this paper is 7.1 mmol/L.');
  });
  test('has a heading that claims nothing', async () => {
    const blocks = await builtInBlocks({ ...facts, title: '', text: '' } as AssembledFacts, null);
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(headings).toContain('Values on this paper');
    expect(headings).not.toContain('Your values');
  });
});

test('a value that the report only marks is told with its mark', async () => {
  const { lead } = await explain([valueOf('ldl', 190, null, { standing: 'high' })]);
  expect(texts(lead).slice(0, 2)).toEqual([
    'Your LDL is 190 mg/dL.',
    'Your report marks it as high, and gives no range for it.',
  ]);
});

describe('values to check', () => {
  test('are named without their number, and are nowhere else', async () => {
    const { lead, points, toCheck, closing, questions } = await explain([
      valueOf('k', 41, printed(3.5, 5), inUnit('mmol/L', { doubt: 'implausible' })),
    ]);
    expect(texts(lead)).toEqual([
      'The values of this report could not be read with certainty. Please check them first.',
    ]);
    expect([points, questions, closing]).toEqual([[], [], []]);
    expect(toCheck[0]!.sentence.text).toBe(
      'Potassium: a digit or the decimal point may have been misread. Compare with the paper before you rely on this value.',
    );
  });

  test.each<[string, LabFact, string]>([
    [
      'above the range beside it',
      valueOf('esr', 118, printed(0, 20), { unit: null, doubt: 'unitMissing' }),
      "ESR: the unit is missing. Compare with the paper before you rely on this value. The ESR on this paper is 118. It is above the laboratory's range of 0 to 20.",
    ],
    [
      'marked',
      valueOf('esr', 118, null, { unit: null, doubt: 'unitMissing', standing: 'high' }),
      'ESR: the unit is missing. Compare with the paper before you rely on this value. The ESR on this paper is 118. Your report marks it as high, and gives no range for it.',
    ],
    [
      'alone',
      valueOf('urea', 68, null, { unit: null, doubt: 'unitMissing' }),
      'Urea: the unit is missing. Compare with the paper before you rely on this value. The urea on this paper is 68.',
    ],
    [
      'within the range beside it',
      valueOf('esr', 12, printed(0, 20), { unit: null, doubt: 'unitMissing' }),
      'ESR: the unit is missing. Compare with the paper before you rely on this value. The ESR on this paper is 12.',
    ],
  ])('have their number where only the unit is missing: %s', async (_, fact, text) => {
    const { toCheck } = await explain([fact]);
    expect(toCheck[0]!.sentence.text).toBe(text);
  });

  test('are the first sentence where they are urgent whatever they may be, with what they may be', async () => {
    const { lead, toCheck } = await explain([
      valueOf('k', 74, printed(3.5, 5), inUnit('mmol/L', { doubt: 'implausible' })),
    ]);
    expect(lead[0]!.text).toBe(
      'Potassium 74 mmol/L (7.4?): please check this number on the paper now. If it is right, have it looked at today, at a hospital.',
    );
    expect(toCheck).toHaveLength(1);
  });

  test('of two numbers for one value the dangerous one is the first sentence, with the other', async () => {
    const { lead, toCheck } = await explain([
      valueOf('k', 4.1, null, inUnit('mmol/L', { doubt: 'twoValues' })),
      valueOf('k', 7.3, null, inUnit('mmol/L', { doubt: 'twoValues' })),
    ]);
    expect(lead[0]!.text).toBe(
      'Potassium 7.3 mmol/L (4.1?): please check this number on the paper now. If it is right, have it looked at today, at a hospital.',
    );
    expect(toCheck[0]!.sentence.text).toContain('more than one number stands here');
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

test.each([
  ['a line', { leftOver: [{ text: 'Glucose 2.1 mmol/L', standing: 'unknown' as const }] }],
  ['lines', { leftOver: ['Lactate 9 mmol/L', 'pH 7.08'].map((text) => ({ text, standing: 'unknown' as const })) }],
])('beside %s that cannot wait it is not said that nothing was recognised', async (_, more) => {
  const { lead } = await explain([], [], 'en-US', { ...more, hasMore: false });
  expect(texts(lead)[0]).toContain('at a hospital');
  expect(texts(lead).join(' ')).not.toContain('No laboratory values');
});

test('beside a value that cannot wait nothing is said of everything else', async () => {
  const { closing } = await explain([
    valueOf('k', 7.3, printed(3.5, 5.1), inUnit('mmol/L')),
    valueOf('na', 140, printed(135, 145), inUnit('mmol/L')),
  ]);
  const said = texts(closing).join(' ');
  expect(said).toContain('sodium');
  expect(said).not.toContain('Everything else');
});

test.each(Object.keys(speechLanguages) as SpeechLanguage[])(
  'limits of groups of people are not denied in %s',
  async (language) => {
    const phrases = await loadPhrases(language);
    const ofGroups = valueOf('inr', 2.6, null, { isOfGroups: true });
    const { lead } = await explain([ofGroups], [], language);
    const list = phrases.tests.inr[0];
    expect(texts(lead)).toContain(phrases.withRangesOfGroups({ list, count: 1 }));
    const both = await explain([ofGroups, valueOf('eag', 120, null)], [], language);
    expect(texts(both.lead)).toContain(phrases.withRangesOfGroups({ list, count: 1 }));
  },
);

test('a range that is printed on the report of a child may be that of adults', async () => {
  const values = [valueOf('creat', 1.1, printed(0.6, 1.3))];
  const ofAge = async (age: number | null) =>
    texts(
      (
        await builtInExplanation(
          {
            ...{ date: DATE, isRecent: true, person: { sex: null, age }, call, problem: null, comments: [] },
            ...{ values, earlier: [], leftOver: [], hasMore: false },
          },
          'en-US',
        )
      ).lead,
    );
  expect(await ofAge(2)).toEqual([
    'The value is within its range: creatinine.',
    expect.stringContaining('laboratories often print the ranges of adults'),
  ]);
  expect(await ofAge(41)).toEqual(['The value is within its range: creatinine.']);
});
