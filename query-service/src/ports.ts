import type { Recorder } from '@anamnesis/platform/deciding/recorder';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import type { GrantedFiles } from './granted-files.js';

/** How browsers find a way to each other. Nothing named: directly, which is enough on one machine and one network. */
export interface IceServers {
  stunUrls: readonly string[];
  turn: { urls: readonly string[]; secret: string } | null;
  /** `relay`: through TURN servers alone. */
  transport: 'all' | 'relay';
}

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
