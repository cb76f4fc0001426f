import type { Recorder } from '@anamnesis/platform/deciding/recorder';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import type { GrantedFiles } from './granted-files.js';

/** STUN and TURN servers. Without any, browsers connect directly, which works on one machine or network. */
export interface IceServers {
  stunUrls: readonly string[];
  turn: { urls: readonly string[]; secret: string } | null;
  /** `relay`: through TURN servers alone. */
  transport: 'all' | 'relay';
}

/** The ports of the query-service. */
export interface Ports {
  pool: Pool;
  files: GrantedFiles;
  /** Records readings in the log; the only thing that is written here. */
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
