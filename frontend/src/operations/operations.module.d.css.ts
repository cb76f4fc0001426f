// Generated: npm run styles -w frontend
declare const styles: {
  readonly setAside: string;
  readonly setAsideAbout: string;
};
export default styles;
