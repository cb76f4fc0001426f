import { Agent } from 'node:http';
import { chooseLanguage } from '@anamnesis/contracts/accounts/credential-routes';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { currentPatient } from '@anamnesis/contracts/profiles/routes';
import type { Run } from '../figures/pairs.js';
import { percentile } from '../figures/statistics.js';
import { pace } from '../load/pace.js';
import { post } from '../load/post.js';
import type { Request } from '../load/requests.js';
import type { Sender } from './sender.js';

export type CallFigure = 'p50 ms' | 'p99 ms';

/** Calls per second: far below what the product can answer, so that a call waits for others only where something blocks them. */
const PER_SECOND = 100;

/** Durations of calls that a patient makes all day: two queries and a command, in turn. Rejects unless each is answered with a 2xx. */
export async function ordinaryCalls(caller: Sender, seconds: number): Promise<Run<CallFigure>> {
  const agent = new Agent({ keepAlive: true });
  const token = await caller.token();
  const requests: readonly Request[] = [
    { method: 'GET', path: patientAppointments.path, token },
    { method: 'GET', path: currentPatient.path, token },
    { method: 'POST', path: chooseLanguage.path, token, body: { language: 'en' } },
  ];
  let count = 0;
  const call = async () => {
    const request = requests[(count += 1) % requests.length]!;
    const began = performance.now();
    const { status, at } = await post(agent, caller.address, request);
    if (status >= 300) throw new Error(`${request.method} ${request.path}: ${status}`);
    return at - began;
  };
  try {
    const took = await pace(PER_SECOND, { seconds, operations: Infinity }, call);
    return { figures: { 'p50 ms': percentile(took, 50), 'p99 ms': percentile(took, 99) }, did: took.length };
  } finally {
    agent.destroy();
  }
}
