import { OPENING } from '@anamnesis/contracts/audit/constants';
import type { SetAside } from '@anamnesis/contracts/operations/routes';
import type { Registration } from '@anamnesis/contracts/registrations/routes';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import ActivityList from './activities/activity-list';
import { apiMessages } from './api/messages';
import { aConsultation, anAppointment } from './appointments/testing/samples';
import RecordReadings from './audit/record-readings';
import { Availability } from './availability/availability';
import { FamilyReports } from './family/family-reports';
import { aMember, aReadingDoctor, anInvitation, aReader } from './family/testing/samples';
import { ErasureCard } from './accounts/erasure-card';
import { ErasureList } from './erasure/erasure-list';
import InsightsDialog from './insights/insights-dialog';
import { anInsight } from './insights/testing/samples';
import { setLanguage } from './language/language';
import { SetAsideList } from './operations/set-aside-list';
import { DoctorDashboard } from './profiles/doctor-dashboard';
import { AddCertificates } from './registrations/add-certificates';
import { aReading, aValue, documentUrl } from './reading/testing/samples';
import { RegistrationList } from './registrations/registration-list';
import { RegistrationNotice } from './registrations/registration-notice';
import { RegistrationShow } from './registrations/registration-show';
import { Feedback } from './sessions/feedback';
import { OtherPicture } from './sessions/meeting/other-picture';
import { beforeMeeting } from './sessions/meeting/meeting-state';
import { DoctorDocuments } from './sessions/documents/doctor-documents';
import { PatientDocuments } from './sessions/documents/patient-documents';
import { aNote, aReport, aSummary, someDocuments } from './sessions/documents/testing/samples';
import { Recommendations } from './sessions/recommendations';
import { WaitingRoom } from './sessions/waiting-room';
import { ShareCard } from './share/share-card';
import { aShareLink } from './share/testing/samples';
import { renderPage } from './testing/render-page';
import { renderDesk } from './testing/render-desk';
import { stubNetwork } from './testing/network';
import { untranslated } from './testing/untranslated';
import NotificationsPage from './notifications/notifications-page';
import { aNotification } from './notifications/testing/samples';
import { aHealthDay, aWearable } from './wearables/testing/samples';
import SharedDays from './wearables/shared-days';
import WearablesPage from './wearables/wearables-page';

/** Stands for data: no letter of it could be accented. */
const DATA = 'Ŕáó';
const AT = '2030-11-21T05:34:00.000Z';

const documents = someDocuments({
  notes: [aNote({ text: DATA }), aNote({ id: '2', text: DATA, by: 'patient', retracted: { at: AT, reason: DATA } })],
  reports: [aReport({ name: DATA, openedAt: AT })],
  summaries: [aSummary({ openedAt: AT })],
});
const certificate = { title: '', submittedAt: AT, fileName: DATA, mediaType: 'application/pdf' };
const registration: Registration = {
  ...{ id: 'a', fullName: DATA, specializations: [DATA], state: 'awaiting', certificateCount: 2, since: AT },
  ...{ registeredAt: AT, email: '@', phone: '1', yearExp: 22, picture: null, version: 2 },
  certificates: [
    { ...certificate, number: 1, kind: 'degree' },
    { ...certificate, number: 2, kind: null },
  ],
  decisions: [{ decision: 'rejected', reason: DATA, by: DATA, at: AT }],
};
const setAside: SetAside = {
  ...{ id: 'a', projection: DATA, kind: 'view', streamId: DATA, position: '7', eventType: DATA, error: DATA },
  ...{ since: AT, isWaiting: false, isRetried: false, canBeRetried: false },
};
const erasure = {
  ...{ patientId: 'a', fullName: DATA, email: '@', state: 'held', requestedAt: AT, dueAt: AT, appointmentUntil: AT },
  ...{ hold: { reason: DATA, since: AT, operatorId: 'a' }, erasedAt: null, completedAt: null, remains: { [DATA]: 1 } },
  liftedHolds: [{ reason: DATA, since: AT, operatorId: 'a', liftedAt: AT, liftedBy: 'a', liftReason: DATA }],
};
const reading = { readerName: DATA, readerRole: 'doctor', fileName: DATA, readAt: AT };
const availability = {
  ...{ slotMinutes: 30, hours: [{ weekday: 1, from: '09:00', to: '10:00' }], timeZone: 'Asia/Kolkata' },
  leaves: [
    { id: 'a', from: '2030-11-21', to: '2030-11-21', reason: DATA, bookings: [aConsultation({ patientName: DATA })] },
  ],
};
const profile = {
  ...{ id: 'a', avatar: null, fullName: DATA, email: '@', phone: '1', location: DATA, specialization: DATA },
  ...{ experience: '5', aboutMe: DATA, education: [{ degree: DATA, institution: DATA, year: '1' }], fee: 500 },
  ...{ specializations: [DATA], certifications: [DATA], hospitals: [DATA], consultationTypes: [DATA] },
  registration: { state: 'rejected', reason: DATA },
};

const person = { fullName: DATA, email: '@' };
const family = {
  familyMembers: [aMember(person), aMember({ ...person, _id: 'b', state: 'invited' })],
  readers: [aReader(person)],
  invitations: [anInvitation(person)],
};

const insight = anInsight({
  blocks: [{ kind: 'paragraph', text: DATA, source: DATA }],
  ...{ sources: [DATA], leftOut: [{ text: DATA, reason: 'otherValue' }] },
  failure: { code: 'AI_TIMED_OUT', message: DATA, parameters: {} },
});
const unit = { printed: '%', ucum: '%' };
const documentReading = aReading({
  values: [aValue({ unit, printedName: DATA }), aValue({ unit, printedName: DATA, doubt: 'faint' })],
});

function reply(path: string): unknown {
  if (path === '/api/ocr/extract') return { text: DATA };
  if (path === `${documentUrl}/reading`) return documentReading;
  if (path === '/api/insights/report') return { insight };
  if (path === '/api/doctor/availability') return { data: availability };
  if (path === '/api/doctors/current') return { data: profile };
  if (path.startsWith('/api/admin/registrations/')) return registration;
  if (path.startsWith('/api/admin/registrations')) return [registration];
  if (path.startsWith('/api/admin/set-aside')) return [setAside];
  if (path.startsWith('/api/admin/erasures')) return { erasures: [erasure], next: null };
  if (path === '/api/users/erasure') return { graceDays: 14, request: null };
  if (path.includes('record-readings'))
    return { readings: ['sessionReport', 'faceSheet'].map((kind) => ({ ...reading, id: kind, kind })), next: '1' };
  if (path === '/api/users/reading-doctors')
    return {
      doctors: [aReadingDoctor({ fullName: DATA }), aReadingDoctor({ id: 'e', fullName: DATA, appointment: null })],
    };
  if (path === '/api/users/session-documents') return { documents: [documents] };
  if (path === '/api/users/share-links')
    return {
      shareLinks: (['live', 'revoked'] as const).map((state) => aShareLink({ id: state, state, recipient: DATA })),
    };
  if (path === '/api/wearables/load') return { devices: [aWearable({ model: DATA, fetchedAt: AT })], isShared: true };
  if (path.endsWith('/health-days')) return { days: [aHealthDay('2030-11-21', {}, DATA)] };
  if (path === '/api/wearables/imports') return { imports: [] };
  if (path === '/api/wearables/days') return { days: [aHealthDay('2030-11-21', {}, DATA)] };
  if (path === '/api/notifications')
    return { notifications: [aNotification({ otherName: DATA })], unread: 1, next: null };
  if (path === '/api/users/family') return { data: family };
  if (path.endsWith('/documents')) return documents;
  return { data: { completedToday: ['Yoga Session'], registration: { state: 'rejected', reason: DATA } } };
}

beforeEach(async () => {
  stubNetwork(({ path }) => ({ headers: { 'content-range': 'items 0-0/1' }, json: reply(path) }));
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  setLanguage('en-XA');
  // The interface loads them for its pages.
  await apiMessages.in('en-XA');
});
afterEach(() => {
  cleanup();
  act(() => setLanguage('en'));
});

const session = { doctor: { ...anAppointment().doctor, fullName: DATA }, status: 'Active', startTime: AT } as const;
const other = { name: DATA, fullName: DATA, picture: null };
const noop = () => undefined;

test.each<[string, ReactElement]>([
  ['the activities', <ActivityList />],
  ['the record readings', <RecordReadings />],
  ['the card of an erasure', <ErasureCard />],
  ['the family', <FamilyReports />],
  ['the share links', <ShareCard />],
  ['the connected devices', <WearablesPage />],
  ["a patient's connected devices", <SharedDays patientId="a" firstName={DATA} opening={{ [OPENING]: 'a' }} />],
  ['the notifications', <NotificationsPage />],
  [
    'the insights on a report',
    <InsightsDialog
      {...{ entryId: 'a', test: DATA, date: '', text: DATA, confirmed: null, onClose: noop }}
      otherDayOf={() => null}
      document={{ url: documentUrl, name: DATA, isOpening: false, onOpen: noop, onSave: noop }}
    />,
  ],
  ["the patient's documents", <PatientDocuments appointment={anAppointment(session)} />],
  ["the doctor's documents", <DoctorDocuments consultation={aConsultation({ ...session, patientName: DATA })} />],
  ['the feedback form', <Feedback sessionId="a" doctorName={DATA} onGiven={noop} onSkipped={noop} />],
  ['the recommendations', <Recommendations doctorId="a" onViewAll={noop} />],
  ['the waiting room', <WaitingRoom other={DATA} startsAt={AT} timeZone="Asia/Kolkata" connected />],
  ['the meeting', <OtherPicture other={other} state={beforeMeeting} status="alone" incoming={null} />],
  [
    'the notice of a rejection',
    <RegistrationNotice>
      <AddCertificates />
    </RegistrationNotice>,
  ],
])('%s have no text outside the catalogue', async (_, page) => {
  await act(async () => void renderPage(page));
  await screen.findAllByText(/[ÁÉÍÓÚáéíóúĥŕśţ]/);
  await act(async () => undefined);
  expect(untranslated()).toEqual([]);
});

test.each([
  ['registrations', '/registrations', { list: <RegistrationList /> }],
  ['registrations', '/registrations/a/show', { list: <RegistrationList />, show: <RegistrationShow /> }],
  ['set-aside', '/set-aside', { list: <SetAsideList /> }],
  ['erasures', '/erasures', { list: <ErasureList mayHold /> }],
  ['doctor-profile', '/doctor-profile', { list: <DoctorDashboard /> }],
])('%s at %s have no text outside the catalogue', async (resource, address, screens) => {
  await act(async () => void renderDesk(resource, screens, { address }));
  await screen.findAllByText(DATA);
  expect(untranslated()).toEqual([]);
});

test('availability has no text outside the catalogue, besides the names of weekdays and of the time zone', async () => {
  await act(async () => void renderDesk('availability', { list: <Availability /> }));
  await screen.findAllByText(DATA);
  const named = /[A-Z][a-z]+day|India Standard Time|Asia\/Kolkata/g;
  expect(untranslated().filter((text) => /[a-z]{2}/i.test(text.replace(named, '')))).toEqual([]);
});
