// Generated: npm run styles -w frontend
declare const styles: {
  readonly appointment: string;
  readonly appointmentActs: string;
  readonly appointmentFacts: string;
  readonly appointmentSection: string;
  readonly appointmentTime: string;
  readonly appointmentTop: string;
  readonly appointments: string;
  readonly teleTabs: string;
  readonly waitingForYou: string;
  readonly whole: string;
};
export default styles;
