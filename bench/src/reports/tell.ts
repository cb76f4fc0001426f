import { builtInExplanation } from '@anamnesis/contracts/insights/builtin/explain';
import { loadPhrases } from '@anamnesis/contracts/insights/builtin/load-phrases';
import { urgencyOfReport } from '@anamnesis/contracts/insights/builtin/urgent-results';
import type { AssembledFacts } from '@anamnesis/contracts/insights/report-facts';
import { resultsOfReport } from '@anamnesis/contracts/labs/report-results';
import { type Report, reportFactsOf } from '@anamnesis/query-service/insights/report-facts-of';
import type { Rank, WrittenReport } from './reports.js';

/**
 * How an explanation treats an abnormal line: `interpreted` (outside its range, urgent, or named by the report's own table), `quoted` word for word, `to check`, `named` without a standing,
 * `called normal`, or nothing (`untold`). What says most counts.
 */
export const tellings = ['interpreted', 'quoted', 'to check', 'named', 'called normal', 'untold'] as const;
export type Telling = (typeof tellings)[number];

/** The parts of a report's explanation that the benchmark measures. */
export interface Told {
  readonly rank: Rank;
  /** It says that everything is within its range. */
  readonly saysAllClear: boolean;
  /** It says so of everything but what it named before. */
  readonly saysRestIsClear: boolean;
  /** How each abnormal line is treated, in the order of the report. */
  readonly abnormal: readonly Telling[];
}

const TITLE = 'Laboratory report';
const TODAY = '2026-11-29';

type Ports = Parameters<typeof reportFactsOf>[0];
/** The query-service's ports for a patient with this one report, and no document. */
const portsOf = ({ sex, years = 0 }: WrittenReport['person']) =>
  ({
    pool: {
      query: async (sql: string) => ({
        rows: sql.includes('read.patients')
          ? [{ full_name: '', gender: sex === 'male' ? 'Male' : 'Female', age: years }]
          : [],
      }),
    },
    clock: () => new Date(`${TODAY}T06:00:00Z`),
    timeZone: 'Asia/Kolkata',
    country: 'IN',
  }) as unknown as Ports;

/** The product's facts of a report that was typed today. */
async function factsOf({ person, lines }: WrittenReport): Promise<AssembledFacts> {
  const report: Report = {
    ...{ patient_id: 'patient', entry_id: 'entry', title: TITLE, body: lines.join('\n'), date: TODAY },
    ...{ document_id: null, document_file: '', lab_values: null },
  };
  // Without a document no grant is used.
  return (await reportFactsOf(portsOf(person), undefined as never, report)).facts;
}

const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a quoted text has a line, or most of it. */
function isQuoted(line: string, quoted: readonly string[]): boolean {
  const whole = squeezed(line);
  return quoted
    .map(squeezed)
    .some((text) => text.includes(whole) || (whole.includes(text) && 2 * text.length >= whole.length));
}

/** The values that stand in a line. */
function valuesIn({ lines }: WrittenReport, { values }: AssembledFacts, index: number): AssembledFacts['values'] {
  const start = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
  const end = start + (lines[index]?.length ?? 0);
  const here = resultsOfReport(TITLE, lines.join('\n')).filter(
    (result) => result.start >= start && result.start <= end,
  );
  return values.filter(({ test, value }) => here.some((result) => result.test === test && result.value === value));
}

/** Explains a report as the product does without an AI provider, in English. */
export async function tell(report: WrittenReport): Promise<Told> {
  const facts = await factsOf(report);
  const [explanation, phrases] = [await builtInExplanation(facts, 'en-US'), await loadPhrases('en-US')];
  const sentences = [...explanation.lead, ...explanation.closing].map(({ text }) => text);
  const mark = '\u0000';
  const says = (phrase: string) => sentences.some((text) => text.startsWith(phrase.split(mark)[0] ?? phrase));
  const quoted = [...explanation.leftOver, ...facts.comments].map(({ text }) => text);
  const isUnremarkable = (text: string) =>
    [1, 2].some((count) => text.startsWith(phrases.unremarkable(mark, count).split(mark)[0] ?? text));
  const unremarkable = sentences.filter(isUnremarkable);
  const urgent = sentences.filter((text) => text.includes('“') && !isUnremarkable(text));
  const tellingOf = (index: number): Telling => {
    const line = report.lines[index] ?? '';
    const values = valuesIn(report, facts, index);
    const isTold = (is: (value: AssembledFacts['values'][number]) => boolean) => values.some(is);
    const isUrgent = urgencyOfReport({ ...facts, values, leftOver: [] }) !== null;
    if (
      isUrgent ||
      isTold(
        ({ doubt, standing, called }) =>
          doubt === null && (standing === 'low' || standing === 'high' || called !== null),
      )
    )
      return 'interpreted';
    if (isQuoted(line, unremarkable)) return 'called normal';
    if (isQuoted(line, [...quoted, ...urgent])) return 'quoted';
    if (isTold(({ doubt }) => doubt !== null)) return 'to check';
    if (isTold(({ standing }) => standing === 'unknown')) return 'named';
    return values.length > 0 ? 'called normal' : 'untold';
  };
  return {
    rank: urgencyOfReport(facts) ?? 'none',
    saysAllClear:
      [1, 2].some((count) => says(phrases.allWithin({ list: mark, count }))) ||
      (unremarkable.length > 0 && facts.values.length === 0),
    saysRestIsClear: [1, 2].some((count) => says(phrases.restWithin({ list: mark, count }))) || unremarkable.length > 0,
    abnormal: report.abnormal.map(tellingOf),
  };
}
