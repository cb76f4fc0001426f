import { describe, expect, test } from '@jest/globals';
import { remainderOf } from '../../labs/left-over.js';
import { everyResult } from '../../labs/parse-results.js';
import { speechLanguages, type SpeechLanguage } from '../languages.js';
import { writeInsight } from '../write-insight.js';
import type { AssembledFacts } from '../report-facts.js';
import { explanationOf } from './explain.js';
import { loadPhrases } from './load-phrases.js';
import { urgencyOfLine } from './urgent-lines.js';

const rankOf = (text: string) =>
  remainderOf(text, everyResult(text)).leftOver.flatMap((line) => urgencyOfLine(line)?.rank ?? [])[0] ?? null;

test.each([
  ...['Troponin I 2400 ng/L (limit 16)', 'hs-Troponin T   52   pg/mL   < 14', 'TROPONIN-I 0.9 ng/mL 0.00 - 0.04'],
  ...['Troponin I: Positive', 'Trop-T positive', 'TROP T  REACTIVE'],
  ...['Blasts 22 %', 'Blast cells seen', 'Blasts: 0.5 %'],
  ...[
    'Lactate 9.6 mmol/L',
    'Serum Lactic Acid: 5.1 mmol/L (0.5 - 2.2)',
    'Lactate 48 mg/dL 4.5 - 19.8',
    'Lactate 9.6   0.5 - 2.2',
  ],
  ...[
    'pH 7.08',
    'pH (arterial)  7.10  7.35 - 7.45',
    'pH: 7.66   7.35-7.45',
    'pH: 7.08',
    'pCO2 88 mmHg 35 - 45',
    'PaCO2 18.0 mmHg',
  ],
])('"%s" is for the hospital today', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  'P. falciparum seen',
  'Malaria antigen (Pv): POSITIVE',
  'Plasmodium vivax detected',
  'Malarial parasite index 4 %',
])('"%s" is for a doctor today', (text) => expect(rankOf(text)).toBe('doctor'));

test.each([
  ...[
    'Troponin I 4 ng/L (limit 16)',
    'Troponin I 12 ng/L',
    'Troponin I: Negative',
    'Troponin T 4 ng/L (positive above 14)',
    'Malaria antigen: Negative',
    'Malarial parasite not seen',
  ],
  ...['Blasts 0 %', 'No blasts seen', 'Blasts: Nil', 'Procalcitonin 38 ng/mL', 'CK-MB 88 U/L 0 - 25'],
  ...['Lactate 1.9 mmol/L', 'Lactate dehydrogenase 640 U/L', 'Lactate 14 mg/dL', 'Lactate 18'],
  ...[
    'pH 6.0',
    'pH 7.0   5.0 - 8.0',
    'Urine pH 7.08',
    'pH 7.20 (semen, > 7.2)',
    'pH 6.50  4.6 - 8.0',
    'pH 7.39 7.35 - 7.45',
  ],
  ...['pCO2 41 mmHg 35 - 45', 'pCO2 9.1 kPa', 'pH 7.2'],
])('"%s" is not said to be urgent', (text) => expect(rankOf(text)).toBeNull());

describe('an urgent line comes first, word for word', () => {
  const TEXT = 'Haemoglobin 13.5 g/dL (12.0 - 15.0)\nTroponin I 2400 ng/L (limit 16)';
  const facts: AssembledFacts = {
    ...{ title: 'Report', date: '2026-11-18', isRecent: true, text: TEXT, values: [], earlier: [] },
    ...{ person: { sex: null, age: 41 }, call: { emergency: '112', ambulance: '108' }, problem: null },
    ...remainderOf(TEXT, everyResult(TEXT)),
  };

  test.each(Object.keys(speechLanguages) as SpeechLanguage[])('in %s, also read aloud', async (language) => {
    const phrases = await loadPhrases(language);
    const { lead, summary } = explanationOf(facts, phrases);
    const said = phrases.urgent.hospital('“Troponin I 2400 ng/L (limit 16)”');
    expect(lead[0]?.text).toBe(said);
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
