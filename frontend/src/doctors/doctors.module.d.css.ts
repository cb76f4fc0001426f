// Generated: npm run styles -w frontend
declare const styles: {
  readonly clip: string;
  readonly doc: string;
  readonly facts: string;
  readonly filters: string;
  readonly footRow: string;
  readonly moreDocs: string;
  readonly topRow: string;
  readonly whole: string;
  readonly wholeList: string;
};
export default styles;
