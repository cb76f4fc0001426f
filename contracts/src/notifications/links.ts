import { groupOf, type NotificationKind } from './constants.js';

const tabs: Partial<Record<NotificationKind, string>> = {
  testReportAdded: 'tests',
  insightReady: 'tests',
  prescriptionAdded: 'prescriptions',
  diagnosisAdded: 'diagnoses',
};

/** The page of the thing that a notification is about, for its recipient. */
export function linkOf(kind: NotificationKind, role: 'patient' | 'doctor'): string {
  switch (groupOf(kind)) {
    case 'urgent':
      return role === 'patient' ? '/user-reports?tab=tests' : '/details';
    case 'emergency':
      return '/record-readings';
    case 'account':
      return kind === 'doctorVerified' || kind === 'doctorRejected' ? '/doctor-dashboard' : '/account';
    case 'community':
      return '/community';
    case 'family':
      return '/user-reports?tab=family';
    case 'records':
      return `/user-reports?tab=${tabs[kind] ?? 'tests'}`;
    default:
      return role === 'patient' ? '/user-tele' : '/appointments';
  }
}
