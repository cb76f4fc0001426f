import {
  changePassword,
  composeLetter,
  confirmEmail,
  requestConfirmation,
  requestPasswordReset,
  resetPassword,
} from '@anamnesis/contracts/accounts/credential-routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { normaliseEmail } from './account-id.js';
import { passwordChanged } from './change-password.js';
import { letterFor } from './compose-letter.js';
import { confirmationRequested, confirmByLetter } from './confirm-email.js';
import { passwordForgotten, passwordReset } from './reset-password.js';

export const credentialHandlers = (ports: Ports): RouteHandler[] => [
  answer(confirmEmail, (call) => confirmByLetter(ports, call)),
  answer(requestConfirmation, (call) => confirmationRequested(ports, call)),
  answer(requestPasswordReset, (call) => passwordForgotten(ports, call), {
    limitAlso: ({ body }) => `${body.role} ${normaliseEmail(body.email)}`,
  }),
  answer(resetPassword, (call) => passwordReset(ports, call)),
  // Wrong guesses at the current password are counted per account, across devices.
  answer(changePassword, (call) => passwordChanged(ports, call), { limitAlso: ({ actor }) => actor.id }),
  answer(composeLetter, (call) => letterFor(ports, call)),
];
