import { doctors, patient } from '../demo/people.js';
import type { StandInOptions } from '../google/stand-in.js';
import { reachOf } from './reach.js';
import type { Settings } from './settings.js';

/**
 * Whom a stand-in for Google serves at an address; null where there is none. Everyone may be anyone there, every user of this
 * machine too: so by default it comes with the demo alone, and reaches as far. It offers the demo's people to pick from.
 */
export function standInFor(
  { GOOGLE_CLIENT_ID, GOOGLE_STAND_IN, HOST }: Pick<Settings, 'GOOGLE_CLIENT_ID' | 'GOOGLE_STAND_IN' | 'HOST'>,
  address: string,
  demo: boolean,
): StandInOptions | null {
  if (GOOGLE_CLIENT_ID) return null;
  if (!demo && GOOGLE_STAND_IN === undefined) return null;
  const reach = reachOf(GOOGLE_STAND_IN, HOST, address);
  return reach === 'nobody' ? null : { people: demo ? [patient, ...doctors] : [], reach };
}
