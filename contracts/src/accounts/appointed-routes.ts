import { z } from 'zod';
import { NOT_ALLOWED, NOT_SIGNED_IN } from '../language/errors.js';
import { defineRoute } from '../language/route.js';
import { ACCOUNT_NOT_FOUND } from './errors.js';
import { accountView, signInAuditor } from './routes.js';
import { accountActions } from './policy.js';

/** Operators sign in like auditors. Both are appointed: they have no sign-up. */
export const signInOperator = defineRoute({
  ...signInAuditor,
  name: 'signInOperator',
  summary: 'Signs an operator in.',
  path: '/api/operator/login',
  reply: z.object({ data: z.object({ operator: accountView, accessToken: z.string() }), message: z.string() }),
});

export const currentAppointed = defineRoute({
  name: 'currentAppointed',
  summary: "The signed-in auditor's or operator's own account.",
  feature: 'accounts',
  owner: 'command-service',
  method: 'GET',
  path: '/api/auth/appointed',
  action: accountActions.currentAppointed,
  untagged: 'The name and email of an appointed account never change.',
  secondFactor: false,
  reply: z.object({ data: accountView }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, ACCOUNT_NOT_FOUND],
});

export const appointedRoutes = [signInOperator, currentAppointed] as const;
