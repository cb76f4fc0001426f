// Generated: npm run styles -w frontend
declare const styles: {
  readonly acts: string;
  readonly allergies: string;
  readonly entry: string;
  readonly entryHead: string;
  readonly insights: string;
  readonly override: string;
  readonly report: string;
  readonly tabs: string;
  readonly text: string;
  readonly told: string;
  readonly tools: string;
  readonly trendTools: string;
  readonly trends: string;
  readonly values: string;
};
export default styles;
