// Generated: npm run styles -w frontend
declare const styles: {
  readonly accountCards: string;
  readonly confirmNotice: string;
  readonly devices: string;
  readonly emailState: string;
  readonly keyText: string;
  readonly passwordForm: string;
  readonly recovery: string;
  readonly recoveryCodes: string;
  readonly secondFactorKey: string;
  readonly who: string;
};
export default styles;
