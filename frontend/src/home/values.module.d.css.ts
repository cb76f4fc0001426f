// Generated: npm run styles -w frontend
declare const styles: {
  readonly phoneBlock: string;
  readonly records: string;
  readonly seenValues: string;
  readonly vals: string;
};
export default styles;
