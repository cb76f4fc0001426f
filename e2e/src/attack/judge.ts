import type { LoggedEvent } from '../faults/testing/log.js';
import type { Line } from './ledger.js';

/** A promise of the product that does not hold, and what shows it. */
export interface Violation {
  readonly promise: string;
  readonly shown: string;
}

type Kind<Name extends Line['kind']> = Extract<Line, { kind: Name }>;
const ofKind = <Name extends Line['kind']>(lines: readonly Line[], kind: Name) =>
  lines.filter((line): line is Kind<Name> => line.kind === kind);

/** Holds what the clients noted against the log. Pure: the same evidence, the same judgement. */
export function judge(log: readonly LoggedEvent[], lines: readonly Line[]): Violation[] {
  return [
    ...whole(log),
    ...answered(lines),
    ...kept(log, lines),
    ...oneContent(lines),
    ...answeredAlike(lines),
    ...nothingLeft(log, lines),
    ...oneWinner(log),
  ];
}

/** Where nothing was broken nobody is told to try again. A call that merely takes too long is the machine's doing. */
export function judgeCalm(lines: readonly Line[], isCalm: (round: number) => boolean): Violation[] {
  return ofKind(lines, 'troubled')
    .filter(({ by, round }) => /^(5\d\d|429)/.test(by) && isCalm(round))
    .map(({ by, round }) => ({
      promise: 'in calm rounds every call is answered at once',
      shown: `round ${round}: ${by}`,
    }));
}

/** Each event id once, places ascending, each stream's revisions without a gap. */
function whole(log: readonly LoggedEvent[]): Violation[] {
  const found: Violation[] = [];
  const broken = (shown: string) => found.push({ promise: 'the log is whole', shown });
  const seen = new Set<string>();
  const next = new Map<string, bigint>();
  let place = -1n;
  for (const { id, streamId, revision, position } of log) {
    if (seen.has(id)) broken(`event ${id} stands in it twice`);
    if (position < place) broken(`event ${id} at ${position} comes after ${place}`);
    const expected = next.get(streamId) ?? 0n;
    if (revision !== expected) broken(`${streamId} goes on with revision ${revision}, not ${expected}`);
    seen.add(id);
    next.set(streamId, revision + 1n);
    place = position;
  }
  return found;
}

/** Each intent ended in an answer; on the way there nobody met what they could not expect. */
function answered(lines: readonly Line[]): Violation[] {
  const intents = new Map(ofKind(lines, 'intended').map((line) => [nameOf(line), line]));
  return [
    ...ofKind(lines, 'unanswered').map((line) => ({
      promise: 'every call is answered in the end',
      shown: `${describe(intents, line)} was not: ${line.by}`,
    })),
    ...ofKind(lines, 'troubled')
      .filter(({ by }) => by.startsWith('500'))
      .map((line) => ({
        promise: 'what is away is told as such, with 503',
        shown: `${describe(intents, line)} was answered with ${line.by} in round ${line.round}`,
      })),
    ...ofKind(lines, 'refused')
      .filter((line) => !intents.get(nameOf(line))?.refusals.includes(line.code))
      .map((line) => ({
        promise: 'a refusal is one that the caller can expect',
        shown: `${describe(intents, line)} was refused with ${line.code}`,
      })),
  ];
}

/** What was acknowledged stands in the log exactly once, and is what the caller was told. */
function kept(log: readonly LoggedEvent[], lines: readonly Line[]): Violation[] {
  const byCommand = grouped(log, ({ causationId, type }) => `${type} ${causationId}`);
  const byStream = grouped(log, ({ streamId, type }) => `${type} ${streamId}`);
  const intents = new Map(ofKind(lines, 'intended').map((line) => [nameOf(line), line]));
  return ofKind(lines, 'acknowledged').flatMap((line) => {
    const effect = intents.get(nameOf(line))?.effect;
    const promise = 'an acknowledged command stands in the log exactly once';
    const who = describe(intents, line);
    if (!effect) return [{ promise: 'only who may is obeyed', shown: `${who} was acknowledged` }];
    const { type, inStream } = effect;
    const events =
      (inStream === null ? byCommand.get(`${type} ${line.command}`) : byStream.get(`${type} ${inStream}`)) ?? [];
    if (events.length !== 1) return [{ promise, shown: `${who} left ${events.length} ${type}` }];
    const [event] = events;
    if (line.appointmentId !== null && event?.data['appointmentId'] !== line.appointmentId)
      return [
        {
          promise,
          shown: `${who} was told ${line.appointmentId}, the log says ${String(event?.data['appointmentId'])}`,
        },
      ];
    if (inStream === null && event && line.position !== null && BigInt(line.position) < event.position)
      return [{ promise, shown: `${who} was told place ${line.position}, the log says ${event.position}` }];
    return [];
  });
}

/** Under one command id one content is acknowledged; the same id with another is refused. */
function oneContent(lines: readonly Line[]): Violation[] {
  const contents = grouped(ofKind(lines, 'acknowledged'), ({ command }) => command);
  const intents = new Map(ofKind(lines, 'intended').map((line) => [nameOf(line), line]));
  return [...contents.values()].flatMap((acknowledged) => {
    const [first] = acknowledged;
    const count = new Set(acknowledged.map(({ asked }) => asked)).size;
    if (!first || count === 1) return [];
    return [
      {
        promise: 'one command id stands for one content',
        shown: `${describe(intents, first)}: ${count} were acknowledged`,
      },
    ];
  });
}

/** A command that was acknowledged is not refused when it is sent once more. */
function answeredAlike(lines: readonly Line[]): Violation[] {
  const intents = new Map(ofKind(lines, 'intended').map((line) => [nameOf(line), line]));
  const heard = new Map<string, 'acknowledged' | 'sent again'>();
  return lines.flatMap((line) => {
    const name = nameOf(line);
    if (line.kind === 'acknowledged') heard.set(name, heard.get(name) ?? 'acknowledged');
    if (line.kind === 'intended' && heard.has(name)) heard.set(name, 'sent again');
    if (line.kind !== 'refused' || heard.get(name) !== 'sent again') return [];
    return [
      {
        promise: 'a command sent again is answered as before',
        shown: `${describe(intents, line)} was acknowledged, then refused with ${line.code}`,
      },
    ];
  });
}

/** Claims are made and given back on the way to a refusal; nothing else may be left by one. */
const GIVEN_BACK: ReadonlySet<string> = new Set([
  ...['SlotClaimed', 'SlotReleased', 'SlotClaimAbandoned', 'PatientTimeReserved'],
  ...['UsernameReserved', 'UsernameReleased', 'UsernameReservationAbandoned'],
]);

/** A command that was refused left nothing behind; nor does the log hold what nobody asked for. */
function nothingLeft(log: readonly LoggedEvent[], lines: readonly Line[]): Violation[] {
  const acknowledged = new Set(ofKind(lines, 'acknowledged').map(({ command }) => command));
  const left = grouped(
    log.filter(({ type }) => !GIVEN_BACK.has(type)),
    ({ causationId }) => causationId,
  );
  const intents = new Map(ofKind(lines, 'intended').map((line) => [nameOf(line), line]));
  return ofKind(lines, 'refused').flatMap((line) => {
    const events = left.get(line.command) ?? [];
    if (acknowledged.has(line.command) || events.length === 0) return [];
    const types = events.map(({ type }) => type).join(', ');
    return [
      {
        promise: 'a refused command leaves nothing behind',
        shown: `${describe(intents, line)}, refused with ${line.code}, left ${types}`,
      },
    ];
  });
}

/** At no place in the log do two appointments stand on one slot of a doctor. */
function oneWinner(log: readonly LoggedEvent[]): Violation[] {
  const found: Violation[] = [];
  const slotOf = new Map<string, string>();
  const standing = new Map<string, string>();
  for (const { type, data } of log) {
    const { appointmentId, doctorId, startsAt } = data as Partial<Record<string, string>>;
    if (!appointmentId) continue;
    const isPlaced = type === 'AppointmentBooked' || type === 'AppointmentRescheduled';
    if (isPlaced || type === 'AppointmentCancelled') {
      standing.delete(slotOf.get(appointmentId) ?? '');
      slotOf.delete(appointmentId);
    }
    if (!isPlaced) continue;
    const slot = `${doctorId} ${startsAt}`;
    const other = standing.get(slot);
    if (other)
      found.push({ promise: 'one slot has one winner', shown: `${other} and ${appointmentId} stand on ${slot}` });
    standing.set(slot, appointmentId);
    slotOf.set(appointmentId, slot);
  }
  return found;
}

const nameOf = ({ command, asked }: { command: string; asked: string }) => `${command}/${asked}`;
const describe = (intents: ReadonlyMap<string, Kind<'intended'>>, line: { command: string; asked: string }) =>
  `${intents.get(nameOf(line))?.deed ?? 'a call'} under ${line.command}`;

/** Map.groupBy, which Node 20 does not have. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
