import type { IntegrityVerification } from '@anamnesis/contracts/integrity/routes';
import { useMessages } from '../language/messages';
import { integrityMessages } from './messages';

type Finding = IntegrityVerification['findings'][number];

/** What differs, as a sentence. */
export function FindingText({ finding }: { finding: Finding }) {
  const m = useMessages(integrityMessages);
  const { kind, type, position, revision, streamId, foundAt, size, since, witness, readModel, row } = finding;
  const event = m.event({
    ...{ type: type ?? '', position: position ?? '', revision: revision ?? '', streamId: streamId ?? '' },
  });
  const values = {
    ...{ event, foundAt: foundAt ?? '', size: size ?? 0, since: since ?? 0 },
    ...{ readModel: readModel ?? '', row: row ?? '', witness: witness ?? '', position: position ?? '' },
  };
  const text = m.findings[kind];
  const sentence = typeof text === 'string' ? text : text(values);
  return witness === undefined || kind !== 'headsShortened' ? sentence : m.byWitness({ text: sentence, witness });
}
