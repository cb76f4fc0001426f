import { doctors, patient } from '../demo/people.js';
import type { StandInOptions } from '../google/stand-in.js';
import { reachOf } from './reach.js';
import type { Settings } from './settings.js';

/**
 * The options of the stand-in for Google; null if there is none. Anyone, including every user of this machine, can sign in as anyone
 * there, so by default it exists only with the demo, for the same callers. It offers the accounts of the demo.
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
