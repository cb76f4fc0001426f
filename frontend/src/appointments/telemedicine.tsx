import { useSearchParams } from 'react-router';
import FindYourDoctor from './find-your-doctor';
import { MyAppointments } from './my-appointments';
import { TelemedicineTabs } from './telemedicine-tabs';

/** Telemedicine: the patient's appointments, or the list of doctors (`?tab=doctors`). */
export default function Telemedicine() {
  const doctors = useSearchParams()[0].get('tab') === 'doctors';
  return (
    <>
      <TelemedicineTabs current={doctors ? 'doctors' : 'appointments'} />
      {doctors ? <FindYourDoctor /> : <MyAppointments />}
    </>
  );
}
