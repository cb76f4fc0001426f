// Generated: npm run styles -w frontend
declare const styles: {
  readonly check: string;
  readonly form: string;
  readonly parts: string;
};
export default styles;
