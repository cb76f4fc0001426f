import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../look/icon';
import { PageTitle } from '../look/page-title';
import { TakeAlong } from '../record-transfer/take-along';
import { SelectField } from '../look/select-field';
import { ShareCard } from '../share/share-card';
import { useMessages } from '../language/messages';
import { AllergiesCard } from './allergies-card';
import { AddEntry } from './add-entry';
import { doctorsOf } from './doctor-of';
import { recordMessages } from './messages';
import { RecordList } from './record-list';
import { RecordNav } from './record-nav';
import type { RecordTab } from './tabs';
import { useEntries } from './use-entries';
import styles from './records.module.css';

/** The patient's own entries of one kind, with a filter by doctor. */
export function OwnRecord({ tab }: { tab: RecordTab }) {
  const m = useMessages(recordMessages);
  const [doctor, setDoctor] = useState('');
  const [adding, setAdding] = useState(false);
  const all = useEntries(tab, '');
  const shown = useEntries(tab, doctor);
  return (
    <>
      <PageTitle title={m[tab].title} note={m[tab].note}>
        <div className={styles.tools}>
          <Link className="btn text" to="/user-reports?tab=all">
            {m.timeline.link}
          </Link>
          <SelectField
            label={m.filterByDoctor}
            value={doctor}
            options={[{ value: '', label: m.allDoctors }, ...doctorsOf(m, all.entries ?? [])]}
            onChange={(event) => setDoctor(event.target.value)}
          />
          <Button variant="contained" startIcon={<Icon of={Plus} />} onClick={() => setAdding(true)}>
            {m.addNew}
          </Button>
        </div>
      </PageTitle>
      <RecordNav current={tab} />
      <AllergiesCard />
      <RecordList tab={tab} {...shown} all={all.entries} narrowed={doctor !== ''} onRetry={shown.askAgain} />
      <ShareCard />
      <TakeAlong />
      {adding && <AddEntry tab={tab} onClose={() => setAdding(false)} />}
    </>
  );
}
