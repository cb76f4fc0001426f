// Generated: npm run styles -w frontend
declare const styles: {
  readonly choices: string;
  readonly device: string;
  readonly hours: string;
  readonly icon: string;
  readonly item: string;
  readonly list: string;
  readonly mark: string;
  readonly quiet: string;
  readonly read: string;
  readonly tools: string;
  readonly unread: string;
};
export default styles;
