import { describe, expect, test } from '@jest/globals';
import { remainderOf } from '../../labs/left-over.js';
import { everyResult } from '../../labs/parse-results.js';
import { speechLanguages, type SpeechLanguage } from '../languages.js';
import { writeInsight } from '../write-insight.js';
import type { AssembledFacts } from '../report-facts.js';
import { explanationOf } from './explain.js';
import { loadPhrases } from './load-phrases.js';
import { isUrgentLine } from './urgent-lines.js';

const isUrgent = (text: string) => remainderOf(text, everyResult(text)).leftOver.some(isUrgentLine);

test.each([
  ...['Troponin I 2400 ng/L (limit 16)', 'hs-Troponin T   52   pg/mL   < 14', 'TROPONIN-I 0.9 ng/mL 0.00 - 0.04'],
  ...[
    'P. falciparum seen',
    'Malaria antigen (Pv): POSITIVE',
    'Plasmodium vivax detected',
    'Malarial parasite index 4 %',
  ],
  ...['Blasts 22 %', 'Blast cells seen', 'Blasts: 0.5 %'],
])('"%s" is urgent', (text) => expect(isUrgent(text)).toBe(true));

test.each([
  ...['Troponin I 4 ng/L (limit 16)', 'Troponin I 12 ng/L', 'Malaria antigen: Negative', 'Malarial parasite not seen'],
  ...['Blasts 0 %', 'No blasts seen', 'Blasts: Nil', 'Procalcitonin 38 ng/mL', 'CK-MB 88 U/L 0 - 25'],
])('"%s" is not said to be urgent', (text) => expect(isUrgent(text)).toBe(false));

describe('an urgent line comes first, word for word', () => {
  const TEXT = 'Haemoglobin 13.5 g/dL (12.0 - 15.0)\nTroponin I 2400 ng/L (limit 16)';
  const facts: AssembledFacts = {
    ...{ title: 'Report', date: '2026-11-18', isRecent: true, text: TEXT, values: [], earlier: [] },
    ...{ person: { sex: null, age: 41 }, ...remainderOf(TEXT, everyResult(TEXT)) },
  };

  test.each(Object.keys(speechLanguages) as SpeechLanguage[])('in %s, also read aloud', async (language) => {
    const phrases = await loadPhrases(language);
    const { lead, summary } = explanationOf(facts, phrases);
    const said = `“Troponin I 2400 ng/L (limit 16)”: ${phrases.contactToday()}`;
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
    };
    const model = {
      engine: { kind: 'gemini', model: 'a model' } as const,
      ask: async () => ({ text: 'Your haemoglobin is 13.5 g/dL, which is within the range.' }),
    };
    const { blocks, engine } = await writeInsight(model, { ...facts, values: [value] }, null);
    expect(engine.kind).toBe('gemini');
    expect(blocks[0]).toMatchObject({
      text: expect.stringMatching(/^“Troponin I 2400 ng\/L \(limit 16\)”: Please contact/),
    });
  });
});
