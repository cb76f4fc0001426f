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
  handleEnableSecondFactor,
  handleRemoveSecondFactor,
  handleRenewRecoveryCodes,
  handleSetUpSecondFactor,
  handleShowSecondFactor,
} from './second-factor.js';
import { handleFinishSignIn } from './second-step.js';

export const secondFactorHandlers = (ports: Ports): RouteHandler[] => [
  answer(finishSignIn, (call) => handleFinishSignIn(ports, call)),
  answer(showSecondFactor, (call) => handleShowSecondFactor(ports, call)),
  answer(setUpSecondFactor, (call) => handleSetUpSecondFactor(ports, call)),
  answer(enableSecondFactor, (call) => handleEnableSecondFactor(ports, call)),
  answer(renewRecoveryCodes, (call) => handleRenewRecoveryCodes(ports, call)),
  answer(removeSecondFactor, (call) => handleRemoveSecondFactor(ports, call)),
];
