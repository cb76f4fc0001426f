// Generated: npm run styles -w frontend
declare const styles: {
  readonly fill: string;
  readonly item: string;
  readonly side: string;
  readonly who: string;
};
export default styles;
