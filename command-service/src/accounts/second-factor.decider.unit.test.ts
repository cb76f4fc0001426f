import { describe, test } from '@jest/globals';
import type { SecondFactorEvent } from '@anamnesis/contracts/accounts/second-factor-events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { secondFactorDecider, type SecondFactorCommand } from './second-factor.decider.js';

const accountId = '0a1b0000-0000-4000-8000-000000000001';
const enable: SecondFactorCommand = {
  type: 'EnableSecondFactor',
  data: { accountId, secret: 'JBSWY3DPEHPK3PXP', recoveryCodes: ['a', 'b'] },
};
const useCode = (hash: string): SecondFactorCommand => ({ type: 'UseRecoveryCode', data: { accountId, hash } });
const renew: SecondFactorCommand = { type: 'RenewRecoveryCodes', data: { accountId, recoveryCodes: ['c', 'd'] } };
const remove: SecondFactorCommand = { type: 'RemoveSecondFactor', data: { accountId } };

const enabled: SecondFactorEvent = { type: 'SecondFactorEnabled', data: enable.data };
const used = (code: number): SecondFactorEvent => ({ type: 'RecoveryCodeUsed', data: { accountId, code } });
const renewed: SecondFactorEvent = { type: 'RecoveryCodesRenewed', data: renew.data };
const removed: SecondFactorEvent = { type: 'SecondFactorRemoved', data: { accountId } };
const { given } = givenWhenThen(secondFactorDecider, null);

describe('a second factor that is off', () => {
  test('is turned on', () => given().when(enable).then(enabled));
  test('is turned on again after its removal', () => given(enabled, removed).when(enable).then(enabled));
  test('accepts no recovery code', () => {
    given().when(useCode('a')).thenRefuses('SECOND_FACTOR_WRONG');
    given(enabled, removed).when(useCode('a')).thenRefuses('SECOND_FACTOR_WRONG');
  });
  test('has no codes to renew', () => given().when(renew).thenRefuses('SECOND_FACTOR_OFF'));
  test('does not change when it is removed', () => given(enabled, removed).when(remove).thenNothing());
});

describe('a second factor that is on', () => {
  test('is not turned on twice', () => given(enabled).when(enable).thenRefuses('SECOND_FACTOR_ON'));
  test('accepts each recovery code once', () => {
    given(enabled).when(useCode('b')).then(used(1));
    given(enabled, used(1)).when(useCode('b')).thenRefuses('SECOND_FACTOR_WRONG');
    given(enabled, used(1)).when(useCode('a')).then(used(0));
    given(enabled).when(useCode('c')).thenRefuses('SECOND_FACTOR_WRONG');
  });
  test('accepts only the renewed codes after a renewal', () => {
    given(enabled, used(0)).when(renew).then(renewed);
    given(enabled, used(0), renewed).when(useCode('a')).thenRefuses('SECOND_FACTOR_WRONG');
    given(enabled, used(0), renewed).when(useCode('c')).then(used(0));
  });
  test('is removed', () => given(enabled).when(remove).then(removed));
});
