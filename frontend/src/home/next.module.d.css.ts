// Generated: npm run styles -w frontend
declare const styles: {
  readonly all: string;
  readonly deskPart: string;
  readonly fee: string;
  readonly mainAct: string;
  readonly next: string;
  readonly none: string;
  readonly waiting: string;
  readonly when: string;
  readonly who: string;
};
export default styles;
