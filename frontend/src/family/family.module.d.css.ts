// Generated: npm run styles -w frontend
declare const styles: {
  readonly address: string;
  readonly addresses: string;
  readonly answers: string;
  readonly choose: string;
  readonly columns: string;
  readonly consents: string;
  readonly doctors: string;
  readonly family: string;
  readonly invitation: string;
  readonly invitationText: string;
  readonly member: string;
  readonly name: string;
  readonly people: string;
  readonly person: string;
  readonly state: string;
  readonly stethoscope: string;
  readonly told: string;
};
export default styles;
