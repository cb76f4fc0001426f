import { doctors, patient } from '../demo/people.js';
import { isLoopback, type StandInOptions } from '../google/stand-in.js';
import type { Settings } from './settings.js';

/**
 * Whom a stand-in for Google serves at an address; null where there is none. Everyone may be anyone there, so by default
 * it is open only where the product is: on this machine alone. `demo` offers the demo's people to pick from.
 */
export function standInFor(
  { GOOGLE_CLIENT_ID, GOOGLE_STAND_IN, HOST }: Pick<Settings, 'GOOGLE_CLIENT_ID' | 'GOOGLE_STAND_IN' | 'HOST'>,
  address: string,
  demo: boolean,
): StandInOptions | null {
  if (GOOGLE_CLIENT_ID || GOOGLE_STAND_IN === false) return null;
  const people = demo ? [patient, ...doctors] : [];
  if (GOOGLE_STAND_IN) return { people, reach: 'everyone' };
  const alone = isLoopback(HOST) && isLoopback(new URL(address).hostname);
  return alone ? { people, reach: 'this-machine' } : null;
}
