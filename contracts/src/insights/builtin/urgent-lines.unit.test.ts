import { describe, expect, test } from '@jest/globals';
import { remainderOf } from '../../labs/left-over.js';
import { everyResult } from '../../labs/parse-results.js';
import { speechLanguages, type SpeechLanguage } from '../languages.js';
import { writeInsight } from '../write-insight.js';
import type { AssembledFacts } from '../report-facts.js';
import { ended } from '../../testing/ended.js';
import { printedReports } from '../../testing/score-report.js';
import { explanationOf } from './explain.js';
import { partsOfLine } from './line-parts.js';
import { loadPhrases } from './load-phrases.js';
import { urgencyOfLine } from './urgent-lines.js';
import { NEWS2 } from './urgent-sources.js';

const rankOf = (text: string) =>
  remainderOf(text, everyResult(text)).leftOver.flatMap((line) => urgencyOfLine(line)?.rank ?? [])[0] ?? null;

test.each([
  ...['Troponin I 2400 ng/L (limit 16)', 'hs-Troponin T   52   pg/mL   < 14', 'TROPONIN-I 0.9 ng/mL 0.00 - 0.04'],
  ...['Troponin I: Positive', 'Trop-T positive', 'TROP T  REACTIVE'],
  // What the laboratory calls a number, where it prints no range.
  ...['Troponin T 0.35 ng/mL POSITIVE', 'Troponin I 2400 ng/L H', 'Troponin T: POSITIVE (0.35 ng/mL)'],
  ...['Troponin-T  HIGH  96 ng/L', 'Trop T 0.35 ng/mL (Detected)', 'Troponin T 0.35 ng/mL CRITICAL HIGH'],
  'Troponin T 0.35 ng/mL  Negative: < 0.04  Positive: >= 0.04',
  ...['Blasts 22 %', 'Blast cells seen', 'Blasts: 0.5 %', 'Myeloblasts 30 %', 'Lymphoblasts seen'],
  ...[
    'Blasts (normal < 5 %): 12 %',
    '22 % blasts',
    'No fever, blasts 20 %',
    'About 30% circulating blasts',
    'Few blasts',
  ],
  ...['Platelets not adequate; blasts: present', 'Peripheral smear shows circulating blasts', 'Increased blasts'],
  ...[
    'Lactate 9.6 mmol/L',
    'Serum Lactic Acid: 5.1 mmol/L (0.5 - 2.2)',
    'Lactate 48 mg/dL 4.5 - 19.8',
    'Lactate 9.6   0.5 - 2.2',
    'Lactate 9.6 (< 2.0)',
    'Lactate > 15 mmol/L',
  ],
  ...['Blasts 18', 'Blasts: 4', 'GRBS: HI', 'Glucometer reading HI', 'RBS - LO', 'Sugar (glucometer) shows HI'],
  ...['Glucose 520 mg/dL', 'Blood sugar 38 mg/dl', 'Sugar: 28 mmol/L', 'Glucose 560'],
  ...['Ionised calcium 0.70 mmol/L', 'iCa++ 0.7 mmol/L', 'Calcium, ionized 1.62 mmol/L', 'Ionised calcium 2.6 mg/dL'],
  ...['Ammonia 240 umol/L', 'Ammonia 420 µg/dL', 'Fibrinogen 80 mg/dL', 'Fibrinogen 0.9 g/L', 'Lithium 2.1 mmol/L'],
  ...['Digoxin 3.1 ng/mL', 'Phenytoin 34 µg/mL', 'Serum paracetamol 160 mg/L', 'Serum lithium 1.9 (0.6 - 1.2)'],
  ...['SpO2 84 %', 'SpO2: 86', 'SpO₂ 83 %', 'Oxygen saturation 88% on room air', 'BP 164/98 (34 weeks pregnant)'],
  ...['Blood culture: growth of E. coli', 'Blood culture positive'],
  ...['Blood culture: gram negative bacilli seen', 'Blood C/S: Staphylococcus aureus isolated'],
  ...['CSF cells 1,200 /cumm', 'CSF: WBC 180', 'CSF Gram stain: gram positive cocci', 'CSF culture: growth seen'],
  ...[
    'Carboxyhaemoglobin 22 % (< 2)',
    'COHb 35%',
    'sats 80%',
    'MetHb 30 %',
    'Neonatal bilirubin 16.4 mg/dL',
    'Bilirubin (3 days old baby) 14 mg/dL',
  ],
  ...[
    'pH 7.08',
    'pH (arterial)  7.10  7.35 - 7.45',
    'pH: 7.66   7.35-7.45',
    'pH: 7.08',
    ...[
      'pH 7.082',
      'pH 7.10',
      'pH: 7.200',
      'pH (37 °C) 7.08',
      'pH 7.35 - 7.45   7.08',
      'Arterial pH 7.0',
      'pH 7.1 (venous)',
    ],
    'pCO2 88 mmHg 35 - 45',
    'PaCO2 18.0 mmHg',
  ],
])('"%s" is for the hospital today', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  'P. falciparum seen',
  'Malaria antigen (Pv): POSITIVE',
  'Plasmodium vivax detected',
  'Malarial parasite index 4 %',
  'P. falciparum: Negative   P. vivax: Positive',
  'Malaria Pf: Negative, Pv: Positive',
  'P. falciparum Negative P. vivax Positive',
  'Negative for P. falciparum, positive for P. vivax',
  'Positive for P. vivax, negative for P. falciparum',
  'Malaria antigen (Ref: Negative) POSITIVE',
  'No P. falciparum, but P. vivax seen',
  'Numerous P. falciparum ring forms',
  ...['m.p. found', 'M.P. found', 'On peripheral smear: m.p. found (P. vivax rings).', 'MP found in smear'],
  ...['MP (QBC): +ve', 'M.P. (Card Test): Positive', 'Malaria Ag P.f: NEG  P.v: POS'],
  'Parasitaemia 2.1 %',
  ...['Glucose 400 mg/dL', 'Ammonia 92 umol/L (11 - 35)', 'Digoxin 2.2 ng/mL', 'Phenytoin 24 µg/mL'],
  ...['Bilirubin 15.2 mg/dL', 'S. Bilirubin 240 umol/L', 'Bilirubin 35', 'S. bilirubin: 22'],
  ...['Paracetamol level 30 mg/L', 'MetHb 16 %', 'BP 190/110 mmHg', 'BP: 150/124', 'Blood pressure 84/50'],
  ...['BP target 130/80, now 220/130', 'BP was 120/80, today 215/125', 'BP (right arm, sitting position) : 220/130'],
])('"%s" is for a doctor today', (text) => expect(rankOf(text)).toBe('doctor'));

test.each([
  ...[
    'Troponin I 4 ng/L (limit 16)',
    'Troponin I 12 ng/L',
    'Troponin I: Negative',
    'Troponin T 4 ng/L (positive above 14)',
    'Malaria antigen: Negative',
    'Malarial parasite not seen',
    ...['No trophozoites or gametocytes of malarial parasite found', 'Malarial parasites none found'],
    ...['No definite evidence of malarial parasite found'],
    ...['m.p. not found', 'No m.p. found', 'Bilirubin 8', 'Troponin I is 0.01', 'Trop-I was sent 2 times, negative'],
    ...[
      'Troponin T (High sensitive) 4 ng/L',
      'hs-Troponin T 4 ng/L  Positive: > 14',
      'Troponin I, high sensitivity 3 ng/L',
    ],
    ...['Troponin T 4 ng/L Negative', 'Troponin T < 3 ng/L L', 'No P. falciparum, P. vivax or P. ovale seen'],
    'Malarial parasite not seen. Platelets: few large forms seen',
    'Negative for malaria; few target cells seen',
    'Malaria antigen: Negative (Positive: if a band is seen)',
  ],
  ...['Blasts: 0 % (normal < 5 %)', 'No blasts or abnormal cells. Hypochromia in 40% of cells', 'Blasts < 1 %'],
  ...['No blasts, hypochromia in 40% of cells', 'Blasts: absent, Lymphocytes 40 %', 'Blasts -, Lymphocytes 40 %'],
  ...['Smear shows no blasts', 'Circulating blasts: nil', 'Malaria serology IgG 1:20'],
  ...['Normoblasts 5 %', 'Myeloblasts 3 % (0 - 5)', 'Blasts not noted, hypochromia in 40% of cells'],
  ...['Blasts 0 %', 'No blasts seen', 'Blasts: Nil', 'Procalcitonin 0.4 ng/mL', 'CK-MB 18 U/L 0 - 25'],
  ...['Lactate < 4.5 mmol/L', 'Lactate 1.9 mmol/L', 'Lactate dehydrogenase 640 U/L', 'Lactate 14 mg/dL', 'Lactate 18'],
  ...[
    'pH 6.0',
    'pH 7.0   5.0 - 8.0',
    'Urine pH 7.08',
    'pH 7.20 (semen, > 7.2)',
    'pH 6.50  4.6 - 8.0',
    'pH 7.39 7.35 - 7.45',
    ...['pH 7.00', 'Urinary pH 7.082', 'pH > 7.10', 'Cord pH 7.22', 'pH (37 °C) 7.41', 'Reaction (pH) 7.0 5.0 - 8.0'],
  ],
  ...['pCO2 41 mmHg 35 - 45', 'pCO2 9.1 kPa', 'pH 7.2'],
  ...[
    'Glucose 180 mg/dL',
    'Glucose 12',
    'Sugar 5.5 mmol/L',
    'Urine sugar 500 mg/dL',
    'Glucose 75 g given',
    'Sugar high',
  ],
  ...[
    'Ionised calcium 1.2 mmol/L',
    'Ionised calcium 4.8',
    'Ammonia 30 umol/L',
    'Fibrinogen 320 mg/dL',
    'Fibrinogen 1.2',
  ],
  ...['Fibrinogen degradation products 5 mg/L', 'Lithium 0.8 mmol/L', 'Tab Lithium 300 mg', 'Phenytoin 100 1-0-1'],
  ...['Tab Digoxin 0.25 mg', 'Paracetamol 500 mg', 'Digoxin 1.1 ng/mL', 'Phenytoin 12 µg/mL', 'Digoxin < 3 ng/mL'],
  ...['SpO2 97 %', 'SpO2 target 88-92', 'BP 120/80 mmHg', 'Target BP < 130/80', 'BP 150/96, pregnant 30 weeks'],
  ...[
    'Blood culture: no growth after 48 hours',
    'Blood culture: sterile',
    'Blood culture: no bacilli',
    'Urine culture: E. coli',
  ],
  ...['CSF cells 3 /cumm', 'CSF: few lymphocytes seen', 'CSF Gram stain: no organisms seen', 'CSF lymphocytes 90 %'],
  ...[
    'Carboxyhaemoglobin 1.1 % (< 2)',
    'Methaemoglobin 1.2 %',
    'Methaemoglobin reductase 18 U/g',
    'Neonatal bilirubin 6 mg/dL',
    'Blasts < 1',
    'Megakaryoblasts: nil',
    'Blasts 0',
  ],
  ...['RBS Hi-Tech Lab', 'Glucose HI-chem kit', 'sugar hi badh gayi hai', 'Sugar 1 tsp daily', 'Sat 28/11/2026, 45 km'],
])('"%s" is not said to be urgent', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ['Glucose 520 mg/dL', false],
  ['Glucose 560', true],
  ['Serum lithium 1.9 (0.6 - 1.2)', true],
  ['SpO2: 86', false],
  ['Blood culture: Klebsiella pneumoniae', false],
  ['Lithium 18 mmol/L', true],
])('"%s" has to be compared with the paper: %s', (text, isToCheck) =>
  expect(urgencyOfLine({ text, standing: 'unknown' })).toMatchObject({ rank: 'hospital', isToCheck }),
);

test('of a line with several results the most urgent counts, a certain one first', () => {
  expect(urgencyOfLine({ text: 'BP 190/100, SpO2 82 %', standing: 'unknown' })).toMatchObject({ source: NEWS2 });
  expect(urgencyOfLine({ text: 'Glucose 560, lactate 9 mmol/L', standing: 'unknown' })).toMatchObject({
    isToCheck: false,
  });
});

test.each([
  ['Sugar 110 in the morning, 480 mg/dL at night', 'hospital'],
  ['SpO2 97 %, later 82 %', 'hospital'],
  ['Glucose 110 mg/dL (last week 520 mg/dL)', null],
  ['Glucose 110 mg/dL (70 - 540 mg/dL)', null],
  ['Test: Lactate Result: 9.6 Unit: mmol/L', 'hospital'],
])('a further number of a quantity has to be checked: %s', (text, rank) =>
  expect(urgencyOfLine({ text, standing: 'unknown' })?.rank ?? null).toBe(rank),
);

test.each([
  ...['pH 7.38 → 7.05', 'pH 7.38 / 7.05', 'Lactate 1.2, repeat 9.6 mmol/L', 'SpO2 97 → 78', 'pCO2 40 -> 92 mmHg'],
  ...['Trop I 0.01 -> 12.4 ng/mL', 'COHb 1 then 34 %', 'Ammonia 30, 90 and 240 umol/L', 'Fibrinogen 310; 70 mg/dL'],
  ...[
    'Blood gas: 7.09/71/55/14',
    'sugar pehle 140 thi, aaj 490',
    'BGL 3.1, 2.2, 2.0 mmol/L',
    'Glucose log: Mon 112, Wed 44',
  ],
  ...['Lactate 9.6 mmol/L, previous report value 1.2', 'Lactate 9.6 mmol/L last week 1.2', 'SpO2 78 % last week 97 %'],
])('of several numbers of a quantity the dangerous one counts: %s', (text) =>
  expect(urgencyOfLine({ text, standing: 'unknown' })?.rank).toBe('hospital'),
);

test.each([
  ...['Lactate 9.6 mmol/L last week, 1.2 mmol/L now', 'SpO2 97, pulse 78', 'pH 7.38, pCO2 40 mmHg', 'pH 7.41 / 7.39'],
  ...['Lactate 1.2 mmol/L, target below 4', 'SpO2 97 %, 98 %', 'COHb 1 %, 2 tests done', 'SpO2 98 %, 16/min'],
  ...['Troponin I Normal range: 0 - 16 ng/L 9', 'Lactate Ref: 0.5 - 2.2 mmol/L 1.6'],
  ...['Lactate 9.6 mmol/L last week 1.2 mmol/L now', 'Lactate 1.2 mmol/L (previous lactate 9.6)'],
  ...['Blood gas not done', 'Sugar aaj 110 hai, kal 105 tha', 'Glucose strip lot 4455, code 22'],
])('a number of the past, of something else or within its limits is none: %s', (text) =>
  expect(urgencyOfLine({ text, standing: 'unknown' })).toBeNull(),
);

test('of the lines of printed reports that are not interpreted only germs and signs of sepsis are urgent', () => {
  const urgent = printedReports().flatMap(({ text }) =>
    remainderOf(text, everyResult(text)).leftOver.flatMap((line) => (urgencyOfLine(line) ? [line.text] : [])),
  );
  expect(urgent.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'PROCALCITONIN 4.61 Low risk of sepsis : < 0.5 ng/mL',
    'BLOOD CULTURE Growth of Klebsiella pneumoniae',
    'Procalcitonin 12.4 4.1 ng/ml < 0.5',
    'Sputum AFB 2+ Negative',
  ]);
});

describe('a line of any length', () => {
  const LONG = 'No abnormality detected in this section and the next one, '.repeat(300);
  test.each([
    'Blood culture: growth of E. coli.',
    'Troponin I 2400 ng/L H.',
    'Potassium came very dangerous 7.4 mmol/L.',
  ])('is searched to its end, also twice as long: %s', (danger) => {
    const rank = (text: string) => ended(() => urgencyOfLine({ text, standing: 'unknown' }))?.rank;
    for (const text of [danger, `${LONG}. ${danger}`, `${danger} ${LONG}`, `${LONG}${LONG}. ${danger} ${LONG}`])
      expect(rank(text)).toBe('hospital');
    expect(rank(LONG)).toBeUndefined();
  });

  test('the parts of a text that has no sentences overlap, and their number grows with its length', () => {
    const parts = (length: number) => partsOfLine('word '.repeat(length));
    expect(parts(20_000).length).toBeLessThanOrEqual(2 * parts(10_000).length + 1);
    expect(
      partsOfLine(`${'x '.repeat(490)}midline shift ${'x '.repeat(490)}`).some((part) =>
        part.includes('midline shift'),
      ),
    ).toBe(true);
  });
});

describe('an urgent line comes first, word for word', () => {
  const TEXT = 'Haemoglobin 13.5 g/dL (12.0 - 15.0)\nTroponin I 2400 ng/L (limit 16)';
  const facts: AssembledFacts = {
    ...{ title: 'Report', date: '2026-11-18', isRecent: true, text: TEXT, values: [], earlier: [] },
    ...{ person: { sex: null, age: 41 }, call: { emergency: '112', ambulance: '108' }, problem: null },
    ...remainderOf(TEXT, everyResult(TEXT)),
    comments: [],
  };

  test.each(Object.keys(speechLanguages) as SpeechLanguage[])('in %s, also read aloud', async (language) => {
    const phrases = await loadPhrases(language);
    const { lead, summary } = explanationOf(facts, phrases);
    const said = phrases.urgent.hospital('“Troponin I 2400 ng/L (limit 16)”');
    expect(lead[0]?.text).toBe(said);
    // Nobody has read where its limit is said to be from.
    expect(lead[0]?.source).toBeNull();
    expect(summary[0]?.text.startsWith(said)).toBe(true);
  });

  test('also before what a provider writes', async () => {
    const value: AssembledFacts['values'][number] = {
      ...{
        test: 'hb',
        value: 13.5,
        decimals: 1,
        comparator: null,
        unit: { printed: 'g/dL', ucum: 'g/dL' },
        doubt: null,
      },
      range: {
        low: 12,
        high: 15,
        exclusive: false,
        decimals: 1,
        from: 'report',
        source: null,
        confidence: 'confirmed',
      },
      standing: 'inRange',
      called: null,
    };
    const model = {
      engine: { kind: 'gemini', model: 'a model' } as const,
      ask: async () => ({ text: 'Your haemoglobin is 13.5 g/dL, which is within the range.' }),
    };
    const { blocks, engine } = await writeInsight(model, { ...facts, values: [value] }, null);
    expect(engine.kind).toBe('gemini');
    expect(blocks[0]).toMatchObject({
      text: expect.stringMatching(/^“Troponin I 2400 ng\/L \(limit 16\)”: please have this looked at today/),
    });
  });
});

test.each([
  ...[
    'troponin high',
    'Troponin I: raised',
    'Trop I >25 ng/mL',
    'Troponin I: 0.02 (0 h), 5.1 (3 h) ng/mL',
    'hs-cTnI: 18450',
    'Neonate RBS 28 mg/dl',
  ],
  ...['Trop I 3.2 ng/ml', 'hsTnI 2400 pg/mL', 'hs TnT 900 ng/L', 'ट्रोपोनिन पॉजिटिव'],
  'Troponin I: 0.01 ng/mL at 8 am, 6.8 ng/mL at 2 pm (normal <0.04)',
  ...['Trop T hs: 0 h 12, 3 h 480 ng/L (<14)', 'Trop T: 0 h 12 ng/L, 3 h 58 ng/L (<14)'],
  ...['Newborn glucose 22', 'CBG 24', 'Glu 24 mg/dL (70-140)', 'शुगर 540', 'Preg 30 weeks. BP 168/112'],
  ...[
    'pO2 31 mmHg (80-100)',
    'corrected calcium 15.9 mg/dL',
    'PT/INR - 68 sec / 9.4',
    'BP 60/30',
    'Resp rate 38/min',
    'R.R. 44',
  ],
  'Malaria parasite: P. falciparum ring forms seen, parasite index 6%',
  'Base excess -24 mmol/L',
])('needs a hospital by its number: %s', (line) => {
  expect(urgencyOfLine({ text: line, standing: 'unknown' })?.rank).toBe('hospital');
});

test.each([
  ...['PT/INR - 68 sec / 7.4', 'Base excess -11.2 mmol/L', 'RR: 26', 'corrected calcium 12.6 mg/dL'],
  'P. falciparum seen, parasite index 0.4%',
])('needs a doctor by its number: %s', (line) => {
  expect(urgencyOfLine({ text: line, standing: 'unknown' })?.rank).toBe('doctor');
});

test.each([
  ...['Troponin not elevated', 'Troponin is raised in infarction', 'Troponin high sensitivity'],
  ...['Troponin I > 0.5 ng/mL: infarction likely', 'Troponin I 6.8', 'Troponin I: 0.01 (0 h), 0.02 (3 h) ng/mL'],
  ...[
    'Troponin I 0.01 ng/mL',
    'Trop T: 0 h 9 ng/L, 3 h 11 ng/L (<14)',
    'ट्रोपोनिन नेगेटिव',
    'Troponin I (limit 400 ng/L)',
  ],
  ...['Glu 96 mg/dL (70-140)', 'pO2 88 mmHg (80-100)', 'Venous pO2 36 mmHg', 'PT/INR: 12.5 sec / 1.02', 'BE -2.1'],
  ...['corrected calcium 9.4 mg/dL', 'RR 12-45', 'RR 16/min', 'Newborn RR 48', 'Base excess +3'],
])('can wait by its number: %s', (line) => {
  expect(urgencyOfLine({ text: line, standing: 'unknown' })).toBeNull();
});

test('a troponin within the range of its own assay can wait', () => {
  expect(urgencyOfLine({ text: 'Troponin I 0.2 ng/mL (0 - 0.3)', standing: 'asExpected' })).toBeNull();
});

test.each([
  ['Valproate 160 µg/mL (50 - 100)', 'doctor'],
  ['Serum Valproic acid 142 ug/mL H', 'doctor'],
  ['Carbamazepine 18 ug/mL 4.0 - 12.0', 'doctor'],
  ['Theophylline 28 ug/mL Toxic', 'doctor'],
  ['Methanol 60 mg/dL (< 10)', 'hospital'],
  ['Valproate 72 µg/mL (50 - 100)', null],
  ['Valproate 160 µg/mL', null],
  ['Tab Valproate 500 mg 1-0-1', null],
  ['Theophylline 12 ug/mL  Toxic: > 20', null],
  ['Carbamazepine 200 mg twice daily', null],
  ['Urine ketones 80 mg/dL', null],
  ['Blood ketones 0.3 mmol/L (< 0.6)', null],
  ['Methanol < 5 mg/dL (< 10)', null],
])('a level is compared with the limit on its own report only: %s', (text, rank) => expect(rankOf(text)).toBe(rank));

test.each([
  ...['Trop +ve', 'TROP: POSITIVE', 'Troponin I - 3.4 (HH)', 'CSF smear: GPC in pairs', 'CSF - GNB seen'],
  ...['India ink: budding yeast positive', 'Encapsulated yeasts seen', 'Gram stain (CSF): gram negative coccobacilli'],
  ...[
    'APTT: no clot formed',
    '20WBCT: not clotted',
    'PT - sample did not clot',
    'PT/INR: unclottable',
    'Clotting time - blood incoagulable',
  ],
  ...['Blood ketones 4.2 mmol/L (< 0.6)', 'Beta hydroxybutyrate 5.1 mmol/L  0.02 - 0.27', 'ABG pH 6.55'],
  ...['Ethanol 410 mg/dL', 'Salicylate level 520 mg/L (< 300)'],
])('an abbreviated result, and one that could not be measured, is for the hospital: %s', (text) =>
  expect(rankOf(text)).toBe('hospital'),
);

test.each([
  ...[
    'Smear for MP: positive',
    'MP (thick smear): seen',
    'Mp ++',
    'Rapid card Pv antigen positive',
    'Gametocytes seen',
  ],
  ...[
    'Smear: trophozoites of P. vivax seen',
    'Blood film: schizonts of P vivax',
    'Urine acetone 4+',
    'Ketones (urine): large',
    'Serum salicylate 36 mg/dL',
  ],
])('an abbreviated result is for a doctor: %s', (text) => expect(rankOf(text)).toBe('doctor'));

test.each([
  ...[
    'MP negative',
    'MP not seen',
    'Bhopal, MP 462001',
    'Dr Rao, Indore (MP). Urine culture: E. coli',
    'Trop negative',
  ],
  ...[
    'Pf/Pv antigen negative',
    'No ring forms seen',
    'Blood film: ring forms not seen',
    'Smear: gametocytes nil',
    'Stool: trophozoites of Giardia seen',
    'Signet ring forms seen',
  ],
  ...['India ink negative', 'PT: patient 13, control 12; no clot in the sample', 'Pt has no clot in leg veins'],
  ...['Urine ketones 1+', 'Ketones: negative', 'Urine ketone 15 mg/dL', 'Alcohol: occasional', 'Alcohol 30 mg/dL'],
  ...['Malaria positive last year', 'History of malaria: positive', 'pichle saal malaria positive tha'],
  ...[
    'Urine pH 6.7',
    'Semen pH 7.8',
    'pH 6.5',
    'hs-Trop I 12.2',
    'Tab Lithium 300',
    'Digoxin 1',
    'Ammonia 40',
    'Urine lactate 6',
  ],
])('what was not found, was earlier, or is something else can wait: %s', (text) => expect(rankOf(text)).toBeNull());

test.each([
  'cTnI 12.2',
  'Lactate 7.2',
  'S. Lithium 3.4',
  'Digoxin 5',
  'Phenytoin 42',
  'Ammonia 310',
  'Ketones 5.8',
  'pH 6.7',
])('a number that is dangerous in one of its units has to be compared with the paper: %s', (text) =>
  expect(urgencyOfLine({ text, standing: 'unknown' })).toMatchObject({ rank: 'hospital', isToCheck: true }),
);
