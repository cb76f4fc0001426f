/** Error texts of account forms. Those of email address and password belong to the sign-in. */
export default {
  nameNeeded: 'Please tell us your full name.',
  usernameShort: 'Please use at least 3 characters.',
  passwordShort: 'Please use at least {min} characters.',
  ageNeeded: 'Please give your age as a number.',
  phoneNeeded: 'Please give a phone number of 6 to 10 digits.',
  yearsNeeded: 'Please give your years of experience as a number.',
} as const;
