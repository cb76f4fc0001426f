import type { Recorder } from '@anamnesis/platform/deciding/recorder';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import type { GrantedFiles } from './granted-files.js';

/** STUN and TURN servers. Without any, browsers connect directly, which works on one machine or network. */
export interface IceServers {
  stunUrls: readonly string[];
  turn: { urls: readonly string[]; secret: string } | null;
  /** `relay`: only through TURN servers. */
  transport: 'all' | 'relay';
}

/** The ports of the query-service. */
export interface Ports {
  pool: Pool;
  files: GrantedFiles;
  /** Records readings in the log; the only writes of this service. */
  recorder: Recorder;
  clock: () => Date;
  /** IANA name of the clinic's zone. */
  timeZone: string;
  /** Base URL of meetings: a room's address is this, a slash and the room's name. */
  meetingBaseUrl: string;
  /** Origin of the product, for links. */
  origin: string;
  /** The payee of the fees, as shown in UPI apps. */
  payTo: { address: string; name: string };
  ice: IceServers;
}
