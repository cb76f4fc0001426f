// Generated: npm run styles -w frontend
declare const styles: {
  readonly availability: string;
  readonly closed: string;
  readonly create: string;
  readonly dayActs: string;
  readonly dayHours: string;
  readonly edit: string;
  readonly hours: string;
  readonly hoursForm: string;
  readonly hoursRow: string;
  readonly leaveBookings: string;
  readonly leaveDays: string;
  readonly leaveHead: string;
  readonly leaves: string;
  readonly preview: string;
  readonly previewCard: string;
  readonly slotLength: string;
  readonly weekTurner: string;
};
export default styles;
