import type { InsightBlock, WrittenInsight } from '../insights/insight.js';
import { localeOf, type SpokenLanguage } from '../language/languages.js';
import { dayAfter } from '../time/slots.js';
import { healthMeasures, type HealthMeasure, SIMULATED } from './constants.js';
import en, { type DayPhrases } from './day-phrases.en.js';
import hi from './day-phrases.hi.js';
import type { MergedDay } from './merged-day.js';
import { type Usual, type UsualStanding, usualBefore, usualStanding } from './usual.js';

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
    return {
      measure,
      value,
      usual,
      standing,
      text: phrases.measured[measure](words.number(measure, value)) + compared,
    };
  });
  const compared = points.filter(({ standing }) => standing !== null);
  const unusual = compared.filter(({ standing }) => standing !== 'usual');
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
    paragraph(leadOf(words, days, day, compared.length, unusual)),
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

/** A value with what was usual before, and where it lies. */
interface Compared {
  readonly measure: HealthMeasure;
  readonly value: number;
  readonly usual: Usual | null;
  readonly standing: UsualStanding;
}

/** What stands out, the first of these first. */
const FIRST: readonly HealthMeasure[] = ['sleep', 'heartRate', 'steps', 'calories'];

function leadOf(
  words: Words,
  days: readonly MergedDay[],
  day: MergedDay,
  compared: number,
  unusual: readonly Compared[],
): string {
  const { phrases } = words;
  if (compared === 0) return phrases.nothingCompared(words.day(day.day));
  const [first, ...others] = unusual.toSorted((a, b) => FIRST.indexOf(a.measure) - FIRST.indexOf(b.measure));
  if (!first?.usual) return phrases.allUsual(words.day(day.day));
  const { measure, value, usual, standing } = first;
  const far = standing === 'less' ? usual.low - value : value - usual.high;
  const difference = phrases.differences[measure](words.number(measure, far));
  const said = standing === 'less' ? phrases.farLess(difference) : phrases.farMore(difference);
  const count = inARow(days, day, measure, standing);
  return [
    phrases.lead[measure](words.day(day.day), words.number(measure, value)),
    count === 1 ? phrases.once(said) : phrases.inARow[measure === 'sleep' ? 'night' : 'day'](said, count),
    ...(others.length > 0 ? [phrases.alsoUnusual(words.names(others.map((each) => each.measure)))] : []),
  ].join(' ');
}

/** The days in a row, the last of them this one, whose values lie on the same side of what was usual before each. */
function inARow(days: readonly MergedDay[], last: MergedDay, measure: HealthMeasure, standing: UsualStanding): number {
  const byDay = new Map(days.map((each) => [each.day, each]));
  const kind = last.values[measure]?.kind;
  let count = 1;
  for (; ; count += 1) {
    const day = byDay.get(dayAfter(last.day, -count));
    const value = day?.values[measure];
    if (!day || value?.kind !== kind || value === undefined || value === null) return count;
    if (usualStanding(value.value, usualBefore(days, day, measure)) !== standing) return count;
  }
}
