/** What a person can choose about as one: the kinds of notifications by group, the most urgent group first. */
export const notificationGroups = {
  urgent: ['resultUrgent'],
  emergency: ['emergencyOpened'],
  account: [
    'passwordChanged',
    'passwordWithdrawn',
    'emailChanged',
    'emailReverted',
    'doctorVerified',
    'doctorRejected',
  ],
  reminders: ['reminderDayBefore', 'reminderHourBefore'],
  appointments: ['appointmentBooked', 'appointmentMoved', 'appointmentCancelled', 'appointmentMissed'],
  payments: ['paymentDeclared', 'paymentConfirmed', 'paymentRefunded', 'paymentNotReceived'],
  messages: ['noteWritten', 'reportUploaded', 'summaryReady'],
  records: ['testReportAdded', 'prescriptionAdded', 'diagnosisAdded', 'insightReady'],
  family: ['familyInvited', 'familyAccepted', 'familyDeclined', 'familyWithdrawn'],
  community: ['communityReportDecided', 'communityMessageHidden', 'communityRemoved'],
} as const;
export type NotificationGroup = keyof typeof notificationGroups;
export type NotificationKind = (typeof notificationGroups)[NotificationGroup][number];

export const groupNames = Object.keys(notificationGroups) as [NotificationGroup, ...NotificationGroup[]];
export const notificationKinds = Object.values(notificationGroups).flat() as [NotificationKind, ...NotificationKind[]];

const groups = new Map<string, NotificationGroup>(
  groupNames.flatMap((group) => notificationGroups[group].map((kind) => [kind, group] as const)),
);
/** The group of a kind. */
export const groupOf = (kind: NotificationKind): NotificationGroup => groups.get(kind) ?? 'account';

/** Emails of these groups are always sent, and at once: a result cannot wait, or a stranger is in an account or a record. */
export const alwaysMailed: readonly NotificationGroup[] = ['urgent', 'emergency', 'account'];
/** The groups of which emails exist. */
export const mailedGroups: readonly NotificationGroup[] = [
  'urgent',
  'emergency',
  'account',
  'reminders',
  'appointments',
  'payments',
  'family',
];

/** Notifications in one reply. */
export const NOTIFICATIONS_PAGE = 30;
/** Unread notifications are counted up to this number. */
export const MOST_UNREAD = 100;
/** Notifications that can be marked as read at once by their ids. */
export const MAX_READ_AT_ONCE = 100;

/** The groups whose emails a person can switch off. */
export const mailChoices = groupNames.filter(
  (group) => mailedGroups.includes(group) && !alwaysMailed.includes(group),
) as [NotificationGroup, ...NotificationGroup[]];

/** The groups whose push notifications a person can switch off; the others come on every device that gets any. */
export const pushChoices = groupNames.filter((group) => !alwaysMailed.includes(group)) as [
  NotificationGroup,
  ...NotificationGroup[],
];

/** Devices of an account that get push notifications; a further one replaces the oldest. */
export const MOST_PUSH_DEVICES = 10;
/** An event that is older gets no push notification. */
export const PUSH_WITHIN_HOURS = 24;

/** The groups of which a doctor is told. */
const ofDoctors: readonly NotificationGroup[] = [
  'urgent',
  'account',
  'reminders',
  'appointments',
  'payments',
  'messages',
];
/** The groups of which a person is told. */
export const groupsOf = (role: 'patient' | 'doctor'): readonly NotificationGroup[] =>
  role === 'doctor' ? ofDoctors : groupNames;
