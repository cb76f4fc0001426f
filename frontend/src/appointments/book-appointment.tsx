import FindYourDoctor from './find-your-doctor';
import { TelemedicineTabs } from './telemedicine-tabs';

/** Find Your Doctor at its own URL, which can preselect the doctor to book (`?doctorId=`). */
export default function BookAppointment() {
  return (
    <>
      <TelemedicineTabs current="doctors" />
      <FindYourDoctor />
    </>
  );
}
