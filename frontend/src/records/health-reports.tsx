import { useSearchParams } from 'react-router';
import { FamilyReports } from '../family/family-reports';
import { useLive } from '../live/live-state';
import { PageTitle } from '../look/page-title';
import { useMessages } from '../language/messages';
import { FamilyRecord } from './family-record';
import { recordMessages } from './messages';
import { OwnRecord } from './own-record';
import { RecordNav } from './record-nav';
import { tabOf } from './tabs';
import { Timeline } from './timeline';

/** The patient's record, and the records that family members share. The tab is part of the URL. */
export default function HealthReports() {
  const m = useMessages(recordMessages);
  // What a doctor adds, and a thumbnail that is ready, is shown now.
  useLive();
  const tab = tabOf(useSearchParams()[0].get('tab'));
  if (tab === 'all') return <Timeline />;
  if (tab !== 'family') return <OwnRecord key={tab} tab={tab} />;
  return (
    <>
      <PageTitle title={m.family.title} note={m.family.note} />
      <RecordNav current={tab} />
      <FamilyReports recordOf={(member) => <FamilyRecord key={member._id} member={member} />} />
    </>
  );
}
