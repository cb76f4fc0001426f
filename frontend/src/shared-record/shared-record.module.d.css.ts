// Generated: npm run styles -w frontend
declare const styles: {
  readonly allergies: string;
  readonly enter: string;
  readonly form: string;
  readonly record: string;
  readonly terms: string;
};
export default styles;
