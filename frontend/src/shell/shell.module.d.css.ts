// Generated: npm run styles -w frontend
declare const styles: {
  readonly app: string;
  readonly appfoot: string;
  readonly bell: string;
  readonly bottom: string;
  readonly foot: string;
  readonly in: string;
  readonly incompleteNotice: string;
  readonly narrowIn: string;
  readonly social: string;
  readonly top: string;
};
export default styles;
