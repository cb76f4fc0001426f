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
import { doctorMessages } from '../doctors/messages';
import { useMessages } from '../language/messages';
import { useDoctor } from '../doctors/use-doctor';
import { useDoctorSearch } from '../doctors/use-doctor-search';
import { useDebouncedValue } from '../doctors/use-debounced-value';

/**
 * Find Your Doctor: search, choose, book. Two URL parameters preselect: `specialization` filters the list, `doctorId`
 * opens the booking dialog of one doctor.
 */
export default function FindYourDoctor() {
  const m = useMessages(doctorMessages);
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState('');
  const [specialization, setSpecialization] = useState(() =>
    specialtyNameOf(specialtyKeyOf(params.get('specialization') ?? '')),
  );
  const [chosen, setChosen] = useState<DoctorCard | null>(null);
  const search = useDoctorSearch(useDebouncedValue(text.trim()), specialization);
  const linked = useDoctor(params.get('doctorId'));
  const { timeZone } = useClinic();
  const doctor = chosen ?? linked.data?.doctor;

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
        title={m.title}
        note={`${m.checked} ${m.timesAre({ name: zoneName(useNow(), timeZone), timeZone })}`}
      />
      <DoctorFilters
        search={text}
        specialization={specialization}
        specializations={search.found?.specializations ?? []}
        total={search.found?.total}
        onSearch={setText}
        onSpecialization={setSpecialization}
      />
      {linked.data === null && <ErrorBox title={m.notListed} />}
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
