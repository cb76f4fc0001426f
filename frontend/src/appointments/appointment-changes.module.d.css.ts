// Generated: npm run styles -w frontend
declare const styles: {
  readonly changes: string;
};
export default styles;
