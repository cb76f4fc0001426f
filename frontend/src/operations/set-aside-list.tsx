import type { SetAside } from '@anamnesis/contracts/operations/routes';
import { BulkExportButton, DataTable, List, Pagination, useListContext } from 'react-admin';
import { csvExporter } from '../desk/csv';
import { DeskBar } from '../desk/desk-bar';
import { FilterSegments } from '../desk/filter-segments';
import { ListError } from '../desk/list-error';
import { ListTools } from '../desk/list-tools';
import { SavedQueries } from '../desk/saved-queries';
import { ScreenTitle } from '../desk/screen-title';
import { EmptyState } from '../look/states';
import { messages as m, setAsideLabels } from './messages';
import { HappenedField, ProjectionField, RetryField, SinceField } from './set-aside-fields';

/** How often it is asked whether what is being tried again was processed; milliseconds. */
const ASK_MILLISECONDS = 1_000;

const { fields } = setAsideLabels;

/** Ids and names alone, as on the screen: no content of an event leaves the log this way. */
const exporter = csvExporter<SetAside>({
  [fields.projection]: ({ projection }) => projection,
  [fields.kind]: ({ kind }) => m.kinds[kind],
  [fields.streamId]: ({ streamId }) => streamId,
  [fields.position]: ({ position }) => position,
  [fields.eventType]: ({ eventType }) => eventType,
  [fields.error]: ({ error }) => error,
  [fields.since]: ({ since }) => since,
});

/** Events that projections could not process, the oldest first; those that only wait for others come last. */
export const SetAsideList = () => (
  <>
    <DeskBar />
    <List<SetAside>
      title={<ScreenTitle>{m.title}</ScreenTitle>}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      exporter={exporter}
      actions={
        <ListTools>
          <FilterSegments source="kind" label={fields.kind} names={m.kinds} />
        </ListTools>
      }
      aside={<SavedQueries about={m.about} />}
      empty={false}
      error={<ListError title={m.listFailed} text={m.nothingLost} />}
      queryOptions={{
        // What went wrong stands on the page: a toast would say it twice.
        onError: () => undefined,
        refetchInterval: ({ state }) =>
          state.data?.data.some(({ isRetried }: SetAside) => isRetried) ? ASK_MILLISECONDS : false,
      }}
    >
      <SetAsideTable />
    </List>
  </>
);

const Column = DataTable.Col<SetAside>;

const SetAsideTable = () => (
  <DataTable<SetAside> rowClick={false} bulkActionButtons={<BulkExportButton />} empty={<Nothing />}>
    <Column source="projection" field={ProjectionField} />
    <Column source="streamId" cellSx={() => ({ overflowWrap: 'anywhere' })} />
    <Column source="position" label={m.happened} field={HappenedField} />
    <Column source="since" field={SinceField} />
    <Column label={m.retry} field={RetryField} />
  </DataTable>
);

function Nothing() {
  const { filterValues } = useListContext<SetAside>();
  if (filterValues.kind) return <EmptyState title={m.noneOfKind} text={m.noneOfKindText} />;
  return <EmptyState title={m.none} text={m.noneText} />;
}
