// Generated: npm run styles -w frontend
declare const styles: {
  readonly agrees: string;
  readonly columns: string;
  readonly differs: string;
  readonly edge: string;
  readonly entries: string;
  readonly entry: string;
  readonly event: string;
  readonly findings: string;
  readonly form: string;
  readonly hash: string;
  readonly outcome: string;
  readonly page: string;
  readonly plain: string;
  readonly seal: string;
  readonly sibling: string;
  readonly tree: string;
};
export default styles;
