// Generated: npm run styles -w frontend
declare const styles: {
  readonly pt: string;
  readonly solid: string;
  readonly strip: string;
};
export default styles;
