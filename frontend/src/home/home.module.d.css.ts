// Generated: npm run styles -w frontend
declare const styles: {
  readonly aData: string;
  readonly aNews: string;
  readonly aNext: string;
  readonly aTodo: string;
  readonly all: string;
  readonly deskPart: string;
  readonly fee: string;
  readonly gridHome: string;
  readonly hello: string;
  readonly home: string;
  readonly mainAct: string;
  readonly news: string;
  readonly none: string;
  readonly phoneBlock: string;
  readonly pt: string;
  readonly records: string;
  readonly solid: string;
  readonly streak: string;
  readonly strip: string;
  readonly struck: string;
  readonly todo: string;
  readonly waiting: string;
  readonly week: string;
  readonly when: string;
  readonly who: string;
};
export default styles;
