import { moderationStates } from '@anamnesis/contracts/community/constants';
import type { ReportedMessageRow } from '@anamnesis/contracts/community/moderation-routes';
import { DataTable, List, Pagination, TopToolbar, useListContext } from 'react-admin';
import { useOpening } from '../../audit/use-opened-query';
import { DeskBar } from '../../desk/desk-bar';
import { FilterSegments } from '../../desk/filter-segments';
import { ListError } from '../../desk/list-error';
import { SavedQueries } from '../../desk/saved-queries';
import { ScreenTitle } from '../../desk/screen-title';
import { useMessages } from '../../language/messages';
import { useLive } from '../../live/live-state';
import { EmptyState } from '../../look/states';
import { moderationMessages } from './messages';
import { MessageField, ReasonsField, StateField, WaitingSinceField } from './reported-fields';

/** The reported messages by state, first those by which somebody may be in danger, then the longest waiting; changes are pushed. Without an export: what people wrote stays here. */
export function ReportedList() {
  const m = useMessages(moderationMessages);
  // Not polled while the connection is down, because each opening is recorded; the next connection refetches.
  useLive();
  const headers = useOpening();
  return (
    <>
      <DeskBar />
      <List<ReportedMessageRow>
        title={<ScreenTitle>{m.title}</ScreenTitle>}
        filterDefaultValues={{ state: 'open' }}
        sort={{ field: 'firstReportedAt', order: 'ASC' }}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
        actions={
          <TopToolbar>
            <FilterSegments source="state" label={m.state} names={m.states} />
          </TopToolbar>
        }
        aside={<SavedQueries about={m.about} />}
        empty={false}
        error={<ListError title={m.listFailed} text={m.nothingLost} />}
        // The error is shown on the page; a toast would repeat it.
        queryOptions={{ meta: { headers }, onError: () => undefined }}
      >
        <ReportedTable />
      </List>
    </>
  );
}

const Column = DataTable.Col<ReportedMessageRow>;

function ReportedTable() {
  const m = useMessages(moderationMessages);
  return (
    <DataTable<ReportedMessageRow> rowClick="show" bulkActionButtons={false} empty={<Nothing />}>
      <Column source="message" field={MessageField} disableSort />
      <Column source="roomName" render={({ roomName, roomId }) => roomName || roomId} disableSort />
      <Column source="reasons" field={ReasonsField} disableSort />
      <Column source="reportCount" render={({ reportCount }) => m.reportCount({ count: reportCount })} />
      <Column source="firstReportedAt" field={WaitingSinceField} />
      <Column source="state" field={StateField} disableSort />
    </DataTable>
  );
}

function Nothing() {
  const m = useMessages(moderationMessages);
  const { filterValues } = useListContext<ReportedMessageRow>();
  const state = moderationStates.find((each) => each === filterValues.state) ?? 'all';
  return <EmptyState title={m.none[state]} text={m.noneText[state]} />;
}
