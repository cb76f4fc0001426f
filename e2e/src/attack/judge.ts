import type { LoggedEvent } from '../faults/testing/log.js';
import type { EventsOfCommand, Line } from './ledger.js';

/** A violated guarantee of the product, and the evidence. */
export interface Violation {
  readonly guarantee: string;
  readonly shown: string;
  /** For an acknowledged command: whether its events are missing from the log, or are in it twice. */
  readonly how?: 'lost' | 'twice';
}

type Kind<Name extends Line['kind']> = Extract<Line, { kind: Name }>;
const ofKind = <Name extends Line['kind']>(lines: readonly Line[], kind: Name) =>
  lines.filter((line): line is Kind<Name> => line.kind === kind);

/** Compares the clients' ledgers with the log. Pure. */
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

/** In rounds without a fault no reply may ask for a retry. Time-outs are ignored, because the machine may be slow. */
export function judgeCalm(lines: readonly Line[], isCalm: (round: number) => boolean): Violation[] {
  return ofKind(lines, 'troubled')
    .filter(({ by, round }) => /^(5\d\d|429)/.test(by) && isCalm(round))
    .map(({ by, round }) => ({
      guarantee: 'without a fault no call has to be retried',
      shown: `round ${round}: ${by}`,
    }));
}

/** Unique event ids, increasing positions, each stream's revisions without a gap. */
function whole(log: readonly LoggedEvent[]): Violation[] {
  const found: Violation[] = [];
  const broken = (shown: string) => found.push({ guarantee: 'the log is consistent', shown });
  const seen = new Set<string>();
  const next = new Map<string, bigint>();
  let last = -1n;
  for (const { id, streamId, revision, position } of log) {
    if (seen.has(id)) broken(`event ${id} occurs twice`);
    if (position < last) broken(`event ${id} at ${position} comes after ${last}`);
    const expected = next.get(streamId) ?? 0n;
    if (revision !== expected) broken(`${streamId} continues with revision ${revision}, not ${expected}`);
    seen.add(id);
    next.set(streamId, revision + 1n);
    last = position;
  }
  return found;
}

/** Each intent ended with a reply, and every error was a permitted one. */
function answered(lines: readonly Line[]): Violation[] {
  const intents = new Map(ofKind(lines, 'intended').map((line) => [nameOf(line), line]));
  return [
    ...ofKind(lines, 'unanswered').map((line) => ({
      guarantee: 'every call gets a reply in the end',
      shown: `${describe(intents, line)} was not: ${line.by}`,
    })),
    ...ofKind(lines, 'troubled')
      .filter(({ by }) => by.startsWith('500'))
      .map((line) => ({
        guarantee: 'an unavailable component is reported with 503',
        shown: `${describe(intents, line)} failed with ${line.by} in round ${line.round}`,
      })),
    ...ofKind(lines, 'refused')
      .filter((line) => !intents.get(nameOf(line))?.refusals.includes(line.code))
      .map((line) => ({
        guarantee: 'errors are limited to the expected codes',
        shown: `${describe(intents, line)} was refused with ${line.code}`,
      })),
  ];
}

/** How many acknowledged commands are not in the log, and how many more than once. */
export const countKept = (violations: readonly Violation[]) => ({
  lost: violations.filter(({ how }) => how === 'lost').length,
  twice: violations.filter(({ how }) => how === 'twice').length,
});

/** Each acknowledged command is in the log exactly once, and the reply agrees with it. */
function kept(log: readonly LoggedEvent[], lines: readonly Line[]): Violation[] {
  const byCommand = grouped(log, ({ causationId, type }) => `${type} ${causationId}`);
  const byStream = grouped(log, ({ streamId, type }) => `${type} ${streamId}`);
  const ofCommand = grouped(log, ({ causationId }) => causationId);
  const intents = new Map(ofKind(lines, 'intended').map((line) => [nameOf(line), line]));
  return ofKind(lines, 'acknowledged').flatMap((line) => {
    const effect = intents.get(nameOf(line))?.effect;
    const guarantee = 'an acknowledged command is in the log exactly once';
    const who = describe(intents, line);
    if (!effect) return [{ guarantee: 'a caller without permission is rejected', shown: `${who} was acknowledged` }];
    if ('types' in effect) {
      const left = (ofCommand.get(line.command) ?? []).map(({ type }) => type);
      const { lost, more } = differenceOf(effect, intents.get(nameOf(line))?.action ?? '', left);
      if (lost.length === 0 && more.length === 0) return [];
      const how = lost.length > 0 ? 'lost' : more.some((type) => effect.types.includes(type)) ? 'twice' : null;
      return [{ guarantee, shown: `${who} left ${left.join(', ') || 'no event'}`, ...(how && { how }) }];
    }
    const { type, inStream } = effect;
    const events =
      (inStream === null ? byCommand.get(`${type} ${line.command}`) : byStream.get(`${type} ${inStream}`)) ?? [];
    if (events.length !== 1)
      return [
        { guarantee, shown: `${who} left ${events.length} ${type}`, how: events.length === 0 ? 'lost' : 'twice' },
      ];
    const [event] = events;
    if (line.appointmentId !== null && event?.data['appointmentId'] !== line.appointmentId)
      return [
        {
          guarantee,
          shown: `${who} got ${line.appointmentId}, the log has ${String(event?.data['appointmentId'])}`,
        },
      ];
    if (inStream === null && event && line.position !== null && BigInt(line.position) < event.position)
      return [{ guarantee, shown: `${who} got position ${line.position}, the log has ${event.position}` }];
    return [];
  });
}

/** Events that a command may leave besides those that were learnt: it goes on, sent again, with what a fault broke off; or another day has begun. */
const MAY_FOLLOW: Readonly<Record<string, string>> = {
  askAssistant: 'QuestionAskedAgain',
  signInPatient: 'PatientSignedIn',
};

/** The events that a command should have left and did not, and those that it left besides. */
function differenceOf({ types, isAlways }: EventsOfCommand, action: string, left: readonly string[]) {
  const more = left.filter((type) => type !== MAY_FOLLOW[action] || types.includes(type));
  const missing = types.filter((type) => {
    const at = more.indexOf(type);
    if (at >= 0) more.splice(at, 1);
    return at < 0;
  });
  return { lost: isAlways ? missing : [], more };
}

/** Under one command id only one content is acknowledged. */
function oneContent(lines: readonly Line[]): Violation[] {
  const contents = grouped(ofKind(lines, 'acknowledged'), ({ command }) => command);
  const intents = new Map(ofKind(lines, 'intended').map((line) => [nameOf(line), line]));
  return [...contents.values()].flatMap((acknowledged) => {
    const [first] = acknowledged;
    const count = new Set(acknowledged.map(({ asked }) => asked)).size;
    if (!first || count === 1) return [];
    return [
      {
        guarantee: 'a command id has one content',
        shown: `${describe(intents, first)}: ${count} were acknowledged`,
      },
    ];
  });
}

/** Refusals that say what an acknowledged command has done: what it removed is not there. By the protocol of uploads. */
const SAYS_REMOVED: Readonly<Record<string, string>> = { cancelUpload: 'UPLOAD_NOT_FOUND' };

/** An acknowledged command is not rejected when it is repeated. */
function answeredAlike(lines: readonly Line[]): Violation[] {
  const intents = new Map(ofKind(lines, 'intended').map((line) => [nameOf(line), line]));
  const outcomes = new Map<string, 'acknowledged' | 'sent again'>();
  return lines.flatMap((line) => {
    const name = nameOf(line);
    if (line.kind === 'acknowledged') outcomes.set(name, outcomes.get(name) ?? 'acknowledged');
    if (line.kind === 'intended' && outcomes.has(name)) outcomes.set(name, 'sent again');
    if (line.kind !== 'refused' || outcomes.get(name) !== 'sent again') return [];
    if (SAYS_REMOVED[intents.get(name)?.action ?? ''] === line.code) return [];
    return [
      {
        guarantee: 'a repeated command gets the same outcome',
        shown: `${describe(intents, line)} was acknowledged, then refused with ${line.code}`,
      },
    ];
  });
}

/** Claims and their releases are permitted before a rejection; nothing else is. */
const RELEASED: ReadonlySet<string> = new Set([
  ...['SlotClaimed', 'SlotReleased', 'SlotClaimAbandoned', 'PatientTimeReserved'],
  ...['UsernameReserved', 'UsernameReleased', 'UsernameReservationAbandoned'],
]);

/** A rejected command left no events. */
function nothingLeft(log: readonly LoggedEvent[], lines: readonly Line[]): Violation[] {
  const acknowledged = new Set(ofKind(lines, 'acknowledged').map(({ command }) => command));
  const left = grouped(
    log.filter(({ type }) => !RELEASED.has(type)),
    ({ causationId }) => causationId,
  );
  const intents = new Map(ofKind(lines, 'intended').map((line) => [nameOf(line), line]));
  return ofKind(lines, 'refused').flatMap((line) => {
    const events = left.get(line.command) ?? [];
    if (acknowledged.has(line.command) || events.length === 0) return [];
    const types = events.map(({ type }) => type).join(', ');
    return [
      {
        guarantee: 'a rejected command leaves no events',
        shown: `${describe(intents, line)}, refused with ${line.code}, left ${types}`,
      },
    ];
  });
}

/** At no position of the log do two appointments have the same slot of a doctor. */
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
      found.push({ guarantee: 'one slot has one winner', shown: `${other} and ${appointmentId} are both in ${slot}` });
    standing.set(slot, appointmentId);
    slotOf.set(appointmentId, slot);
  }
  return found;
}

const nameOf = ({ command, asked }: { command: string; asked: string }) => `${command}/${asked}`;
const describe = (intents: ReadonlyMap<string, Kind<'intended'>>, line: { command: string; asked: string }) =>
  `${intents.get(nameOf(line))?.action ?? 'a call'} under ${line.command}`;

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
