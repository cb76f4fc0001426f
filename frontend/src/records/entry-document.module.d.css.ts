// Generated: npm run styles -w frontend
declare const styles: {
  readonly acts: string;
  readonly document: string;
  readonly name: string;
  readonly picture: string;
  readonly row: string;
  readonly source: string;
  readonly thumbnail: string;
};
export default styles;
