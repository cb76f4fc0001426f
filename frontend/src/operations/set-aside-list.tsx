import type { SetAside } from '@anamnesis/contracts/operations/routes';
import { useMemo } from 'react';
import { BulkExportButton, DataTable, List, Pagination, useListContext } from 'react-admin';
import { csvExporter } from '../desk/csv';
import { DeskBar } from '../desk/desk-bar';
import { FilterSegments } from '../desk/filter-segments';
import { ListError } from '../desk/list-error';
import { ListTools } from '../desk/list-tools';
import { SavedQueries } from '../desk/saved-queries';
import { ScreenTitle } from '../desk/screen-title';
import { useMessages } from '../language/messages';
import { EmptyState } from '../look/states';
import { operationMessages } from './messages';
import { HappenedField, ProjectionField, RetryField, SinceField } from './set-aside-fields';

/** How often the list is refetched while an event is being retried; milliseconds. */
const REFETCH_MILLISECONDS = 1_000;

/** Exports only the ids and names on the screen: no content of an event leaves the log this way. */
function useExporter() {
  const { resource, kinds } = useMessages(operationMessages);
  return useMemo(() => {
    const { fields } = resource;
    return csvExporter<SetAside>({
      [fields.projection]: ({ projection }) => projection,
      [fields.kind]: ({ kind }) => kinds[kind],
      [fields.streamId]: ({ streamId }) => streamId,
      [fields.position]: ({ position }) => position,
      [fields.eventType]: ({ eventType }) => eventType,
      [fields.error]: ({ error }) => error,
      [fields.since]: ({ since }) => since,
    });
  }, [resource, kinds]);
}

/** Events that projections could not process, the oldest first; those that only wait for others come last. */
export function SetAsideList() {
  const m = useMessages(operationMessages);
  const exporter = useExporter();
  return (
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
            <FilterSegments source="kind" label={m.resource.fields.kind} names={m.kinds} />
          </ListTools>
        }
        aside={<SavedQueries about={m.about} />}
        empty={false}
        error={<ListError title={m.listFailed} text={m.nothingLost} />}
        queryOptions={{
          // The error is shown on the page; a toast would repeat it.
          onError: () => undefined,
          refetchInterval: ({ state }) =>
            state.data?.data.some(({ isRetried }: SetAside) => isRetried) ? REFETCH_MILLISECONDS : false,
        }}
      >
        <SetAsideTable />
      </List>
    </>
  );
}

const Column = DataTable.Col<SetAside>;

function SetAsideTable() {
  const m = useMessages(operationMessages);
  return (
    <DataTable<SetAside> rowClick={false} bulkActionButtons={<BulkExportButton />} empty={<Nothing />}>
      <Column source="projection" field={ProjectionField} />
      <Column source="streamId" cellSx={() => ({ overflowWrap: 'anywhere' })} />
      <Column source="position" label={m.happened} field={HappenedField} />
      <Column source="since" field={SinceField} />
      <Column label={m.retry} field={RetryField} />
    </DataTable>
  );
}

function Nothing() {
  const m = useMessages(operationMessages);
  const { filterValues } = useListContext<SetAside>();
  if (filterValues.kind) return <EmptyState title={m.noneOfKind} text={m.noneOfKindText} />;
  return <EmptyState title={m.none} text={m.noneText} />;
}
