import { Admin, CustomRoutes, Resource } from 'react-admin';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { Navigate, Route, useLocation } from 'react-router';
import { AuditorActs } from '../access-review/auditor-acts';
import { Emergencies } from '../access-review/emergencies';
import { Readings } from '../access-review/readings';
import { RequireRole } from '../accounts/require-role';
import { queryClient } from '../api/api-queries';
import DoctorAppointments from '../appointments/doctor-appointments';
import { Availability } from '../availability/availability';
import { ReportedList } from '../community/moderation/reported-list';
import { ReportedShow } from '../community/moderation/reported-show';
import { ErasureList } from '../erasure/erasure-list';
import { AuditHome } from '../integrity/audit-home';
import { Proofs } from '../integrity/proofs';
import { recordTheme } from '../look/record-theme';
import { useScheme } from '../look/scheme';
import { Loading } from '../look/states';
import { DoctorNotifications } from '../notifications/doctor-notifications';
import { DoctorDashboard } from '../profiles/doctor-dashboard';
import { SampleDashboard } from '../profiles/sample-dashboard';
import { SetAsideList } from '../operations/set-aside-list';
import { Replay } from '../replay/replay';
import { ReplayStart } from '../replay/replay-start';
import { RegistrationList } from '../registrations/registration-list';
import { RegistrationShow } from '../registrations/registration-show';
import Interface from '../shell/interface';
import MaterialFrame from '../shell/material-frame';
import { useSession } from '../signed-in/session';
import { authProvider } from './auth-provider';
import { dataProvider } from './data-provider';
import { useI18nProvider } from './i18n-provider';
import { DeskLayout } from './layout';
import type { DeskRole } from './menus';
import { Patients } from './patients';
import { ToastNotification } from './notification';
import { deskStore } from './store';

/** With the tables of medicines and laboratory tests. */
const WhatIf = lazy(() => import('../what-if/what-if'));

const Waiting = () => (
  <div className="desk-page">
    <Loading lines={3} />
  </div>
);

const screens: Readonly<Record<DeskRole, ReactNode>> = {
  doctor: (
    <>
      <Resource name="appointments" list={DoctorAppointments} />
      <CustomRoutes>
        <Route path="/doctor-dashboard" element={<DoctorDashboard />} />
        <Route path="/availability" element={<Availability />} />
        <Route path="/details" element={<Patients />} />
        <Route path="/doctor-notifications" element={<DoctorNotifications />} />
      </CustomRoutes>
    </>
  ),
  auditor: (
    <CustomRoutes>
      <Route path="/audit" element={<AuditHome />} />
      <Route path="/audit/access" element={<Readings />} />
      <Route path="/audit/access/emergency" element={<Emergencies />} />
      <Route path="/audit/access/auditors" element={<AuditorActs />} />
      <Route path="/audit/replay" element={<ReplayStart />} />
      <Route path="/audit/replay/:kind/:id" element={<Replay />} />
      <Route path="/audit/proofs" element={<Proofs />} />
      <Route path="/audit/erasures" element={<ErasureList mayHold={false} />} />
      <Route
        path="/audit/what-if"
        element={
          <Suspense fallback={<Waiting />}>
            <WhatIf />
          </Suspense>
        }
      />
    </CustomRoutes>
  ),
  operator: (
    <>
      <Resource name="registrations" list={RegistrationList} show={RegistrationShow} />
      <Resource name="reported-messages" list={ReportedList} show={ReportedShow} />
      <Resource name="set-aside" list={SetAsideList} />
      <CustomRoutes>
        <Route path="/operator" element={<Navigate to="/registrations" replace />} />
        <Route path="/erasures" element={<ErasureList mayHold />} />
      </CustomRoutes>
    </>
  ),
};

function Screens({ role }: { role: DeskRole }) {
  const theme = recordTheme(useScheme());
  const userId = useSession()?.user?.id ?? '';
  const i18nProvider = useI18nProvider();
  // Saved queries and chosen columns stay on the device, separately for each person.
  const store = useMemo(() => deskStore(userId), [userId]);
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      darkTheme={null}
      disableTelemetry
      i18nProvider={i18nProvider}
      layout={DeskLayout}
      notification={ToastNotification}
      queryClient={queryClient}
      requireAuth
      store={store}
      theme={theme}
      title="Anamnesis"
    >
      {screens[role]}
    </Admin>
  );
}

/** The doctor's, the operator's and the auditor's screens, on react-admin. Anyone else signs in first, or sees a sample of the dashboard. */
export default function RecordScreens({ role }: { role: DeskRole }) {
  const dashboard = /^\/doctor-dashboard\/?$/i.test(useLocation().pathname);
  return (
    <Interface>
      <MaterialFrame>
        <RequireRole role={role} stranger={dashboard && <SampleDashboard />}>
          <Screens role={role} />
        </RequireRole>
      </MaterialFrame>
    </Interface>
  );
}
