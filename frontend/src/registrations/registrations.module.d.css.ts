// Generated: npm run styles -w frontend
declare const styles: {
  readonly backLink: string;
  readonly certificates: string;
  readonly registration: string;
  readonly registrationNotice: string;
  readonly registrationStates: string;
  readonly registrations: string;
  readonly state: string;
};
export default styles;
