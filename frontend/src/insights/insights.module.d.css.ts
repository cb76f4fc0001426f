// Generated: npm run styles -w frontend
declare const styles: {
  readonly analysis: string;
  readonly columns: string;
  readonly foot: string;
  readonly heading: string;
  readonly key: string;
  readonly language: string;
  readonly links: string;
  readonly moving: string;
  readonly original: string;
  readonly pages: string;
  readonly part: string;
  readonly points: string;
  readonly questions: string;
  readonly sheet: string;
  readonly spoken: string;
  readonly steps: string;
  readonly summary: string;
  readonly toCheck: string;
  readonly wide: string;
};
export default styles;
