import type { InsightBlock, WrittenInsight } from '../insights/insight.js';
import { healthMeasures, type HealthMeasure, SIMULATED } from './constants.js';
import { dayPhrases as phrases } from './day-phrases.en.js';
import type { MergedDay } from './merged-day.js';
import { usualBefore, usualStanding } from './usual.js';

const numberIn = (measure: HealthMeasure, value: number): string => {
  const digits = SIMULATED[measure].decimals;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};
const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
const namesOf = (measures: readonly HealthMeasure[]): string =>
  new Intl.ListFormat('en-US').format(measures.map((measure) => phrases.names[measure]));
const paragraph = (text: string): InsightBlock => ({ kind: 'paragraph', text, source: null });

/**
 * The insights of the built-in engine on a day, from it and the days before. Equal days give equal words. Values that a simulated device made up
 * are left out where any value was measured; a day of made-up values alone is explained and says so.
 */
export function explainDay(days: readonly MergedDay[], day: MergedDay): WrittenInsight {
  const known = healthMeasures.filter((measure) => day.values[measure] !== null);
  const measured = known.filter((measure) => day.values[measure]?.kind === 'imported');
  const shown = measured.length > 0 ? measured : known;
  const leftOut = known.filter((measure) => !shown.includes(measure));
  const points = shown.map((measure) => {
    const value = day.values[measure]?.value ?? 0;
    const usual = usualBefore(days, day, measure);
    const standing = usualStanding(value, usual);
    const compared =
      usual && standing ? ` ${phrases[standing](numberIn(measure, usual.low), numberIn(measure, usual.high))}` : '';
    return { measure, standing, text: phrases.measured[measure](numberIn(measure, value)) + compared };
  });
  const compared = points.filter(({ standing }) => standing !== null);
  const unusual = compared.filter(({ standing }) => standing !== 'usual').map(({ measure }) => measure);
  const blocks: InsightBlock[] = [
    paragraph(leadOf(dayWords(day.day), compared.length, unusual)),
    ...(measured.length === 0 ? [paragraph(phrases.simulated)] : []),
    { kind: 'list', items: points.map(({ text }) => ({ text, source: null })) },
    ...(leftOut.length > 0
      ? [
          { kind: 'heading', text: phrases.leftOutTitle(leftOut.length) } as const,
          paragraph(phrases.leftOut(namesOf(leftOut))),
        ]
      : []),
    ...(compared.length > 0 ? [paragraph(phrases.basis)] : []),
  ];
  return { engine: { kind: 'built-in', model: null }, failure: null, blocks, leftOut: [] };
}

function leadOf(day: string, compared: number, unusual: readonly HealthMeasure[]): string {
  if (compared === 0) return phrases.nothingCompared(day);
  return unusual.length > 0 ? phrases.someUnusual(day, namesOf(unusual)) : phrases.allUsual(day);
}
