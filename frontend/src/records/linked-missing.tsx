import { useMessages } from '../language/messages';
import { recordMessages } from './messages';
import { useLinkedReport } from './use-linked-report';

/** Says that the report that the URL names is not among the reports of a record. */
export function LinkedMissing({ reports }: { reports: readonly { readonly id: string }[] }) {
  const m = useMessages(recordMessages);
  const linked = useLinkedReport();
  if (linked === null || reports.some(({ id }) => id === linked)) return null;
  return <p role="status">{m.linkedMissing}</p>;
}
