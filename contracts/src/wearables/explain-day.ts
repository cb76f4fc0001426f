import type { InsightBlock, WrittenInsight } from '../insights/insight.js';
import { localeOf, type SpokenLanguage } from '../language/languages.js';
import { dayAfter } from '../time/slots.js';
import { healthMeasures, type HealthMeasure, SIMULATED } from './constants.js';
import en, { type DayPhrases } from './day-phrases.en.js';
import hi from './day-phrases.hi.js';
import type { MergedDay } from './merged-day.js';
import { usualBefore, usualStanding } from './usual.js';

const phrasesOf: Readonly<Record<SpokenLanguage, DayPhrases>> = { en, hi };

/** How a language writes figures, days and names of measures. */
interface Words {
  readonly phrases: DayPhrases;
  readonly number: (measure: HealthMeasure, value: number) => string;
  readonly day: (day: string) => string;
  readonly names: (measures: readonly HealthMeasure[]) => string;
}
function wordsIn(language: SpokenLanguage): Words {
  const [phrases, locale] = [phrasesOf[language], localeOf(language)];
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  return {
    phrases,
    number: (measure, value) => {
      const digits = SIMULATED[measure].decimals;
      return value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    },
    day: (named) => day.format(new Date(`${named}T00:00:00Z`)),
    names: (measures) => new Intl.ListFormat(locale).format(measures.map((measure) => phrases.names[measure])),
  };
}
const paragraph = (text: string): InsightBlock => ({ kind: 'paragraph', text, source: null });

/**
 * The insights of the built-in engine on a day, from it and the days before. Equal days give equal words. Values that a simulated device made up
 * are left out where any value was measured; a day of made-up values alone is explained and says so.
 */
export function explainDay(days: readonly MergedDay[], day: MergedDay, language: SpokenLanguage): WrittenInsight {
  const words = wordsIn(language);
  const { phrases } = words;
  const known = healthMeasures.filter((measure) => day.values[measure] !== null);
  const measured = known.filter((measure) => day.values[measure]?.kind === 'imported');
  const shown = measured.length > 0 ? measured : known;
  const leftOut = known.filter((measure) => !shown.includes(measure));
  const points = shown.map((measure) => {
    const value = day.values[measure]?.value ?? 0;
    const usual = usualBefore(days, day, measure);
    const standing = usualStanding(value, usual);
    const compared =
      usual && standing
        ? ` ${phrases[standing](words.number(measure, usual.low), words.number(measure, usual.high))}`
        : '';
    return { measure, standing, text: phrases.measured[measure](words.number(measure, value)) + compared };
  });
  const compared = points.filter(({ standing }) => standing !== null);
  const unusual = compared.filter(({ standing }) => standing !== 'usual').map(({ measure }) => measure);
  const tries =
    measured.length > 0
      ? worthATry(
          phrases,
          days,
          day,
          points.filter(({ standing }) => standing === 'less').map(({ measure }) => measure),
        )
      : [];
  const blocks: InsightBlock[] = [
    paragraph(leadOf(words, words.day(day.day), compared.length, unusual)),
    ...(measured.length === 0 ? [paragraph(phrases.simulated)] : []),
    { kind: 'list', items: points.map(({ text }) => ({ text, source: null })) },
    ...(leftOut.length > 0
      ? [
          { kind: 'heading', text: phrases.leftOutTitle(leftOut.length) } as const,
          paragraph(phrases.leftOut(words.names(leftOut))),
        ]
      : []),
    ...(tries.length > 0
      ? [
          { kind: 'heading', text: phrases.worthATry } as const,
          { kind: 'list', items: tries.map((text) => ({ text, source: null })) } as const,
        ]
      : []),
    ...(compared.length > 0 ? [paragraph(phrases.basis)] : []),
  ];
  return { engine: { kind: 'built-in', model: null }, failure: null, blocks, leftOut: [] };
}

/** Days in which missing nights are looked for, the last one included, and how many of them must be known: others do not wear it at night. */
const NIGHTS = 7;
const KNOWN_NIGHTS = 4;

/** What may help, by rules: of what is less than usual, and of nights that the device usually has. */
function worthATry(
  { tries }: DayPhrases,
  days: readonly MergedDay[],
  { day }: MergedDay,
  less: readonly HealthMeasure[],
): string[] {
  const first = dayAfter(day, 1 - NIGHTS);
  const isNight = (each: MergedDay) => each.day >= first && each.day <= day && each.values.sleep?.kind === 'imported';
  const known = days.filter(isNight).length;
  return [
    ...(less.includes('sleep') ? [tries.sleep] : []),
    ...(less.includes('steps') ? [tries.steps] : []),
    ...(known >= KNOWN_NIGHTS && known < NIGHTS ? [tries.nights(NIGHTS - known)] : []),
  ];
}

function leadOf({ phrases, names }: Words, day: string, compared: number, unusual: readonly HealthMeasure[]): string {
  if (compared === 0) return phrases.nothingCompared(day);
  return unusual.length > 0 ? phrases.someUnusual(day, names(unusual)) : phrases.allUsual(day);
}
