import type { Role } from '@anamnesis/contracts/language/role';
import type { TokenIssuer } from '@anamnesis/platform/tokens/access-tokens';
import type { Digest } from '@anamnesis/platform/deciding/digest';
import type { CommandBus } from '@anamnesis/platform/deciding/handle';
import type { FileStore } from '@anamnesis/platform/files/file-store';
import type { SecondFactorPolicy } from '@anamnesis/platform/http/access';
import type { KnownDevices } from '@anamnesis/platform/lock-out/known-devices';
import type { Tries } from '@anamnesis/platform/lock-out/tries';
import type { Attempts } from '@anamnesis/platform/openid/attempts';
import type { RelyingParty } from '@anamnesis/platform/openid/relying-party';
import type { UsedSteps } from '@anamnesis/platform/second-factor/used-steps';
import type { PurposeTokens } from '@anamnesis/platform/tokens/purpose-tokens';
import type { Sealed } from '@anamnesis/platform/tokens/sealed';
import type { SignIns } from '@anamnesis/platform/tokens/sign-ins';

/** Derives ids of accounts and usernames; without the secret nobody can compute them. */
export interface AccountIds {
  /** The id (in UUID form) of the account of a role under an email address, whatever its case. */
  account(role: Role, email: string): string;
  /** Id of a username, whatever its case. */
  username(username: string): string;
}

/** Limits guessing without locking the owner of an account out. */
export interface LockOut {
  tries: Tries;
  knownDevices: KnownDevices;
}

/** The ports of the second factor. */
export interface SecondFactorKeeping {
  policy: SecondFactorPolicy;
  sealed: Sealed;
  usedSteps: UsedSteps;
  /** The secret from which recovery codes are derived. */
  recoveryKey: Uint8Array;
}

/** The ports of the command-service. */
export interface Ports {
  commands: CommandBus;
  /** Digest of a command's content: detects another command under the same id. */
  digest: Digest;
  tokens: TokenIssuer;
  signIns: SignIns;
  secondFactor: SecondFactorKeeping;
  lockOut: LockOut;
  /** Sign-in with Google; `party` is null if it is not configured. Google returns to pages under `origin`. */
  google: { party: RelyingParty | null; attempts: Attempts; origin: string };
  /** Tokens for the links in letters, which lead to pages under `origin`. */
  links: { tokens: PurposeTokens; origin: string };
  files: FileStore;
  /**
   * Asks for an event to be processed again that a projection could not process, and logs which operator did; false where nothing
   * is kept of the event any more.
   */
  retries: { ask(asked: { projection: string; eventId: string; operatorId: string }): Promise<boolean> };
  ids: AccountIds;
  clock: () => Date;
  /** IANA name of the clinic's zone. */
  timeZone: string;
  /** Where meetings are held: a room's address is this, a slash and the room's name. */
  meetingBaseUrl: string;
}
