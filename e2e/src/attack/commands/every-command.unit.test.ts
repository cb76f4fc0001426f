import { expect, test } from '@jest/globals';
import { isCommand } from '@anamnesis/contracts/language/route';
import { routes } from '@anamnesis/contracts/routes';
import { everyCommand, leftOut } from './every-command.js';

test('every command of the route table is sent under attack, or left out for a known reason', () => {
  const sent = everyCommand.map(({ route }) => route.name);
  const names = routes.filter(isCommand).map(({ name }) => name);
  expect([...sent, ...Object.keys(leftOut)].toSorted()).toEqual(names.toSorted());
  // Those that need an emailed link, a code, a time, an earlier step or an import that has not ended yet; their own suites send them.
  expect(
    Object.entries(leftOut)
      .filter(([, reason]) => reason !== 'background work sends it')
      .map(([name]) => name)
      .toSorted(),
  ).toEqual([
    ...['cancelHealthImport', 'closeDevice', 'confirmEmail', 'confirmEmailChange', 'enableSecondFactor'],
    ...['finishGoogleSignIn', 'finishGoogleSignUp', 'finishSignIn', 'renewRecoveryCodes'],
    ...['resetPassword', 'retrySetAside', 'revertEmailChange', 'reviewReading'],
  ]);
});
