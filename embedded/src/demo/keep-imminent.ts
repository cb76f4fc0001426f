import { setTimeout as pause } from 'node:timers/promises';
import { listDevices } from '@anamnesis/contracts/accounts/devices-routes';
import { createDemoClient, type DemoClient } from './demo-client.js';
import { arrangeImminent } from './imminent-appointment.js';
import * as cast from './people.js';
import { openAllDay } from './seed-hours.js';
import { type Known, type Ports, tokenOf } from './seed-people.js';

/** Interval between checks, ms. */
const EVERY = 15_000;
/** The demo is in use if the patient or the doctor was active within this time, ms. */
const IN_USE = 3_600_000;

/**
 * Keeps one appointment of the demo about to begin, so that a session can be tried at any time: once after the start, and then while
 * the demo is in use, because each move writes events and emails. Failures are reported and retried; the returned function
 * stops it.
 */
export function keepImminent(
  ports: Ports,
  address: string,
  timeZone: string,
  report: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const client = createDemoClient(address);
  const who = async (role: 'patient' | 'doctor', email: string): Promise<Known> => {
    const id = ports.ids.account(role, email);
    return { id, token: await tokenOf(ports, role, id) };
  };
  let atStart = true;
  const check = async () => {
    const patient = await who('patient', cast.patient.email);
    const doctor = await who('doctor', cast.onCall.email);
    if (atStart) await openAllDay(client, doctor);
    else if (!(await isInUse(client, [patient, doctor]))) return;
    const isArranged = await arrangeImminent(client, { patient, doctor }, timeZone, new Date());
    atStart &&= !isArranged;
  };
  let failing = false;
  const running = (async () => {
    while (!signal.aborted) {
      try {
        await check();
        failing = false;
      } catch (error) {
        // Reported once, although it is retried every few seconds.
        if (!failing && !signal.aborted) report(error);
        failing = true;
      }
      await pause(EVERY, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

async function isInUse(client: DemoClient, people: readonly Known[]): Promise<boolean> {
  const asked = await Promise.all(people.map(({ token }) => client.ask(listDevices, token)));
  const devices = asked.flatMap((reply) => listDevices.reply.parse(reply).data);
  return devices.some(({ lastUsed }) => Date.now() - Date.parse(lastUsed) < IN_USE);
}
