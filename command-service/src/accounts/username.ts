import { USERNAME_TAKEN } from '@anamnesis/contracts/accounts/errors';
import { usernameSkeleton } from '@anamnesis/contracts/accounts/username';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { type Cause, consequenceOf, stepOf } from '@anamnesis/platform/deciding/command-mark';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Ports } from '../ports.js';
import { accountStream } from './account-stream.js';
import { type Patient, patientDecider } from './patient.decider.js';
import { type Reservation, usernameDecider } from './username.decider.js';

type Needed = Pick<Ports, 'commands' | 'ids' | 'clock'>;
/** A username reserved for a sign-up. */
interface ReservedUsername {
  username: string;
  reservationId: string;
}

/** Milliseconds after which a reservation without an account may be treated as abandoned. */
const RESERVATION_MILLISECONDS = 60_000;

/**
 * Creates an account under a reserved username. Releases the name if the account cannot be created or has another name.
 * Refuses USERNAME_TAKEN.
 */
export async function withReservedUsername<Outcome extends { state: Patient }>(
  ports: Needed,
  patientId: string,
  username: string,
  cause: Cause,
  register: (held: ReservedUsername) => Promise<Outcome>,
): Promise<Outcome> {
  const reservation = await reserve(ports, patientId, username, cause);
  try {
    const outcome = await register({ username, reservationId: reservation.reservationId });
    if (outcome.state.status === 'none' || outcome.state.username !== username)
      await releaseUnusedReservation(ports, username, reservation, cause);
    return outcome;
  } catch (error) {
    // After any other error the account may exist: the next sign-up with this name checks that.
    if (error instanceof Refusal) await releaseUnusedReservation(ports, username, reservation, cause);
    throw error;
  }
}

/** The same with the first of these names that is free. */
export async function withFreeUsername<Outcome extends { state: Patient }>(
  ports: Needed,
  patientId: string,
  usernames: readonly string[],
  cause: Cause,
  register: (held: ReservedUsername) => Promise<Outcome>,
): Promise<Outcome> {
  for (const username of usernames) {
    try {
      return await withReservedUsername(ports, patientId, username, cause, register);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return refuse(USERNAME_TAKEN);
}

const streamOf = ({ ids }: Pick<Ports, 'ids'>, username: string) => `username-${ids.username(username)}`;
/** The stream that says who has a username, or one that looks the same. */
const usernameStream = (ports: Pick<Ports, 'ids'>, username: string) => streamOf(ports, usernameSkeleton(username));

/** The owner of a username; null while it is free. Names once reserved by their exact letters are found by these. */
export async function ownerOfUsername(
  ports: Pick<Ports, 'commands' | 'ids'>,
  username: string,
): Promise<string | null> {
  for (const stream of new Set([streamOf(ports, username), usernameStream(ports, username)])) {
    const { reservation } = await ports.commands.load(usernameDecider, stream);
    if (reservation) return reservation.patientId;
  }
  return null;
}

const isTaken = (error: unknown) => error instanceof Refusal && error.kind === USERNAME_TAKEN;

/** Reserves a username. An older reservation without an account is detected here and released. */
async function reserve(ports: Needed, patientId: string, username: string, cause: Cause): Promise<Reservation> {
  const { commands, clock } = ports;
  const stream = usernameStream(ports, username);
  const exact = streamOf(ports, username);
  if (exact !== stream) {
    const { reservation } = await commands.load(usernameDecider, exact);
    if (reservation && reservation.patientId !== patientId) refuse(USERNAME_TAKEN);
  }
  const reserveAs = async (step: string) => {
    const reservationId = uuidOf(`reservation/${patientId}/${cause.commandId}/${stream}/${step}`);
    const command = { type: 'ReserveUsername', data: { patientId, reservationId } } as const;
    const { state } = await commands.handle(usernameDecider, stream, command, { now: clock() }, stepOf(cause, step));
    // If the reservation of this command was released in the meantime, its repetition is refused.
    return state.reservation?.patientId === patientId ? state.reservation : refuse(USERNAME_TAKEN);
  };
  try {
    return await reserveAs('first');
  } catch (error) {
    if (!isTaken(error)) throw error;
    const { reservation } = await commands.load(usernameDecider, stream);
    if (!reservation || clock().getTime() - Date.parse(reservation.reservedAt) < RESERVATION_MILLISECONDS) throw error;
    if (!(await releaseUnusedReservation(ports, username, reservation, cause))) throw error;
    return reserveAs('again');
  }
}

/**
 * Releases a username unless an account has it. First the stream of the account records that the reservation is abandoned, so that a
 * late sign-up under it is refused; then the name is released.
 */
async function releaseUnusedReservation(
  ports: Needed,
  username: string,
  { patientId, reservationId }: Reservation,
  cause: Cause,
): Promise<boolean> {
  const { commands, clock } = ports;
  const account = accountStream('patient', patientId);
  const patient = await commands.load(patientDecider, account);
  if (patient.status !== 'none' && usernameStream(ports, patient.username) === usernameStream(ports, username))
    return false;
  if (patient.status === 'none') {
    const abandon = { type: 'AbandonReservation', data: { patientId, reservationId } } as const;
    try {
      await commands.handle(patientDecider, account, abandon, null, consequenceOf(cause));
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }
  const release = { type: 'ReleaseUsername', data: { patientId, reservationId } } as const;
  await commands.handle(
    usernameDecider,
    usernameStream(ports, username),
    release,
    { now: clock() },
    consequenceOf(cause),
  );
  return true;
}
