import type { Recorder } from '@anamnesis/platform/deciding/recorder';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import type { GrantedFiles } from './granted-files.js';
import type { IceServers } from './sessions/ice-settings.js';

/** What the query side needs of the world. */
export interface Ports {
  pool: Pool;
  files: GrantedFiles;
  /** Writes down who reads what; nothing else is ever written from here. */
  recorder: Recorder;
  clock: () => Date;
  /** IANA name of the clinic's zone. */
  timeZone: string;
  /** Where meetings are held: a room's address is this, a slash and the room's name. */
  meetingBaseUrl: string;
  /** Where people find the product. */
  origin: string;
  /** Whom the fees are paid to, as UPI apps know them. */
  payTo: { address: string; name: string };
  ice: IceServers;
}
