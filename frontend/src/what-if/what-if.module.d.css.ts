// Generated: npm run styles -w frontend
declare const styles: {
  readonly form: string;
  readonly hits: string;
  readonly id: string;
};
export default styles;
