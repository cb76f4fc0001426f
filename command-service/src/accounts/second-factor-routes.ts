import {
  enableSecondFactor,
  finishSignIn,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  showSecondFactor,
} from '@anamnesis/contracts/accounts/second-factor-routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import {
  enablesSecondFactor,
  removesSecondFactor,
  renewsRecoveryCodes,
  setsUpSecondFactor,
  showsSecondFactor,
} from './second-factor.js';
import { finishesSignIn } from './second-step.js';

export const secondFactorHandlers = (ports: Ports): RouteHandler[] => [
  answer(finishSignIn, (call) => finishesSignIn(ports, call)),
  answer(showSecondFactor, (call) => showsSecondFactor(ports, call)),
  answer(setUpSecondFactor, (call) => setsUpSecondFactor(ports, call)),
  answer(enableSecondFactor, (call) => enablesSecondFactor(ports, call)),
  answer(renewRecoveryCodes, (call) => renewsRecoveryCodes(ports, call)),
  answer(removeSecondFactor, (call) => removesSecondFactor(ports, call)),
];
