import { SECOND_FACTOR_OFF, SECOND_FACTOR_ON, SECOND_FACTOR_WRONG } from '@anamnesis/contracts/accounts/errors';
import type { SecondFactorEvent } from '@anamnesis/contracts/accounts/second-factor-events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';

interface RecoveryCode {
  readonly hash: string;
  readonly used: boolean;
}

export type SecondFactor =
  | { status: 'off' }
  | {
      status: 'on';
      /** The key that the authenticator app holds, base32. */
      secret: string;
      codes: readonly RecoveryCode[];
    };

export type SecondFactorCommand = { data: { accountId: string } } & (
  | { type: 'EnableSecondFactor'; data: { secret: string; recoveryCodes: string[] } }
  | { type: 'UseRecoveryCode'; data: { hash: string } }
  | { type: 'RenewRecoveryCodes'; data: { recoveryCodes: string[] } }
  | { type: 'RemoveSecondFactor' }
);

const fresh = (hashes: readonly string[]) => hashes.map((hash) => ({ hash, used: false }));

export const secondFactorStream = (accountId: string) => `secondFactor-${accountId}`;

/** The second factor of an account of any role. */
export const secondFactorDecider: Decider<SecondFactor, SecondFactorCommand, SecondFactorEvent, unknown> = {
  begins: ['EnableSecondFactor'],
  opens: ['SecondFactorEnabled', 'RecoveryCodesRenewed'],
  initialState: { status: 'off' },

  evolve: (state, event) => {
    if (event.type === 'SecondFactorEnabled')
      return { status: 'on', secret: event.data.secret, codes: fresh(event.data.recoveryCodes) };
    if (state.status === 'off') return state;
    switch (event.type) {
      case 'RecoveryCodeUsed':
        return {
          ...state,
          codes: state.codes.map((code, index) => (index === event.data.code ? { ...code, used: true } : code)),
        };
      case 'RecoveryCodesRenewed':
        return { ...state, codes: fresh(event.data.recoveryCodes) };
      case 'SecondFactorRemoved':
        return { status: 'off' };
    }
  },

  decide: (state, command) => {
    switch (command.type) {
      case 'EnableSecondFactor':
        if (state.status === 'on') refuse(SECOND_FACTOR_ON);
        return [{ type: 'SecondFactorEnabled', data: command.data }];
      case 'UseRecoveryCode':
        return useRecoveryCode(state, command.data);
      case 'RenewRecoveryCodes':
        if (state.status === 'off') refuse(SECOND_FACTOR_OFF);
        return [{ type: 'RecoveryCodesRenewed', data: command.data }];
      case 'RemoveSecondFactor':
        return state.status === 'off' ? [] : [{ type: 'SecondFactorRemoved', data: command.data }];
    }
  },
};

function useRecoveryCode(
  state: SecondFactor,
  { accountId, hash }: { accountId: string; hash: string },
): SecondFactorEvent[] {
  const codes = state.status === 'on' ? state.codes : [];
  const code = codes.findIndex((each) => each.hash === hash && !each.used);
  if (code < 0) refuse(SECOND_FACTOR_WRONG);
  return [{ type: 'RecoveryCodeUsed', data: { accountId, code } }];
}
