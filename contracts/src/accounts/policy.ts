import { always, own, policy } from '../language/policy.js';

const everyAccount = { patient: own, doctor: own, auditor: own, operator: own } as const;

export const accountActions = policy({
  /** Calls without a sign-in: sign-up, sign-in, and calls authorised by the link of an email or by a cookie. */
  enter: { anyone: always('entry') },
  /** Permitted without a second factor, because it is turned on here. */
  manageOwnAccount: everyAccount,
  currentAppointed: { auditor: own, operator: own },
  composeEmail: { worker: always('email') },
});
