// Generated: npm run styles -w frontend
declare const styles: {
  readonly acts: string;
  readonly as: string;
  readonly count: string;
  readonly create: string;
  readonly item: string;
  readonly line: string;
  readonly list: string;
  readonly nothing: string;
  readonly page: string;
  readonly rooms: string;
  readonly time: string;
};
export default styles;
