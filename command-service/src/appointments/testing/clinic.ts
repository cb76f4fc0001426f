import type { DoctorEvent } from '@anamnesis/contracts/events';
import type {
  bookAppointment,
  cancelAppointment,
  rescheduleAppointment,
} from '@anamnesis/contracts/appointments/routes';
import { slotAt } from '@anamnesis/contracts/time/slots';
import { CONTENTION } from '@anamnesis/platform/deciding/contention';
import { createCommandBus, uuidOf } from '@anamnesis/platform/deciding/handle';
import { createStreamMemory } from '@anamnesis/platform/deciding/stream-memory';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import type { Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../../ports.js';
import type { Log } from '../../testing/interleaved-store.js';
import { memoryLog } from '../../testing/memory-log.js';
import { appointmentDecider, appointmentStream } from '../appointment.decider.js';
import type { AnyAppointmentEvent, Appointment } from '../appointment.state.js';
import { appointmentIdOf, book } from '../book-appointment.js';
import { cancel, reschedule } from '../change-appointment.js';

const TIME_ZONE = 'Asia/Kolkata';
const OPENED = Date.parse('2026-11-20T06:00:00Z');
/** The doctors, by their number in commands. */
export const doctors = [
  { doctorId: uuidOf('doctor'), fullName: 'Kavita Rao' },
  { doctorId: uuidOf('other doctor'), fullName: 'Arjun Mehta' },
] as const;

/** The slots that the tests use: two on one day, one on the next. */
export const slots = [
  { date: '2026-11-23', time: '09:00' },
  { date: '2026-11-23', time: '10:00' },
  { date: '2026-11-24', time: '09:00' },
] as const;
export type SlotNumber = 0 | 1 | 2;

/** A command of a patient, or of a doctor if `as` is set. `appointment` is the id of the command that booked it. */
type Asked =
  | { what: 'book'; slot: SlotNumber; doctor?: 0 | 1; despiteOther?: boolean }
  | { what: 'move'; appointment: number; slot: SlotNumber; as?: 0 | 1; despiteOther?: boolean }
  | { what: 'cancel'; appointment: number };
export type Command = Asked & { patient: number; id: number };

export const actorOf = ({ patient }: Pick<Command, 'patient'>) =>
  ({ id: uuidOf(`patient ${patient}`), role: 'patient' }) as const;
const commandIdOf = (id: number) => uuidOf(`command ${id}`);

/** The id of the appointment that a command concerns. */
export const targetOf = (command: Command): string =>
  appointmentIdOf({
    actor: actorOf(command),
    commandId: commandIdOf(command.what === 'book' ? command.id : command.appointment),
  });

/** Two doctors over a log in memory, and processes that handle the commands of patients. */
export async function testClinic() {
  const { store, codec, requestedKeys } = memoryLog();
  let now = OPENED;
  for (const { doctorId, fullName } of doctors) {
    const actor = { id: doctorId, role: 'doctor' } as const;
    const circumstances = { actor, correlationId: 'test', causationId: 'test' };
    const opening: DoctorEvent[] = [
      {
        type: 'DoctorRegistered',
        data: {
          ...{ doctorId, fullName, email: 'kavita@example.org', mobileNumber: '9820012345' },
          ...{ passwordHash: 'hash', yearExp: 15, specifications: ['Cardiologist'], picture: null },
        },
      },
      { type: 'DoctorVerified', data: { doctorId } },
    ];
    for (const fact of opening)
      await store.append(`doctor-${doctorId}`, 'any', [
        await codec.encode(uuidOf(`${fact.type} ${doctorId}`), fact, circumstances),
      ]);
  }

  const portsOver = (over: Log, own = codec, deadline = CONTENTION.deadline) => ({
    commands: createCommandBus(over as EventStore, own, createStreamMemory(own), {
      ...CONTENTION,
      ...{ deadline, longestPause: 1 },
    }),
    clock: () => new Date(now),
    timeZone: TIME_ZONE,
  });
  return {
    store,
    requestedKeys,
    pass: (milliseconds: number) => (now += milliseconds),
    /** The ports of a process with a stream memory of its own, over the log or a wrapper of it; `deadline` of its commands in milliseconds. */
    portsOver,
    now: () => now,
    /** Such a process. */
    service(over: Log = store, own = codec, deadline = CONTENTION.deadline) {
      const ports = portsOver(over, own, deadline) as Ports;
      return (command: Command): Promise<unknown> => {
        const { patient: _, id, ...asked } = command;
        const known = {
          actor: actorOf(command),
          commandId: commandIdOf(id),
          asked: JSON.stringify(asked),
          requestId: 'test',
        };
        const params = { id: targetOf(command) };
        switch (command.what) {
          case 'book':
            return book(ports, {
              ...known,
              body: {
                doctorId: doctors[command.doctor ?? 0].doctorId,
                ...slots[command.slot],
                despiteOther: command.despiteOther,
              },
            } as Call<typeof bookAppointment>);
          case 'move': {
            const { date, time } = slots[command.slot];
            const body = { newDateTime: slotAt(date, time, TIME_ZONE).startsAt, despiteOther: command.despiteOther };
            const actor =
              command.as === undefined ? known.actor : ({ id: doctors[command.as].doctorId, role: 'doctor' } as const);
            return reschedule(ports, { ...known, actor, params, body } as Call<typeof rescheduleAppointment>);
          }
          case 'cancel':
            return cancel(ports, { ...known, params, body: { reason: 'Better now' } } as Call<
              typeof cancelAppointment
            >);
        }
      };
    },
    /** The events of an appointment in the log, and their state. */
    async appointment(id: string): Promise<{ state: Appointment; facts: readonly AnyAppointmentEvent[] }> {
      const facts = (await store.readStream(appointmentStream(id))) as unknown as AnyAppointmentEvent[];
      return { facts, state: facts.reduce(appointmentDecider.evolve, appointmentDecider.initialState) };
    },
  };
}
