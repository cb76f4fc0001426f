// Generated: npm run styles -w frontend
declare const styles: {
  readonly notice: string;
};
export default styles;
