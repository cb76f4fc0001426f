import { everyCommand } from './commands/every-command.js';
import type { Line } from './ledger.js';
import { killsOf } from './schedule.js';

/** The figures of a run. */
export interface Figures {
  readonly rounds: number;
  /** The count of each fault. */
  readonly faults: Readonly<Record<string, number>>;
  /** Why the disk was not filled; null if it was. */
  readonly noSmallDisk: string | null;
  readonly calls: number;
  readonly acknowledged: number;
  /** Acknowledged commands that are not in the log, and those that are in it more than once. */
  readonly lost: number;
  readonly twice: number;
  readonly refused: Readonly<Record<string, number>>;
  /** Retried calls by reason. */
  readonly retried: Readonly<Record<string, number>>;
  /** How often each command was acknowledged, by its name. */
  readonly commands: Readonly<Record<string, number>>;
  readonly events: number;
  /** How often each guarantee was violated. */
  readonly violated: Readonly<Record<string, number>>;
  /** Times from each kill, or the end of another fault, until a command was acknowledged and the product was ready, ms. */
  readonly recovery: Readonly<Record<string, readonly number[]>>;
  readonly seconds: number;
}

/** The count of each name, the most frequent first. */
export function tally(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted((one, other) => other[1] - one[1]));
}

/** The sums over all ledgers. */
export function countLines(
  lines: readonly Line[],
): Pick<Figures, 'calls' | 'acknowledged' | 'refused' | 'retried' | 'commands'> {
  const refused = lines.flatMap((line) => (line.kind === 'refused' ? [line.code] : []));
  const troubled = lines.flatMap((line) => (line.kind === 'troubled' ? [line.by] : []));
  const actions = new Map(
    lines.flatMap((line) => (line.kind === 'intended' ? [[line.command, line.action] as const] : [])),
  );
  const commands = lines.flatMap((line) => (line.kind === 'acknowledged' ? [actions.get(line.command) ?? ''] : []));
  const acknowledged = commands.length;
  return {
    calls: acknowledged + refused.length + troubled.length,
    ...{ acknowledged, refused: tally(refused), retried: tally(troubled), commands: tally(commands) },
  };
}

/** The figures as lines of text. */
export function linesOf(figures: Figures): string[] {
  const { rounds, calls, commands, refused, retried, events, violated, seconds, noSmallDisk } = figures;
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ') || 'none';
  const kills = Object.entries(figures.faults).reduce((sum, [name, count]) => sum + killsOf(name) * count, 0);
  const never = everyCommand.map(({ route }) => route.name).filter((name) => !commands[name]);
  return [
    `rounds        ${rounds} in ${seconds.toFixed(0)} s`,
    `faults        ${list(figures.faults)}`,
    `killed        ${kills} processes`,
    ...(noSmallDisk ? [`left out      full disk: ${noSmallDisk}`] : []),
    `calls         ${calls}; events in the log ${events}`,
    `acknowledged  ${figures.acknowledged}`,
    `lost          ${figures.lost}`,
    `twice         ${figures.twice}`,
    `commands      ${Object.keys(commands).length} kinds acknowledged; never ${never.join(', ') || 'none'}`,
    `refused       ${list(refused)}`,
    `tried again   ${list(retried)}`,
    `violated      ${list(violated)}`,
    ...Object.entries(figures.recovery).map(
      ([fault, times]) =>
        `recovery      ${fault.padEnd(18)} median ${median(times)} ms, longest ${Math.max(...times)} ms`,
    ),
  ];
}

/** The lower median. */
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? 0;
