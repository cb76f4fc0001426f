import { setTimeout as pause } from 'node:timers/promises';
import { listDevices } from '@anamnesis/contracts/accounts/devices-routes';
import { createDemoClient, type DemoClient } from './demo-client.js';
import { arrangeImminent } from './imminent-appointment.js';
import * as cast from './people.js';
import { openAllDay } from './plant-hours.js';
import { type Known, type Ports, tokenOf } from './plant-people.js';

/** How often it is looked after, ms. */
const EVERY = 15_000;
/** While the patient or the doctor was here within this time the demo is in use, ms. */
const IN_USE = 3_600_000;

/**
 * Keeps one appointment of the demo about to begin, so that a meeting can be tried at any time: from the start on, and then while somebody
 * uses the demo, because each move writes events and letters. What fails is reported and tried again; the returned function
 * ends it.
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
  const look = async () => {
    const patient = await who('patient', cast.patient.email);
    const doctor = await who('doctor', cast.onCall.email);
    if (atStart) await openAllDay(client, doctor);
    else if (!(await isInUse(client, [patient, doctor]))) return;
    const isArranged = await arrangeImminent(client, { patient, doctor }, timeZone, new Date());
    atStart &&= !isArranged;
  };
  const running = (async () => {
    let failing = false;
    while (!signal.aborted) {
      try {
        await look();
        failing = false;
      } catch (error) {
        // Told once: it is tried again every few seconds.
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
