import { specialtyKeyOf, specialtyNameOf } from '@anamnesis/contracts/doctors/specialties';
import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { BookingDialog } from './booking-dialog';
import { zoneName } from '../time/clinic-time';
import { useNow } from '../time/use-now';
import { useClinic } from '../time/use-clinic';
import { PageTitle } from '../look/page-title';
import { ErrorBox } from '../look/states';
import { DoctorFilters } from '../doctors/doctor-filters';
import { DoctorResults } from '../doctors/doctor-results';
import { messages, timesAre } from '../doctors/messages';
import { useDoctor } from '../doctors/use-doctor';
import { useDoctorSearch } from '../doctors/use-doctor-search';
import { useSettled } from '../doctors/use-settled';

/**
 * Find Your Doctor: search, choose, book. The address can choose beforehand: `specialization` narrows the list,
 * `doctorId` opens the booking of one doctor.
 */
export default function FindYourDoctor() {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState('');
  const [specialization, setSpecialization] = useState(() =>
    specialtyNameOf(specialtyKeyOf(params.get('specialization') ?? '')),
  );
  const [chosen, setChosen] = useState<DoctorCard | null>(null);
  const search = useDoctorSearch(useSettled(text.trim()), specialization);
  const asked = useDoctor(params.get('doctorId'));
  const { timeZone } = useClinic();
  const doctor = chosen ?? asked.data?.doctor;

  const close = () => {
    setChosen(null);
    setParams(
      (old) => {
        old.delete('doctorId');
        return old;
      },
      { replace: true },
    );
  };
  const showAll = () => {
    setText('');
    setSpecialization('');
  };

  return (
    <>
      <PageTitle
        title={messages.title}
        note={`${messages.checked} ${timesAre(zoneName(useNow(), timeZone), timeZone)}`}
      />
      <DoctorFilters
        search={text}
        specialization={specialization}
        specializations={search.found?.specializations ?? []}
        total={search.found?.total}
        onSearch={setText}
        onSpecialization={setSpecialization}
      />
      {asked.data === null && <ErrorBox title={messages.notListed} />}
      <DoctorResults
        search={search}
        narrowed={Boolean(text || specialization)}
        onBook={setChosen}
        onShowAll={showAll}
      />
      {doctor && <BookingDialog key={doctor.id} doctor={doctor} timeZone={timeZone} onClose={close} />}
    </>
  );
}
