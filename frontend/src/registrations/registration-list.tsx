import { registrationStates } from '@anamnesis/contracts/registrations/constants';
import type { RegistrationRow } from '@anamnesis/contracts/registrations/routes';
import { useMemo } from 'react';
import { BulkExportButton, DataTable, List, Pagination, SearchInput, useListContext } from 'react-admin';
import { csvExporter } from '../desk/csv';
import { DeskBar } from '../desk/desk-bar';
import { FilterSegments } from '../desk/filter-segments';
import { ListError } from '../desk/list-error';
import { ListTools } from '../desk/list-tools';
import { SavedQueries } from '../desk/saved-queries';
import { ScreenTitle } from '../desk/screen-title';
import { useMessages } from '../language/messages';
import { useSpecialtyText } from '../doctors/specialty-text';
import { EmptyState } from '../look/states';
import { registrationMessages } from './messages';
import { DoctorField, SinceField, StateField } from './registration-fields';

/** Exports the columns of the table only: a doctor's contact data is shown on the registration's own page. */
function useExporter() {
  const { resource, states, doctor } = useMessages(registrationMessages);
  const specialtyText = useSpecialtyText();
  return useMemo(() => {
    const { fields } = resource;
    return csvExporter<RegistrationRow>({
      [fields.fullName]: ({ fullName }) => doctor({ name: fullName }),
      [fields.specializations]: ({ specializations }) => specializations.map(specialtyText).join(', '),
      [fields.certificateCount]: ({ certificateCount }) => String(certificateCount),
      [fields.state]: ({ state }) => states[state],
      [fields.since]: ({ since }) => since,
    });
  }, [resource, states, doctor, specialtyText]);
}

/** The doctors' registrations by state, the longest waiting first. */
export function RegistrationList() {
  const m = useMessages(registrationMessages);
  const exporter = useExporter();
  return (
    <>
      <DeskBar />
      <List<RegistrationRow>
        title={<ScreenTitle>{m.title}</ScreenTitle>}
        filters={[
          <SearchInput
            key="q"
            source="q"
            alwaysOn
            placeholder={m.search}
            slotProps={{ htmlInput: { 'aria-label': m.search } }}
          />,
        ]}
        filterDefaultValues={{ state: 'awaiting' }}
        sort={{ field: 'since', order: 'ASC' }}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
        exporter={exporter}
        actions={
          <ListTools>
            <FilterSegments source="state" label={m.state} names={m.states} />
          </ListTools>
        }
        aside={<SavedQueries />}
        empty={false}
        error={<ListError title={m.listFailed} text={m.nothingLost} />}
        // The error is shown on the page; a toast would repeat it.
        queryOptions={{ onError: () => undefined }}
      >
        <RegistrationTable />
      </List>
    </>
  );
}

const Column = DataTable.Col<RegistrationRow>;

function RegistrationTable() {
  const m = useMessages(registrationMessages);
  const specialtyText = useSpecialtyText();
  return (
    <DataTable<RegistrationRow> rowClick="show" bulkActionButtons={<BulkExportButton />} empty={<Nobody />}>
      <Column source="fullName" field={DoctorField} />
      <Column
        source="specializations"
        render={({ specializations }) => specializations.map(specialtyText).join(', ')}
        disableSort
      />
      <Column
        source="certificateCount"
        render={({ certificateCount }) => m.certificateCount({ count: certificateCount })}
        disableSort
      />
      <Column source="state" field={StateField} disableSort />
      <Column source="since" field={SinceField} />
    </DataTable>
  );
}

function Nobody() {
  const m = useMessages(registrationMessages);
  const { filterValues } = useListContext<RegistrationRow>();
  const state = registrationStates.find((each) => each === filterValues.state);
  const kind = state && !filterValues.q ? state : 'all';
  return <EmptyState title={m.none[kind]} text={m.noneText[kind]} />;
}
