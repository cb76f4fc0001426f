// Generated: npm run styles -w frontend
declare const styles: {
  readonly certificates: string;
  readonly registration: string;
  readonly registrationNotice: string;
};
export default styles;
