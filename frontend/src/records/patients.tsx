import { SearchInput } from 'react-admin';
import { useSearchParams } from 'react-router';
import { EmergencyButton } from '../break-glass/emergency-button';
import { DeskBar } from '../desk/desk-bar';
import { EmbeddedList } from '../desk/embedded-list';
import { ListError } from '../desk/list-error';
import { useMessages } from '../language/messages';
import type { Patient } from '@anamnesis/contracts/records/query-routes';
import { deskRecordMessages } from './desk-messages';
import { PatientList } from './patient-list';
import { OpenedRecord } from './opened-record';
import styles from './desk-records.module.css';

/** The doctor's patients with a search, and the record of the one in the URL beside them. */
export function Patients() {
  const m = useMessages(deskRecordMessages);
  const [search, setSearch] = useSearchParams();
  const patientId = search.get('patient');
  const show = (patient: string) => setSearch({ patient });
  return (
    <>
      <DeskBar title={m.title}>
        <EmergencyButton onOpened={show} />
      </DeskBar>
      <div className={`desk-page ${styles.page}`}>
        <EmbeddedList<Patient>
          resource="patients"
          filters={[
            <SearchInput
              key="q"
              source="q"
              alwaysOn
              placeholder={m.search}
              slotProps={{ htmlInput: { 'aria-label': m.search } }}
            />,
          ]}
          error={<ListError title={m.patientsFailed} text={m.nothingLost} />}
        >
          <PatientList current={patientId} />
        </EmbeddedList>
        {patientId ? (
          <OpenedRecord key={patientId} patientId={patientId} onOpened={show} />
        ) : (
          <p className="note">{m.choose}</p>
        )}
      </div>
    </>
  );
}
