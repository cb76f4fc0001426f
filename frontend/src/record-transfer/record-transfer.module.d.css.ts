// Generated: npm run styles -w frontend
declare const styles: {
  readonly acts: string;
  readonly card: string;
  readonly choice: string;
  readonly entries: string;
  readonly origin: string;
  readonly source: string;
  readonly text: string;
};
export default styles;
