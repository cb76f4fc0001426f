// Generated: npm run styles -w frontend
declare const styles: {
  readonly finished: string;
  readonly sending: string;
  readonly share: string;
};
export default styles;
