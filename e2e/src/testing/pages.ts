import type { Page } from 'playwright-core';

/** Addresses with the heading of each page. */
export type Pages = readonly (readonly [address: string, heading: string | RegExp])[];

export const open: Pages = [
  ['/', /health/i],
  ['/auth', 'Welcome back'],
  ['/roleselect', 'Select Your Role'],
  ['/user-signin', 'Welcome back'],
  ['/user-signup', 'Create your account'],
  ['/doctor-signin', 'Doctor sign-in'],
  ['/doctor-login', 'Doctor sign-in'],
  ['/doctor-signup', 'Join as a doctor'],
  ['/signup', 'Join as a doctor'],
  ['/auditor-signin', 'Auditor sign-in'],
  ['/operator-signin', 'Operator sign-in'],
  ['/doctor-dashboard', 'Doctor Dashboard'],
  ['/shared', 'A shared health record'],
  ['/check', 'Check a prescription'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/help', /help/i],
  ['/nowhere', 'There is nothing at this address'],
];
export const ofPatients: Pages = [
  ['/main-page', /Meera/],
  ['/onboard', 'Health questionnaire'],
  ['/user-tele', 'My Appointments'],
  ['/user-tele?tab=doctors', 'Find Your Doctor'],
  ['/book-appointment', 'Find Your Doctor'],
  ['/activity', /activit/i],
  ['/wearables', 'Connected Devices'],
  ['/community', 'Community Chat'],
  ['/notifications', 'Notifications'],
  ['/user-profile', /profile/i],
  ['/user-reports', 'My Test Reports'],
  ['/user-reports?tab=all', 'My Record'],
  ['/user-reports?tab=family', 'Family Reports'],
  ['/record-readings', 'Who opened my record'],
  ['/account', 'Account and security'],
];
export const ofDoctors: Pages = [
  ['/doctor-dashboard', 'Doctor Dashboard'],
  ['/appointments', 'Upcoming Appointments'],
  ['/availability', 'Availability'],
  ['/details', /patient/i],
  ['/doctor-notifications', 'Notifications'],
  ['/account', 'Account and security'],
];
export const ofOperators: Pages = [
  ['/operator', 'Registrations'],
  ['/reported-messages', 'Reported messages'],
  ['/set-aside', 'Set aside'],
  ['/erasures', 'Erasures'],
  ['/account', 'Account and security'],
];
export const ofAuditors: Pages = [
  ['/auditor', 'Audit'],
  ['/audit', 'Audit'],
  ['/audit/replay', 'Replay'],
  ['/audit/access', 'Access'],
  ['/audit/access/emergency', 'Emergency access'],
  ['/audit/access/auditors', 'What auditors did'],
  ['/audit/proofs', 'Proofs'],
  ['/audit/what-if', 'What if'],
  ['/audit/erasures', 'Erasures'],
  ['/account', 'Account and security'],
];

/** Follows an address as the links of the page do, without a load. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
