import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../desk/data-provider';
import { useMessages } from '../language/messages';
import { useSession } from '../signed-in/session';
import { CancelDialog } from './cancel-dialog';
import { appointmentMessages } from './messages';
import { RescheduleDialog } from './reschedule-dialog';

export interface ConsultationDialog {
  what: 'reschedule' | 'cancel';
  consultation: Consultation;
}

/** The dialog that a doctor has opened. Patients use the same dialogs, which send by the data provider here. */
export function ConsultationDialogs({ what, consultation, onClose }: ConsultationDialog & { onClose: () => void }) {
  const m = useMessages(appointmentMessages);
  const doctorId = useSession()?.user?.id ?? '';
  const { reschedule, cancel } = useDataProvider<DeskDataProvider>();
  const { patientName } = consultation;
  if (what === 'cancel')
    return <CancelDialog appointment={consultation} otherName={patientName} send={cancel} onClose={onClose} />;
  return (
    <RescheduleDialog
      appointment={consultation}
      doctorId={doctorId}
      other={{ label: m.patientName, name: patientName }}
      send={reschedule}
      onClose={onClose}
    />
  );
}
