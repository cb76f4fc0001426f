// Generated: npm run styles -w frontend
declare const styles: {
  readonly context: string;
  readonly said: string;
  readonly words: string;
};
export default styles;
