import { groupOf, type NotificationKind } from './constants.js';

const tabs: Partial<Record<NotificationKind, string>> = {
  testReportAdded: 'tests',
  prescriptionAdded: 'prescriptions',
  diagnosisAdded: 'diagnoses',
};

/** The report that a notification is about, and the other person: for a doctor its patient. */
interface About {
  readonly entryId: string | null;
  readonly otherId: string | null;
}

const withReport = (page: string, query: Readonly<Record<string, string>>, { entryId }: About): string =>
  `${page}?${new URLSearchParams({ ...query, ...(entryId !== null && { report: entryId }) }).toString()}`;

/** The page of the thing that a notification is about, for its recipient; of a report the report itself. */
export function linkOf(
  kind: NotificationKind,
  role: 'patient' | 'doctor',
  about: About = { entryId: null, otherId: null },
): string {
  switch (groupOf(kind)) {
    case 'urgent':
      if (role === 'patient') return withReport('/user-reports', { tab: 'tests' }, about);
      return about.otherId === null ? '/details' : withReport('/details', { patient: about.otherId }, about);
    case 'emergency':
      return '/record-readings';
    case 'account':
      return kind === 'doctorVerified' || kind === 'doctorRejected' ? '/doctor-dashboard' : '/account';
    case 'community':
      return '/community';
    case 'family':
      return '/user-reports?tab=family';
    case 'records':
      if (kind === 'insightReady') return withReport('/user-reports', { tab: 'tests' }, about);
      return `/user-reports?tab=${tabs[kind] ?? 'tests'}`;
    default:
      return role === 'patient' ? '/user-tele' : '/appointments';
  }
}
