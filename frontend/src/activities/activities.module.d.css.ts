// Generated: npm run styles -w frontend
declare const styles: {
  readonly activities: string;
  readonly doneToday: string;
  readonly ic: string;
  readonly today: string;
};
export default styles;
