import { entryDayProblem, followUpProblem } from '@anamnesis/contracts/records/entry-days';
import { useMessages } from '../language/messages';
import type { EntryDraft, EntryField, FieldName } from './entry-fields';
import { recordMessages } from './messages';

/** What is wrong with an input of a new entry, in words; null if nothing is. The server checks the same. */
export function useFieldProblem(today: string) {
  const m = useMessages(recordMessages);
  return ({ name, optional }: EntryField, text: string, draft: EntryDraft): string | null => {
    if (text.trim() === '') return optional ? null : missingText(m.checks, name);
    const problem =
      name === 'date'
        ? entryDayProblem(text, today)
        : name === 'followUpDate' && draft.date !== ''
          ? followUpProblem(text, draft.date)
          : null;
    return problem && m.days[problem];
  };
}

/** The sentence for an empty required input. */
function missingText(checks: Partial<Record<FieldName, string>>, name: FieldName): string {
  return checks[name] ?? '';
}
