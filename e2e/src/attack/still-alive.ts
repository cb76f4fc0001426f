import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { isAlive } from '@anamnesis/embedded/backends/backend';
import { until } from '@anamnesis/platform/testing/until';
import { io } from 'socket.io-client';
import type { Slot } from '../faults/testing/clinic.js';
import { signUpPatient } from '../testing/accounts.js';
import { ask } from '../testing/call.js';
import type { Installation } from './installation.js';
import type { Violation } from './judge.js';
import type { Person } from './people.js';

const ALIVE = 'every service is alive';
/** Time-out of each check after the recovery, ms. */
const TIMEOUT = 60_000;

/** Checks readiness, a push and an email. `slot` is a free slot of the doctor. */
export async function findSilent(
  installation: Pick<Installation, 'address' | 'dataDir' | 'note'>,
  doctor: Person,
  slot: Slot,
): Promise<Violation[]> {
  const { address, dataDir } = installation;
  await doctor.renew();
  const socket = io(address, { transports: ['websocket'], auth: { token: doctor.token() } });
  const pushed = new Set<string>();
  socket.on('sessionUpdate', ({ sessionId }: { sessionId: string }) => pushed.add(sessionId));
  const checks: [string, () => Promise<void>][] = [
    ['the product is not ready', () => until(() => expectReady(installation), TIMEOUT)],
    [
      'no socket could connect',
      () =>
        until(async () => {
          if (!socket.connected) throw new Error('not connected');
        }, TIMEOUT),
    ],
    [
      'no push or no email after a sign-up and a booking',
      async () => {
        const patient = await signUpPatient(address, 'The Last Patient');
        const { data } = await ask(address, bookAppointment, { body: slot }, { token: patient.token });
        await until(async () => {
          if (!pushed.has(data.appointmentId)) throw new Error('no push');
          if (!(await hasEmail(join(dataDir, 'mail'), patient.email))) throw new Error('no email');
        }, TIMEOUT);
      },
    ],
  ];
  const found: Violation[] = [];
  for (const [shown, check] of checks)
    await check().catch((error: unknown) => found.push({ guarantee: ALIVE, shown: `${shown}: ${String(error)}` }));
  socket.disconnect();
  return found;
}

export async function expectReady({ note }: Pick<Installation, 'note'>): Promise<void> {
  const { internalPort } = await note();
  const answer = await fetch(`http://127.0.0.1:${internalPort}/health/ready`, {
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`not ready: ${answer.status} ${text}`);
}

async function hasEmail(folder: string, to: string): Promise<boolean> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const emails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
  return emails.some((email) => email.includes(to));
}

/** Processes of a stopped product that still run. */
export async function findOrphans({ pids, dataDir }: Pick<Installation, 'pids' | 'dataDir'>): Promise<Violation[]> {
  const known = [...pids].filter(isAlive);
  const found = await namingFolder(dataDir);
  return [...new Set([...known, ...found])].map((pid) => ({
    guarantee: 'nothing is left running',
    shown: `process ${pid} still runs on ${dataDir}`,
  }));
}

/** Processes whose command line or environment contains a folder; none without /proc. */
async function namingFolder(folder: string): Promise<number[]> {
  const entries = await readdir('/proc').catch(() => []);
  const pids = entries.filter((name) => /^\d+$/.test(name)).map(Number);
  const texts = await Promise.all(
    pids.map(async (pid) => {
      const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
      return { pid, text: (await read('cmdline')) + (await read('environ')) };
    }),
  );
  return texts.filter(({ pid, text }) => pid !== process.pid && text.includes(folder)).map(({ pid }) => pid);
}
