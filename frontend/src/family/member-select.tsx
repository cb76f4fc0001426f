import { useMessages } from '../language/messages';
import { SelectField } from '../look/select-field';
import type { AcceptedMember } from './accepted-member';
import { familyMessages } from './messages';

interface Props {
  /** Undefined while they are not known: they load, or could not be loaded. */
  members: readonly AcceptedMember[] | undefined;
  isLoading: boolean;
  /** The tie of the selected member; empty without one. */
  value: string;
  onChange: (tieId: string) => void;
}

/** Selects the member whose record is shown; its first entry tells why there is nothing to select. */
export function MemberSelect({ members, isLoading, value, onChange }: Props) {
  const m = useMessages(familyMessages);
  const placeholder = isLoading ? m.loading : members?.length === 0 ? m.noMembers : m.selectMember;
  return (
    <SelectField
      label={m.selectMember}
      value={value}
      disabled={!members?.length}
      options={[
        { value: '', label: placeholder },
        ...(members ?? []).map(({ _id, fullName }) => ({ value: _id, label: fullName })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
