import { MOBILE_NUMBER_LENGTH, PASSWORD_MIN } from '@anamnesis/contracts/accounts/constants';
import { useMessages } from '../language/messages';
import { signInMessages } from './messages';

type Check = (value: string) => true | string;

const isWholeNumber = (value: string, max: number) => /^\d+$/.test(value.trim()) && Number(value) <= max;

/** Checks of inputs before a form is sent; the server repeats them all. Each returns true or the sentence to show. */
export function useChecks() {
  const m = useMessages(signInMessages);
  return {
    fullName: (value) => value.trim() !== '' || m.nameNeeded,
    email: (value) =>
      value.trim() === '' ? m.emailNeeded : /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim()) || m.emailWrong,
    username: (value) => value.trim().length >= 3 || m.usernameShort,
    newPassword: (value) => value.length >= PASSWORD_MIN || m.passwordShort({ min: PASSWORD_MIN }),
    password: (value) => value !== '' || m.passwordNeeded,
    age: (value) => isWholeNumber(value, 130) || m.ageNeeded,
    mobileNumber: (value) => new RegExp(`^\\d{6,${MOBILE_NUMBER_LENGTH}}$`).test(value.trim()) || m.phoneNeeded,
    yearExp: (value) => isWholeNumber(value, 80) || m.yearsNeeded,
  } satisfies Record<string, Check>;
}
