// Generated: npm run styles -w frontend
declare const styles: {
  readonly legal: string;
};
export default styles;
