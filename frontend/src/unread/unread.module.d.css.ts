// Generated: npm run styles -w frontend
declare const styles: {
  readonly count: string;
};
export default styles;
