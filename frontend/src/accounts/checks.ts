import { MOBILE_NUMBER_LENGTH, PASSWORD_MIN } from '@anamnesis/contracts/accounts/constants';
import { messages as m } from './messages';

type Check = (value: string) => true | string;

const whole = (value: string, most: number) => /^\d+$/.test(value.trim()) && Number(value) <= most;

/** Checks made while typing costs nothing; the server makes them all again. Each answers true or the sentence to show. */
export const checks = {
  fullName: (value) => value.trim() !== '' || m.nameNeeded,
  email: (value) =>
    value.trim() === '' ? m.emailNeeded : /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim()) || m.emailWrong,
  username: (value) => value.trim().length >= 3 || m.usernameShort,
  newPassword: (value) => value.length >= PASSWORD_MIN || m.passwordShort,
  password: (value) => value !== '' || m.passwordNeeded,
  age: (value) => whole(value, 130) || m.ageNeeded,
  mobileNumber: (value) => new RegExp(`^\\d{6,${MOBILE_NUMBER_LENGTH}}$`).test(value.trim()) || m.phoneNeeded,
  yearExp: (value) => whole(value, 80) || m.yearsNeeded,
} satisfies Record<string, Check>;
