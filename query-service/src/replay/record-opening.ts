import { DoctorHistoryOpened, HistoriesSearched, inquiryStream } from '@anamnesis/contracts/replay/events';
import type { HistoryKind } from '@anamnesis/contracts/replay/constants';
import type { HistoryGrant } from '@anamnesis/contracts/replay/policy';
import type { Call, RecordReading } from '@anamnesis/platform/http/answer';
import type { Actor } from '@anamnesis/contracts/language/role';
import { recordReading } from '../audit/record-read.js';
import type { Ports } from '../ports.js';

/** Openings that this process has recorded, so that each step of a slider is no write. */
const MOST_KNOWN = 1_000;

/**
 * Records the opening of a history: of a patient or an appointment as a reading of the patient's record, of a doctor in the stream of the
 * inquiry. Several requests of one opening are recorded once.
 */
export function recordOpening(ports: Pick<Ports, 'recorder'>): RecordReading {
  const known = new Set<string>();
  const record = recordReading(ports);
  return async (call, grant, { what, again }) => {
    const opening = `${call.actor?.id} ${what.id} ${again}`;
    if (known.has(opening)) return;
    if (grant.subject !== null) await record(call, grant, { what, ...(again !== undefined && { again }) });
    else if (call.actor) {
      const { inquiryId } = grant.ground as HistoryGrant['ground'];
      await ports.recorder.record(
        inquiryStream(inquiryId),
        { type: DoctorHistoryOpened.type, data: { inquiryId, auditorId: call.actor.id, doctorId: what.id } },
        { actor: call.actor, correlationId: call.requestId, commandId: again ?? call.commandId },
      );
    }
    if (known.size >= MOST_KNOWN) known.clear();
    known.add(opening);
  };
}

/** Records a search: which histories its answer names, not the text, which may name a person. */
export async function recordSearch(
  { recorder }: Pick<Ports, 'recorder'>,
  { actor, requestId, commandId }: Pick<Call, 'requestId' | 'commandId'> & { readonly actor: Actor },
  inquiryId: string,
  { kind, shown }: { kind: HistoryKind; shown: readonly string[] },
): Promise<void> {
  const data = { inquiryId, auditorId: actor.id, kind, shown };
  await recorder.record(
    inquiryStream(inquiryId),
    { type: HistoriesSearched.type, data },
    { actor, correlationId: requestId, commandId },
  );
}
