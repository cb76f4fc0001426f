import type { TestReport } from '@anamnesis/contracts/records/query-routes';
import { useMessages } from '../language/messages';
import { useSession } from '../signed-in/session';
import { recordMessages } from './messages';

type Entry = Pick<TestReport, 'author' | 'origin'>;

/** For readers other than the patient: that the patient told or imported an entry, so no doctor here vouches for it; otherwise null. */
export function useTold() {
  const m = useMessages(recordMessages);
  const readerId = useSession()?.user?.id;
  return ({ author, origin }: Entry): string | null => {
    if (author.role !== 'patient' || author.id === readerId) return null;
    return origin ? m.imported : m.told;
  };
}
