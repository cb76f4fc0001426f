import { loadPhrases } from '@anamnesis/contracts/insights/builtin/load-phrases';
import { urgentLimits } from '@anamnesis/contracts/insights/builtin/urgent-limits';
import { measureRows } from '@anamnesis/contracts/insights/builtin/urgent-measure-table';
import * as sources from '@anamnesis/contracts/insights/builtin/urgent-sources';

const english = await loadPhrases('en-US');
const ranks: Readonly<Record<string, string>> = { hospital: 'hospital today', doctor: 'doctor today' };
/** "aPTT" stays. */
const capital = (text: string) => text.replace(/^[a-z](?=[a-z])/, (letter) => letter.toUpperCase());
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function sourceOf({ citation, confidence, published }: sources.UrgentSource): string {
  if (!published) return citation;
  const { address, title, readOn } = published;
  const isRead = confidence === 'confirmed';
  return `[${citation}](${address}) (${title}; ${isRead ? 'read' : 'not read as a whole, looked up'} on ${readOn})`;
}

type Limit = (typeof urgentLimits)[number];

function whoseOf({ isOfNewborns, isOfInfants }: Limit): string {
  if (isOfNewborns) return 'newborns (younger than four weeks)';
  return isOfInfants ? 'infants (younger than a year)' : 'adults';
}

function limitOf({ side, limit, unit, isIncluded, isWithoutRange, steadyWithin }: Limit): string {
  const value = limit === 'printed' ? 'the printed limit' : `${limit} ${unit}`;
  return [
    isIncluded ? `${value} or ${side}` : `${side} ${value}`,
    ...(isWithoutRange ? ['where no range is printed'] : []),
    ...(steadyWithin === undefined ? [] : [`new, or worse by more than ${steadyWithin * 100} %`]),
  ].join(', ');
}

const sides: Readonly<Record<string, (value: string) => string>> = {
  from: (value) => `${value} or above`,
  to: (value) => `${value} or below`,
  above: (value) => `above ${value}`,
  below: (value) => `below ${value}`,
};

/** Every limit from which a result cannot wait, for those who review them. */
export function urgentLimitsPage(): string {
  const ofTests = urgentLimits.map((limit) => [
    capital(limit.tests.map((key) => english.tests[key][0]).join(', ')),
    limitOf(limit),
    whoseOf(limit),
    ranks[limit.rank]!,
    sourceOf(limit.source),
    limit.why,
  ]);
  const ofMeasures = measureRows.flatMap(({ quantity, whose = 'anybody', why, limits }) =>
    limits.map(({ side, limit, unit, rank, source }) => [
      quantity,
      sides[side]!(`${limit} ${unit}`),
      whose,
      ranks[rank]!,
      sourceOf(sources[source as keyof typeof sources]),
      why,
    ]),
  );
  const all = [...ofTests, ...ofMeasures].toSorted(([one], [other]) => one!.localeCompare(other!, 'en'));
  return `# Results that cannot wait

Each limit from which the built-in engine says to go to a hospital today, or to contact a doctor today ([decision 50](adr/0050-built-in-explanations.md)), with its source and why it was chosen.
**No clinician has reviewed the choice yet.** A correction is made in \`urgent-limits.ts\`, \`urgent-measures.json\` and \`urgent-sources.ts\` of \`contracts/src/insights/builtin\`.

Of a test or quantity the first limit that a value is beyond counts. Of a report that is older than a week it is said what the result was on its day, and to act today if nobody has since. A limit for adults is named as such where the person was no adult at the time, or the age is not known.
Findings in words, germs, blood gases, blood pressure, and levels that are compared with the limit on their own report are not in this table, and neither are the numbers that somebody tells the assistant as a sign of an emergency.

"The four hospitals" are Homerton, Royal Melbourne, Heart of England and Barnsley, whose published lists were compared row by row; SWLP is South West London Pathology.

| Quantity | Limit | Whose | What to do | Source | Why |
| --- | --- | --- | --- | --- | --- |
${all.map(row).join('\n')}
`;
}
