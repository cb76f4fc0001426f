import type { ShareLink } from '@anamnesis/contracts/share/routes';

/** A live share link that was not opened. */
export const aShareLink = (more: Partial<ShareLink> = {}): ShareLink => ({
  ...{ id: 'link-1', recipient: 'Dr. Menon', scope: ['prescriptions', 'testReports', 'diagnoses'], state: 'live' },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', expiresAt: '2026-11-21T08:00:00.000Z' },
  ...{ revokedAt: null, lastOpened: null },
  ...more,
});
