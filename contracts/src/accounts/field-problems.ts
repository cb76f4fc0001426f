import { defineProblem } from '../language/field-problem.js';
import { MOBILE_NUMBER_LENGTH, MOBILE_NUMBER_MIN, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MIN } from './constants.js';

export const EMAIL_INVALID = defineProblem('EMAIL_INVALID', 'Please give a valid email address.');
export const PASSWORD_TOO_SHORT = defineProblem('PASSWORD_TOO_SHORT', 'Please use at least {least} characters.', {
  least: PASSWORD_MIN,
});
export const PASSWORD_TOO_LONG = defineProblem('PASSWORD_TOO_LONG', 'Please use at most {most} characters.', {
  most: PASSWORD_MAX,
});
export const PASSWORD_COMMON = defineProblem(
  'PASSWORD_COMMON',
  'This password is one of the first that others would try. Please choose another one.',
);
export const PASSWORD_SIMPLE = defineProblem(
  'PASSWORD_SIMPLE',
  'This password is too simple. Please choose another one.',
);
export const PASSWORD_PERSONAL = defineProblem(
  'PASSWORD_PERSONAL',
  'This password is made of your own name or email. Please choose another one.',
);
export const PASSWORD_MISSING = defineProblem('PASSWORD_MISSING', 'Please fill in all fields');
export const CURRENT_PASSWORD_MISSING = defineProblem('CURRENT_PASSWORD_MISSING', 'Please give your password.');
export const CODE_MISSING = defineProblem('CODE_MISSING', 'Please give a code.');
export const NAME_MISSING = defineProblem('NAME_MISSING', 'Please tell us your full name.');
export const USERNAME_UNCLEAR = defineProblem(
  'USERNAME_UNCLEAR',
  'Please use the letters of one alphabet in each word, and no invisible characters.',
);
export const USERNAME_RESERVED = defineProblem(
  'USERNAME_RESERVED',
  'This username could be taken for somebody of the clinic. Please choose another one.',
);
export const USERNAME_TOO_SHORT = defineProblem('USERNAME_TOO_SHORT', 'Please use at least {least} characters.', {
  least: USERNAME_MIN,
});
export const AGE_INVALID = defineProblem('AGE_INVALID', 'Please give your age as a number.');
export const MOBILE_NUMBER_INVALID = defineProblem(
  'MOBILE_NUMBER_INVALID',
  'Please give a phone number of {least} to {most} digits.',
  { least: MOBILE_NUMBER_MIN, most: MOBILE_NUMBER_LENGTH },
);
export const YEARS_INVALID = defineProblem('YEARS_INVALID', 'Please give your years of experience as a number.');
export const CERTIFICATES_UNREADABLE = defineProblem('CERTIFICATES_UNREADABLE', 'Please say what each certificate is.');
export const SPECIALIZATIONS_UNREADABLE = defineProblem(
  'SPECIALIZATIONS_UNREADABLE',
  'Please list the specializations.',
);
