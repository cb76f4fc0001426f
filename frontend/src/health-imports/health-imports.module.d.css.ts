// Generated: npm run styles -w frontend
declare const styles: {
  readonly card: string;
  readonly how: string;
  readonly line: string;
  readonly past: string;
  readonly share: string;
  readonly step: string;
};
export default styles;
