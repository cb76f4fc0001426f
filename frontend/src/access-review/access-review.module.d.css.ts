// Generated: npm run styles -w frontend
declare const styles: {
  readonly acts: string;
  readonly fields: string;
  readonly filters: string;
  readonly more: string;
  readonly parts: string;
  readonly reading: string;
  readonly rules: string;
  readonly stated: string;
};
export default styles;
