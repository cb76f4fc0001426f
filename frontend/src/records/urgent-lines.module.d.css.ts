// Generated: npm run styles -w frontend
declare const styles: {
  readonly lines: string;
  readonly open: string;
  readonly rank: string;
  readonly urgent: string;
};
export default styles;
