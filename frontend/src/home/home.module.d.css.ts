// Generated: npm run styles -w frontend
declare const styles: {
  readonly aData: string;
  readonly aNews: string;
  readonly aNext: string;
  readonly aTodo: string;
  readonly gridHome: string;
  readonly hello: string;
  readonly home: string;
  readonly stripPlace: string;
};
export default styles;
