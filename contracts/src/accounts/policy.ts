import { always, own, policy } from '../language/policy.js';

const everybody = { patient: own, doctor: own, auditor: own, operator: own } as const;

export const accountDeeds = policy({
  /** What is done before one is known: signing up and in, and what a letter or a cookie alone opens. */
  enter: { anyone: always('entry') },
  /** Before a second factor too: this is where it is turned on. */
  manageOwnAccount: everybody,
  currentAppointed: { auditor: own, operator: own },
  composeLetter: { worker: always('letter') },
});
