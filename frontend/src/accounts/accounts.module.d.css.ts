// Generated: npm run styles -w frontend
declare const styles: {
  readonly auth: string;
  readonly authForgot: string;
  readonly authForm: string;
  readonly authHelp: string;
  readonly authLine: string;
  readonly authMain: string;
  readonly authNote: string;
  readonly authPanel: string;
  readonly authSay: string;
  readonly authSide: string;
  readonly authSwitch: string;
  readonly authTop: string;
  readonly authWho: string;
  readonly google: string;
  readonly googleFailed: string;
  readonly googleOr: string;
  readonly googleWait: string;
  readonly spinner: string;
  readonly success: string;
  readonly successMark: string;
};
export default styles;
