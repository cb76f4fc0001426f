// Generated: npm run styles -w frontend
declare const styles: {
  readonly day: string;
  readonly doctors: string;
  readonly group: string;
  readonly readings: string;
};
export default styles;
