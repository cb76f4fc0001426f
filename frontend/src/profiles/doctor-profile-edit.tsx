import { updateDoctor } from '@anamnesis/contracts/profiles/addresses';
import { Edit } from 'react-admin';
import { OWN } from '../desk/resource';
import { ScreenTitle } from '../desk/screen-title';
import { useSaveOptions } from '../desk/use-save-options';
import { useMessages } from '../language/messages';
import { Loading } from '../look/states';
import { toast } from '../look/toasts';
import { doctorProfileMessages } from './doctor-profile-messages';
import type { DoctorProfileRecord } from './doctor-profile-resource';
import { ProfileForm } from './profile-form';
import { savingMessages } from './saving-messages';
import { showSavingError } from './use-saving';
import styles from './profiles.module.css';

/** The form of the doctor's own profile. */
export function DoctorProfileEdit({ onDone }: { onDone: () => void }) {
  const m = useMessages(doctorProfileMessages);
  const saving = useMessages(savingMessages);
  const save = useSaveOptions(updateDoctor, {
    onDone: () => {
      toast.success(saving.saved);
      onDone();
    },
    onRefused: (error) => showSavingError(saving, error),
  });
  return (
    <Edit<DoctorProfileRecord>
      resource="doctor-profile"
      id={OWN}
      title={<ScreenTitle>{m.title}</ScreenTitle>}
      actions={false}
      component="div"
      className={styles.record}
      mutationMode="pessimistic"
      {...save}
      redirect={false}
      queryOptions={{ onError: () => undefined }}
      render={({ record }) =>
        record ? <ProfileForm profile={record} onCancel={onDone} /> : <Loading label={m.loading} lines={3} />
      }
    />
  );
}
