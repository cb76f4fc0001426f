// Generated: npm run styles -w frontend
declare const styles: {
  readonly away: string;
  readonly caption: string;
  readonly captions: string;
  readonly closed: string;
  readonly control: string;
  readonly controls: string;
  readonly end: string;
  readonly lit: string;
  readonly meeting: string;
  readonly meetingRoom: string;
  readonly muted: string;
  readonly noPicture: string;
  readonly otherPicture: string;
  readonly outside: string;
  readonly ownPicture: string;
  readonly picture: string;
  readonly say: string;
  readonly self: string;
  readonly settings: string;
  readonly sound: string;
  readonly spoken: string;
  readonly spokenLanguage: string;
  readonly wave: string;
};
export default styles;
