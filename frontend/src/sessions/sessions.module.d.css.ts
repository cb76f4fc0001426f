// Generated: npm run styles -w frontend
declare const styles: {
  readonly afterSession: string;
  readonly box: string;
  readonly breath: string;
  readonly countdown: string;
  readonly end: string;
  readonly linkState: string;
  readonly lit: string;
  readonly live: string;
  readonly liveBar: string;
  readonly progress: string;
  readonly stage: string;
  readonly star: string;
  readonly stars: string;
  readonly waiting: string;
  readonly wave: string;
};
export default styles;
