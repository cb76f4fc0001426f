// Generated: npm run styles -w frontend
declare const styles: {
  readonly allNews: string;
  readonly line: string;
  readonly news: string;
};
export default styles;
