import { entryKinds, type EntryKind } from '@anamnesis/contracts/records/constants';
import { useSearchParams } from 'react-router';

/** The path of a patient's record; with `add`, with the dialog for a new entry. */
export const recordPath = (patientId: string, add?: EntryKind): string =>
  `/details?${new URLSearchParams({ patient: patientId, ...(add && { add }) }).toString()}`;

/** The kind of entry that is being added, which the URL names, so that a patient's card can open the dialog; null without one. */
export function useAdding(): [EntryKind | null, (kind: EntryKind | null) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (kind: EntryKind | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (kind) after.set('add', kind);
        else after.delete('add');
        return after;
      },
      { replace: true },
    );
  return [entryKinds.find((kind) => kind === search.get('add')) ?? null, set];
}
