// Generated: npm run styles -w frontend
declare const styles: {
  readonly added: string;
  readonly adds: string;
  readonly cardActs: string;
  readonly clip: string;
  readonly column: string;
  readonly columns: string;
  readonly entryHead: string;
  readonly harm: string;
  readonly head: string;
  readonly miniSight: string;
  readonly page: string;
  readonly patient: string;
  readonly patients: string;
  readonly sight: string;
  readonly text: string;
  readonly title: string;
  readonly told: string;
  readonly values: string;
  readonly viewer: string;
  readonly warnings: string;
};
export default styles;
