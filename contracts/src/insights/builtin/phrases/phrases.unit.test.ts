import { describe, expect, test } from '@jest/globals';
import { labTests } from '../../../labs/tests.js';
import { speechLanguages, type SpeechLanguage } from '../../languages.js';
import { loadPhrases } from '../load-phrases.js';
import { samples } from '../testing/samples.js';
import type { Phrases } from './phrases.js';

const languages = Object.keys(speechLanguages) as SpeechLanguage[];
const all = new Map<SpeechLanguage, Phrases>();
for (const language of languages) all.set(language, await loadPhrases(language));
const english = all.get('en-US')!;
const others = languages.filter((each) => each !== 'en-US');

/** Units, abbreviations, names and citations that are the same in each language. */
const INTERNATIONAL =
  /NCEP ATP III|mg\/dL|mIU\/L|HbA1c|HDL|LDL|VLDL|Non|MCV|MCHC?|RDW|TSH|T[34]|B12|eGFR|INR|aPTT|TTPa|PSA|PTH|LDH|GGT|AST|ALT|GOT|GPT|CRP|hs-CRP|\b[ABCDI]\b/g;
const ENGLISH =
  /\b(?:the|and|this|that|with|your|you|are|not|value|values|please|blood|from|which|whether|range|report|within|above|below|doctor)\b/i;
const LATIN_WORD = /[A-Za-z]{2,}/;

const everyText = (phrases: Phrases): [string, string][] => [
  ...samples.map(({ name, text }): [string, string] => [name, text(phrases)]),
  ...labTests.flatMap(({ key }): [string, string][] => [
    [`name ${key}`, phrases.tests[key][0]],
    [`about ${key}`, phrases.about(phrases.tests[key])],
  ]),
];

/** The keys of a phrase table, with those of the tables within it. */
const keysOf = (value: object): string[] =>
  Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'object' && !Array.isArray(each) ? keysOf(each as object).map((inner) => `${key}.${inner}`) : [key],
  );

/** The texts of a language that a rule finds fault with. */
const faulty = (texts: readonly [string, string][], isFaulty: (text: string, name: string) => boolean) =>
  texts.filter(([name, text]) => isFaulty(text, name));

describe.each(languages)('%s', (language) => {
  const phrases = all.get(language)!;

  test('has each phrase, and is the language that it says', () => {
    expect(phrases.language).toBe(language);
    expect(keysOf(phrases).sort()).toEqual(keysOf(english).sort());
  });

  test('has whole texts, without placeholders, gaps or doubled punctuation', () => {
    const fault = /undefined|null|NaN|\[object|[{}$`]| {2}|\.\.|。。|।।|है है| ,|\( | \)|^\s|\s$|^$/;
    expect(faulty(everyText(phrases), (text) => fault.test(text))).toEqual([]);
  });

  test('has sentences that end', () => {
    const sentences = everyText(phrases).filter(([name]) => !/^source|^ownDescription|^name/.test(name));
    expect(faulty(sentences, (text) => !/[.?。？।]$/.test(text))).toEqual([]);
  });

  test('names no two tests alike', () => {
    const names = Object.values(phrases.tests).map(([name]) => name);
    expect(new Set(names).size).toBe(labTests.length);
  });
});

describe.each(others)('%s beside English', (language) => {
  const phrases = all.get(language)!;

  test('contains no English', () => {
    const pattern = language === 'zh-CN' || language === 'hi-IN' ? LATIN_WORD : ENGLISH;
    expect(faulty(everyText(phrases), (text) => pattern.test(text.replaceAll(INTERNATIONAL, '')))).toEqual([]);
  });

  test('translates each sentence', () => {
    const originals = new Map(everyText(english));
    const sentences = everyText(phrases).filter(([name]) => !name.startsWith('name'));
    expect(faulty(sentences, (text, name) => text === originals.get(name))).toEqual([]);
  });

  test('has the numbers of the English sentences', () => {
    // Days and years of a date stand in another order, and in Chinese months are numbers.
    const compared = samples.filter(({ name }) => !/since|of a day/.test(name));
    const numbers = (of: Phrases) => compared.map(({ name, text }) => [name, numbersIn(text(of), of.language)]);
    expect(numbers(phrases)).toEqual(numbers(english));
  });
});

/** The numbers of a text with a point and without separators, with all their decimals. */
function numbersIn(text: string, language: SpeechLanguage): string[] {
  const parts = new Intl.NumberFormat(language).formatToParts(12345.6);
  const group = parts.find(({ type }) => type === 'group')?.value ?? '';
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const plain = text
    .replaceAll(new RegExp(`(?<=\\d)[${group}](?=\\d{3})`, 'g'), '')
    .replaceAll(new RegExp(`(?<=\\d)[${decimal}](?=\\d)`, 'g'), '.');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).sort();
}

test('a browser loads the table of one language, without the tables of others or other modules', async () => {
  const { readFile } = await import('node:fs/promises');
  for (const code of ['en', 'es', 'fr', 'de', 'zh', 'hi']) {
    const source = await readFile(new URL(`./${code}.ts`, import.meta.url), 'utf8');
    const imported = [...source.matchAll(/^import (?!type).*from '(.*)';/gm)].map(([, path]) => path);
    expect(imported.sort()).toEqual(['./grammar.js', `./tests/${code}.js`]);
  }
});
