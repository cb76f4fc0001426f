// Generated: npm run styles -w frontend
declare const styles: {
  readonly contact: string;
  readonly education: string;
  readonly head: string;
  readonly interests: string;
  readonly kept: string;
  readonly profile: string;
  readonly profileCards: string;
  readonly questionnaire: string;
  readonly recommended: string;
  readonly record: string;
  readonly urgent: string;
  readonly userProfile: string;
};
export default styles;
