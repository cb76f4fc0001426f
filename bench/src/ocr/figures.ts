import type { Reading } from './measure.js';
import { outcomes, shareNames, type Shares, sharesOf } from './score.js';

const judgementsOf = (readings: readonly Reading[]) => readings.flatMap(({ judgements }) => judgements);
const sum = (readings: readonly Reading[], of: (reading: Reading) => number) =>
  readings.reduce((total, reading) => total + of(reading), 0);

export const sharesOfReadings = (readings: readonly Reading[]): Shares => sharesOf(judgementsOf(readings));

/** Processor seconds for each page, of all processes that took part in reading. */
export const processorSecondsAPage = (readings: readonly Reading[]): number =>
  sum(readings, ({ processorSeconds }) => processorSeconds) / sum(readings, ({ pages }) => pages);

/** The shares and the raw numbers of each layout, and of all of them, as a Markdown table. */
export function layoutTable(readings: readonly Reading[]): string[] {
  const layouts = [...new Set(readings.map(({ document }) => document.layout))];
  const groups = [
    ...layouts.map((layout) => [layout, readings.filter(({ document }) => document.layout === layout)] as const),
    ['all', readings] as const,
  ];
  const rows = groups.map(([name, group]) => {
    const judgements = judgementsOf(group);
    const counts = outcomes.map((outcome) => judgements.filter((one) => one.outcome === outcome).length);
    const shares = shareNames.map((share) => `${sharesOf(judgements)[share].toFixed(1)} %`);
    return [name, ...shares, counts.join(' '), processorSecondsAPage(group).toFixed(2)];
  });
  const head = ['layout', ...shareNames, outcomes.join(' '), 'CPU s a page'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
