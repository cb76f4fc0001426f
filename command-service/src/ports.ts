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
import type { Retries } from './operations/retries.js';

/** Gives accounts and usernames ids that follow from what they are, yet tell nothing without the secret. */
export interface AccountIds {
  /** UUID-formed id of the account of a role under an e-mail, whatever the e-mail's case. */
  account(role: Role, email: string): string;
  /** Id of a username, whatever its case. */
  username(username: string): string;
}

/** What keeps somebody who guesses from coming in, and the owner of an account from being kept out. */
export interface LockOut {
  tries: Tries;
  knownDevices: KnownDevices;
}

/** What a second step of a sign-in needs. */
export interface SecondFactorKeeping {
  policy: SecondFactorPolicy;
  sealed: Sealed;
  usedSteps: UsedSteps;
  /** Recovery codes follow from it. */
  recoveryKey: Uint8Array;
}

/** What the command side needs of the world. */
export interface Ports {
  commands: CommandBus;
  /** Tells a command sent again from another one under its id. */
  digest: Digest;
  tokens: TokenIssuer;
  signIns: SignIns;
  secondFactor: SecondFactorKeeping;
  lockOut: LockOut;
  /** Signing in with Google; `party` is null where it is not set up. People come back to pages of `origin`. */
  google: { party: RelyingParty | null; attempts: Attempts; origin: string };
  /** What the links in letters carry; they lead to pages of `origin`. */
  links: { tokens: PurposeTokens; origin: string };
  files: FileStore;
  retries: Retries;
  ids: AccountIds;
  clock: () => Date;
  /** IANA name of the clinic's zone. */
  timeZone: string;
  /** Where meetings are held: a room's address is this, a slash and the room's name. */
  meetingBaseUrl: string;
}
