import type { ErrorCode } from '@anamnesis/contracts/errors';
import type { CallOf, Route } from '@anamnesis/contracts/language/route';
import { send } from '../../testing/call.js';
import type { Command } from '../client.js';
import type { Effect } from '../ledger.js';
import type { Person } from '../people.js';
import type { World } from '../world.js';

/** Errors that a permitted caller must not get. */
const FOREIGN: ReadonlySet<string> = new Set<ErrorCode>([
  'NOT_SIGNED_IN',
  'NOT_ALLOWED',
  'APPOINTMENT_NOT_FOUND',
  'ACCOUNT_NOT_FOUND',
]);

/** The errors of a route that a permitted caller may get. */
export const refusalsOf = (route: Route): string[] => [
  ...route.errors.map(({ code }) => code).filter((code) => !FOREIGN.has(code)),
  'INPUT_INVALID',
  'WRITE_CONFLICT',
];

/** A command of a permitted caller. */
export function commandOf<R extends Route>(
  { address }: Pick<World, 'address'>,
  as: Person | null,
  route: R,
  call: CallOf<R>,
  effect: Effect | null,
): Command {
  return {
    ...{ action: route.name, content: call, effect, as, refusals: refusalsOf(route) },
    send: (commandId) => send(address, route, call, { commandId, ...(as && { token: as.token() }) }),
  };
}
