import { always, own, policy } from '../language/policy.js';

const everybody = { patient: own, doctor: own, auditor: own, operator: own } as const;

export const accountDeeds = policy({
  /** Calls without a sign-in: sign-up, sign-in, and those that a letter or a cookie authorises. */
  enter: { anyone: always('entry') },
  /** Permitted without a second factor, because this is where it is turned on. */
  manageOwnAccount: everybody,
  currentAppointed: { auditor: own, operator: own },
  composeLetter: { worker: always('letter') },
});
