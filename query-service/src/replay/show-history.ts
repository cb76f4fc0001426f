import type { History as Shown } from '@anamnesis/contracts/replay/history';
import type { Ports } from '../ports.js';
import type { History } from './history.js';
import type { OpenedFacts } from './history-facts.js';
import { namesIn } from './names-in.js';
import { railOf } from './rail.js';
import { actorOf } from './shown-event.js';

/** A history as a whole, with the names of its person and of everybody whom its events name. */
export async function showWhole(
  ports: Pick<Ports, 'pool'>,
  { history, reason }: Pick<OpenedFacts, 'history' | 'reason'>,
): Promise<Shown> {
  const { kind, id, entries, isErased } = history;
  const types = new Map<string, number>();
  const actors = new Map<string, Shown['actors'][number]>();
  for (const entry of entries) {
    types.set(entry.event.type, (types.get(entry.event.type) ?? 0) + 1);
    const actor = actorOf(entry, new Map());
    const known = actors.get(actor.id) ?? { ...actor, count: 0 };
    known.count += 1;
    actors.set(actor.id, known);
  }
  const parties = kind === 'appointment' ? partiesOf(history) : [id];
  const names = await namesIn(ports, history, [...actors.keys(), ...parties, ...history.concerned]);
  const end = (index: number) => {
    const event = entries.at(index)?.event;
    return event ? { position: String(event.position), recordedAt: event.recordedAt } : null;
  };
  return {
    ...{ kind, id, reason, isErased, total: entries.length, first: end(0), last: end(-1) },
    name: parties.flatMap((party) => names.get(party) ?? []).join(', '),
    types: [...types].map(([type, count]) => ({ type, count })).sort(byCount),
    actors: [...actors.values()].map((actor) => ({ ...actor, name: names.get(actor.id) ?? '' })).sort(byCount),
    people: [...names].map(([person, name]) => ({ id: person, name })),
    rail: railOf(entries),
    streams: [...history.streams].map(([streamId, { count }]) => ({ streamId, count })).sort(byCount),
  };
}

const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count;

/** Patient and doctor of an appointment. */
function partiesOf({ id, entries }: History): string[] {
  const booked = entries.find(
    ({ event: { type, data } }) =>
      type === 'AppointmentBooked' && (data as Record<string, unknown>)['appointmentId'] === id,
  );
  const { patientId, doctorId } = (booked?.event.data ?? {}) as Record<string, unknown>;
  return [patientId, doctorId].filter((party) => typeof party === 'string');
}
