// Generated: npm run styles -w frontend
declare const styles: {
  readonly coming: string;
  readonly day: string;
  readonly days: string;
  readonly dialogSum: string;
  readonly full: string;
  readonly more: string;
  readonly payFacts: string;
  readonly paySheet: string;
  readonly slot: string;
  readonly slotPart: string;
  readonly slotParts: string;
  readonly slots: string;
};
export default styles;
