// Generated: npm run styles -w frontend
declare const styles: {
  readonly deviceCheck: string;
  readonly deviceChoice: string;
  readonly deviceTrouble: string;
  readonly findings: string;
  readonly level: string;
  readonly lit: string;
  readonly noPicture: string;
  readonly selfPreview: string;
};
export default styles;
