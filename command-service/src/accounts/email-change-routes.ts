import {
  confirmEmailChange,
  requestEmailChange,
  revertEmailChange,
} from '@anamnesis/contracts/accounts/email-change-routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { handleConfirmEmailChange, handleRequestEmailChange, handleRevertEmailChange } from './change-email.js';

export const emailChangeHandlers = (ports: Ports): RouteHandler[] => [
  answer(requestEmailChange, (call) => handleRequestEmailChange(ports, call), {
    rateLimitKey: ({ actor }) => actor.id,
  }),
  answer(confirmEmailChange, (call) => handleConfirmEmailChange(ports, call)),
  answer(revertEmailChange, (call) => handleRevertEmailChange(ports, call)),
];
