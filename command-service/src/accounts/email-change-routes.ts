import {
  confirmEmailChange,
  requestEmailChange,
  revertEmailChange,
} from '@anamnesis/contracts/accounts/email-change-routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { emailChangeConfirmed, emailChangeRequested, emailChangeReverted } from './change-email.js';

export const emailChangeHandlers = (ports: Ports): RouteHandler[] => [
  answer(requestEmailChange, (call) => emailChangeRequested(ports, call), { limitAlso: ({ actor }) => actor.id }),
  answer(confirmEmailChange, (call) => emailChangeConfirmed(ports, call)),
  answer(revertEmailChange, (call) => emailChangeReverted(ports, call)),
];
