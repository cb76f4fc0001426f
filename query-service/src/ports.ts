import type { Ai } from '@anamnesis/platform/ai/ai';
import type { CommandBus } from '@anamnesis/platform/deciding/handle';
import type { Recorder } from '@anamnesis/platform/deciding/recorder';
import type { Codec } from '@anamnesis/platform/event-store/codec';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import type { Attending } from '@anamnesis/platform/redis/attending';
import type { DocumentKey } from '@anamnesis/platform/signatures/document-keys';
import type { X509Certificate } from 'node:crypto';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import type { GrantedFiles } from './granted-files.js';

/** STUN and TURN servers. Without any, browsers connect directly, which works on one machine or network. */
export interface IceServers {
  stunUrls: readonly string[];
  turn: { urls: readonly string[]; secret: string } | null;
  /** `relay`: only through TURN servers. */
  transport: 'all' | 'relay';
}

/** The codes of prescriptions and the ids of their entries, each determined by the other. */
export interface VerificationCodes {
  /** The code of an entry: always the same. */
  codeOf(entryId: string): string;
  /** The id behind a code, of an entry that need not exist; null for a mistyped code. */
  entryOf(code: string): string | null;
}

/** The log in its stored form, and what decodes it. */
export interface StoredLog {
  store: Pick<EventStore, 'readRecorded' | 'readAt' | 'follow' | 'lastPosition'>;
  codec: Pick<Codec, 'decodeEach' | 'trusts'>;
}

/** The ports of the query-service. */
export interface Ports {
  pool: Pool;
  files: GrantedFiles;
  /** Records readings, and runs of changed rules over the log; the only writes of this service. */
  recorder: Recorder;
  /** Reads single streams of the log, where a decision must not wait for a read model. */
  log: Pick<CommandBus, 'load'>;
  /** For histories, proofs, and runs of a changed rule: they read what no read model has. */
  stored: StoredLog;
  clock: () => Date;
  /** IANA name of the clinic's zone. */
  timeZone: string;
  /** The clinic's country: ISO 3166, two letters. */
  country: string;
  /** Base URL of meetings: a room's address is this, a slash and the room's name. */
  meetingBaseUrl: string;
  /** Origin of the product, for links. */
  origin: string;
  /** The payee of the fees, as shown in UPI apps. */
  payTo: { address: string; name: string };
  ice: IceServers;
  /** Days between a request for erasure and the erasure. */
  graceDays: number;
  /** The key that signs documents, and the certificates of it and of all earlier keys. */
  documents: { key: DocumentKey; certificates: readonly X509Certificate[] };
  /** Answers questions with a patient's own key; the operator's key is with the workers. */
  ai: Pick<Ai, 'ask' | 'ownKeyModel'>;
  /** The public key of push notifications; null where none are offered. */
  pushKey: string | null;
  /** The verification codes of prescriptions. */
  codes: VerificationCodes;
  /** Which members of a room of the community have the product open. */
  attending: Pick<Attending, 'count' | 'among'>;
}
