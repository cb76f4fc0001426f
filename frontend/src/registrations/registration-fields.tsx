import type { RegistrationRow } from '@anamnesis/contracts/registrations/routes';
import Stack from '@mui/material/Stack';
import type { MouseEvent } from 'react';
import { Link, useCreatePath, useRecordContext } from 'react-admin';
import { useMessages } from '../language/messages';
import { Initials } from '../look/initials';
import { listDate } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { registrationMessages } from './messages';
import { StateBadge } from './state-badge';

/** The doctor's name as a link to the registration, because a clickable row cannot be focused by keyboard. */
export function DoctorField() {
  const m = useMessages(registrationMessages);
  const record = useRecordContext<RegistrationRow>();
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Initials name={record.fullName} size={36} />
      <Link
        to={createPath({ resource: 'registrations', type: 'show', id: record.id })}
        sx={{ whiteSpace: 'nowrap' }}
        onClick={(event: MouseEvent) => event.stopPropagation()}
      >
        {m.doctor({ name: record.fullName })}
      </Link>
    </Stack>
  );
}

export function StateField() {
  const record = useRecordContext<RegistrationRow>();
  return record && <StateBadge state={record.state} />;
}

/** The day on which the state last changed. */
export function SinceField() {
  const record = useRecordContext<RegistrationRow>();
  const { timeZone } = useClinic();
  return record && listDate(record.since, timeZone);
}
