// Generated: npm run styles -w frontend
declare const styles: {
  readonly card: string;
  readonly streak: string;
  readonly struck: string;
  readonly todo: string;
  readonly week: string;
};
export default styles;
