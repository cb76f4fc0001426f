// Generated: npm run styles -w frontend
declare const styles: {
  readonly acts2: string;
  readonly appointmentChanges: string;
  readonly appt: string;
  readonly apptPay: string;
  readonly apptTop: string;
  readonly consultationCards: string;
  readonly consultationCols: string;
  readonly consultationsNotice: string;
  readonly dayLine: string;
  readonly dayTurner: string;
  readonly free: string;
  readonly issue: string;
  readonly keys: string;
  readonly sel: string;
  readonly selectable: string;
  readonly summary: string;
  readonly t: string;
  readonly waitingForYou: string;
  readonly weekChosen: string;
  readonly weekDay: string;
  readonly weekEntry: string;
  readonly weekGrid: string;
};
export default styles;
