import { BREAK_GLASS_MINUTES } from '@anamnesis/contracts/break-glass/constants';
import { useMessages } from '../language/messages';
import { EmptyState } from '../look/states';
import { EmergencyButton } from './emergency-button';
import { breakGlassMessages } from './messages';

/** In place of a record to which the doctor has no access any more. */
export function AccessEnded({ patientId, onOpened }: { patientId: string; onOpened: (patientId: string) => void }) {
  const m = useMessages(breakGlassMessages);
  return (
    <EmptyState title={m.endedTitle} text={m.endedText({ minutes: BREAK_GLASS_MINUTES })}>
      <EmergencyButton patientId={patientId} label={m.reopen} onOpened={onOpened} />
    </EmptyState>
  );
}
