// Generated: npm run styles -w frontend
declare const styles: {
  readonly form: string;
};
export default styles;
