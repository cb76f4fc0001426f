import FindYourDoctor from './find-your-doctor';
import { TelemedicineTabs } from './telemedicine-tabs';

/** Find Your Doctor under an address of its own, which can name the doctor to book (`?doctorId=`). */
export default function BookAppointment() {
  return (
    <>
      <TelemedicineTabs current="doctors" />
      <FindYourDoctor />
    </>
  );
}
