// Generated: npm run styles -w frontend
declare const styles: {
  readonly addRow: string;
  readonly adding: string;
  readonly beside: string;
  readonly chart: string;
  readonly choice: string;
  readonly device: string;
  readonly devices: string;
  readonly flag: string;
  readonly grid: string;
  readonly icon: string;
  readonly insight: string;
  readonly insightText: string;
  readonly isOneSource: string;
  readonly isOut: string;
  readonly latest: string;
  readonly name: string;
  readonly page: string;
  readonly ribbon: string;
  readonly sharing: string;
  readonly source: string;
  readonly standing: string;
  readonly tabs: string;
  readonly values: string;
};
export default styles;
