// Generated: npm run styles -w frontend
declare const styles: {
  readonly card: string;
  readonly code: string;
  readonly head: string;
  readonly link: string;
  readonly links: string;
  readonly recipient: string;
  readonly secret: string;
  readonly text: string;
};
export default styles;
