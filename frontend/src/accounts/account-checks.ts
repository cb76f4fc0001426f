import { MOBILE_NUMBER_LENGTH, PASSWORD_MIN } from '@anamnesis/contracts/accounts/constants';
import { useMessages } from '../language/messages';
import { checkMessages } from './check-messages';
import { type Check, useChecks } from './checks';

const isWholeNumber = (value: string, max: number) => /^\d+$/.test(value.trim()) && Number(value) <= max;

/** Checks of the inputs of an account, like those of `useChecks`. Apart from them, because few visitors who sign in need them. */
export function useAccountChecks() {
  const m = useMessages(checkMessages);
  return {
    ...useChecks(),
    fullName: (value) => value.trim() !== '' || m.nameNeeded,
    username: (value) => value.trim().length >= 3 || m.usernameShort,
    newPassword: (value) => value.length >= PASSWORD_MIN || m.passwordShort({ min: PASSWORD_MIN }),
    age: (value) => isWholeNumber(value, 130) || m.ageNeeded,
    mobileNumber: (value) => new RegExp(`^\\d{6,${MOBILE_NUMBER_LENGTH}}$`).test(value.trim()) || m.phoneNeeded,
    yearExp: (value) => isWholeNumber(value, 80) || m.yearsNeeded,
  } satisfies Record<string, Check>;
}
