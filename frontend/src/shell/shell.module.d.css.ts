// Generated: npm run styles -w frontend
declare const styles: {
  readonly app: string;
  readonly appfoot: string;
  readonly bell: string;
  readonly bottom: string;
  readonly chatbot: string;
  readonly dock: string;
  readonly foot: string;
  readonly in: string;
  readonly incompleteNotice: string;
  readonly round: string;
  readonly social: string;
  readonly top: string;
};
export default styles;
