import {
  changePassword,
  chooseLanguage,
  composeEmail,
  confirmEmail,
  requestConfirmation,
  requestPasswordReset,
  resetPassword,
} from '@anamnesis/contracts/accounts/credential-routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { normaliseEmail } from './account-id.js';
import { handleChangePassword } from './change-password.js';
import { emailFor } from './compose-email.js';
import { handleRequestConfirmation, handleConfirmEmail } from './confirm-email.js';
import { handleChooseLanguage } from './choose-language.js';
import { handleRequestPasswordReset, handleResetPassword } from './reset-password.js';

export const credentialHandlers = (ports: Ports): RouteHandler[] => [
  answer(confirmEmail, (call) => handleConfirmEmail(ports, call)),
  answer(requestConfirmation, (call) => handleRequestConfirmation(ports, call)),
  answer(requestPasswordReset, (call) => handleRequestPasswordReset(ports, call), {
    rateLimitKey: ({ body }) => `${body.role} ${normaliseEmail(body.email)}`,
  }),
  answer(resetPassword, (call) => handleResetPassword(ports, call)),
  // Wrong guesses at the current password are counted per account, across devices.
  answer(changePassword, (call) => handleChangePassword(ports, call), { rateLimitKey: ({ actor }) => actor.id }),
  answer(chooseLanguage, (call) => handleChooseLanguage(ports, call)),
  answer(composeEmail, (call) => emailFor(ports, call)),
];
