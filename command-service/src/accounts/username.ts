import { Refusal, refuse } from '@anamnesis/contracts/language/errors';
import { type Cause, stepOf } from '@anamnesis/platform/deciding/handle';
import type { Ports } from '../ports.js';
import { type Patient, patientDecider } from './patient.decider.js';
import { usernameDecider } from './username.decider.js';

/**
 * Makes an account under a username: reserved first, and given back by whoever then can't have the account or has it
 * under another name. Refuses USERNAME_TAKEN.
 */
export async function underUsername<Outcome extends { state: Patient }>(
  { commands, ids }: Pick<Ports, 'commands' | 'ids'>,
  patientId: string,
  username: string,
  cause: Cause,
  register: () => Promise<Outcome>,
): Promise<Outcome> {
  const stream = `username-${ids.username(username)}`;
  const reserve = { type: 'ReserveUsername', data: { patientId } } as const;
  const reserved = await commands.handle(usernameDecider, stream, reserve, null, stepOf(cause, 'reserve'));
  const giveBack = async () => {
    if (reserved.facts.length === 0 || (await isNamed())) return;
    const release = { type: 'ReleaseUsername', data: { patientId } } as const;
    await commands.handle(usernameDecider, stream, release, null, stepOf(cause, 'release'));
  };
  // A sign-up sent twice at once loses to itself, and the name is in use.
  const isNamed = async () => {
    const patient = await commands.load(patientDecider, `patient-${patientId}`);
    return patient.status !== 'none' && ids.username(patient.username) === ids.username(username);
  };
  try {
    const outcome = await register();
    if (outcome.state.status === 'none' || outcome.state.username !== username) await giveBack();
    return outcome;
  } catch (error) {
    // Only a refusal is sure to have registered nobody; whoever was not answered signs up again and finds the name their own.
    if (error instanceof Refusal) await giveBack();
    throw error;
  }
}

/** The same under the first of these that is free. */
export async function underFreeUsername<Outcome extends { state: Patient }>(
  ports: Pick<Ports, 'commands' | 'ids'>,
  patientId: string,
  usernames: readonly string[],
  cause: Cause,
  register: (username: string) => Promise<Outcome>,
): Promise<Outcome> {
  for (const username of usernames) {
    try {
      return await underUsername(ports, patientId, username, cause, () => register(username));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'USERNAME_TAKEN') throw error;
    }
  }
  return refuse('USERNAME_TAKEN');
}
