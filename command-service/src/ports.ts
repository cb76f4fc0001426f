import type { Ai } from '@anamnesis/platform/ai/ai';
import type { Patience } from '@anamnesis/platform/ai/patience';
import type { Role } from '@anamnesis/contracts/language/role';
import type { TokenIssuer } from '@anamnesis/platform/tokens/access-tokens';
import type { Digest } from '@anamnesis/platform/deciding/digest';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import type { CommandBus } from '@anamnesis/platform/deciding/handle';
import type { Recorder } from '@anamnesis/platform/deciding/recorder';
import type { FileStore } from '@anamnesis/platform/files/file-store';
import type { SecondFactorPolicy } from '@anamnesis/platform/http/access';
import type { KnownDevices } from '@anamnesis/platform/lock-out/known-devices';
import type { Attempts } from '@anamnesis/platform/lock-out/attempts';
import type { SignInAttempts } from '@anamnesis/platform/openid/sign-in-attempts';
import type { RelyingParty } from '@anamnesis/platform/openid/relying-party';
import type { UsedSteps } from '@anamnesis/platform/second-factor/used-steps';
import type { PurposeTokens } from '@anamnesis/platform/tokens/purpose-tokens';
import type { Sealed } from '@anamnesis/platform/tokens/sealed';
import type { SignIns } from '@anamnesis/platform/tokens/sign-ins';
import type { Uploads } from '@anamnesis/platform/uploads/uploads';
import type { Destruction } from '@anamnesis/platform/vault/key-vault';

/** Derives ids of accounts and usernames. Computing them requires the secret. */
export interface AccountIds {
  /** Id (UUID format) of the account with this role and email address, case-insensitive. */
  account(role: Role, email: string): string;
  /** Id of a username, case-insensitive. */
  username(username: string): string;
}

/** Limits guessing of passwords and codes without locking out the owner of an account. */
export interface LockOut {
  attempts: Attempts;
  knownDevices: KnownDevices;
  /** Sign-ups of one network with taken addresses, before the next one has to wait. */
  freeTakenAddresses: number;
}

/** The ports of the second factor. */
export interface SecondFactorPorts {
  policy: SecondFactorPolicy;
  sealed: Sealed;
  usedSteps: UsedSteps;
  /** The secret from which recovery codes are derived. */
  recoveryKey: Uint8Array;
}

/**
 * The secrets of share links. They are derived from a key of the server and the command's id: a repeated command gives the same ones,
 * although only their hashes are stored.
 */
export interface ShareSecrets {
  /** The token of a new link, with 128 secret bits, and its pass code. */
  link(patientId: string, commandId: string): { token: string; passCode: string };
  /** The secret of a visitor's session: 122 bits in the form of a UUID. */
  session(linkId: string, commandId: string): string;
}

/** The erased persons, outside log and database: a restored backup is made to forget them again. */
export interface ErasureList {
  /** Adds an account once; durable when it resolves. */
  add(accountId: string): Promise<void>;
  all(): Promise<readonly string[]>;
}

/** What makes everything outside the log forget a person. Each step may be repeated, and is after a crash. */
export interface Forgetting {
  /** Destroys the key, and with it every text in the log and every file; then removes sign-ins, devices, uploads and files. */
  destroy(accountId: string): Promise<Destruction>;
  /**
   * Once no process has the key any more: removes what was written in that time, and replaces the rows of the read models by a fold
   * without the key. False until all are replaced.
   */
  replace(accountId: string, forgottenAt: string): Promise<boolean>;
  /** Makes sure that these accounts never get a key. Returns those that have one. */
  bar(accountIds: readonly string[]): Promise<readonly string[]>;
}

/** The emails in the mailbox of this machine; nothing where a mail server is used. */
export interface ForgottenEmails {
  /** Deletes the emails to one of the addresses or with one of the texts, and from now on those that arrive. Durable. */
  forget(personId: string, texts: ForgottenTexts): Promise<void>;
  /** Once no such email can be sent any more: deletes those that have arrived in the meantime, and forgets the texts too. */
  finish(personId: string): Promise<void>;
}

/** Texts about a person that emails can contain. */
export interface ForgottenTexts {
  readonly addresses: readonly string[];
  readonly names: readonly string[];
}

/** The ports of erasures. */
interface ErasurePorts {
  graceDays: number;
  /** The erased persons, outside log and database. */
  list: ErasureList;
  forgetting: Forgetting;
  emails: ForgottenEmails;
  /** The number of events about a person in the log, by type. */
  countRemains(accountId: string): Promise<Record<string, number>>;
}

/** The ports of the command-service. */
export interface Ports {
  commands: CommandBus;
  /** Where the log ends. */
  log: Pick<EventStore, 'lastPosition'>;
  /** Records readings of a patient's record that a command implies. */
  recorder: Recorder;
  /** Digest of a command's content. Detects a command id that is reused with different content. */
  digest: Digest;
  tokens: TokenIssuer;
  signIns: SignIns;
  secondFactor: SecondFactorPorts;
  lockOut: LockOut;
  /** Sign-in with Google; `party` is null if it is not configured. Google returns to pages under `origin`. */
  google: { party: RelyingParty | null; attempts: SignInAttempts; origin: string };
  /** Tokens for the links in emails, which lead to pages under `origin`. */
  links: { tokens: PurposeTokens; origin: string };
  /** The links, pass codes and sessions of shared records. */
  shareSecrets: ShareSecrets;
  files: FileStore;
  /** Resumable uploads. A command takes a finished one by its id. */
  uploads: Uploads;
  /**
   * Requests a retry of an event that a projection could not process, and logs the operator. False if the event is no longer
   * set aside.
   */
  retries: { request(retry: { projection: string; eventId: string; operatorId: string }): Promise<boolean> };
  erasure: ErasurePorts;
  /** What answers health questions, and the country whose emergency numbers are named: ISO 3166, two letters. */
  assistant: { ai: Ai; patience: Patience; country: string };
  ids: AccountIds;
  clock: () => Date;
  /** IANA name of the clinic's zone. */
  timeZone: string;
  /** Base URL of meetings; the URL of a room is this, a slash and the room's name. */
  meetingBaseUrl: string;
}
