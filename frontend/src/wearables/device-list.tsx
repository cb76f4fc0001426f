import { selectWearable } from '@anamnesis/contracts/wearables/addresses';
import type { Wearable } from '@anamnesis/contracts/wearables/routes';
import { Cpu, Watch } from 'lucide-react';
import { useId, useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Icon } from '../look/icon';
import { Problem } from '../look/problem';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { wearableMessages } from './messages';
import { removalMessages } from './removal-messages';
import { RemoveDeviceDialog } from './remove-device-dialog';
import styles from './wearables.module.css';

const isSimulated = ({ kind }: Wearable) => kind === 'simulated';

interface Props {
  devices: readonly Wearable[];
  /** Called when a device was removed, whose button is gone then. */
  onRemoved: () => void;
}

/** A patient's devices, of which one is selected and each can be removed, and the sources of imported data, from which nothing can be fetched. */
export function DeviceList({ devices, onRemoved }: Props) {
  const m = useMessages(wearableMessages);
  const r = useMessages(removalMessages);
  const group = useId();
  const [removing, setRemoving] = useState<Wearable | null>(null);
  const [simulated, imported] = [devices.filter(isSimulated), devices.filter((device) => !isSimulated(device))];
  const { mutate, isPending, error, variables } = useCommand(selectWearable);
  const isChecked = ({ model, isSelected }: Wearable) =>
    isPending ? model === variables.body.deviceModel : isSelected;
  return (
    <fieldset className={styles.devices}>
      <legend className="sr">{m.devices}</legend>
      <div className={styles.grid}>
        {simulated.map((device) => (
          <div key={device.id} className={styles.device}>
            <label className={styles.choice}>
              <Facts device={device} />
              <input
                className="tick"
                type="radio"
                name={group}
                aria-label={device.model}
                checked={isChecked(device)}
                onChange={() => mutate({ body: { deviceModel: device.model } })}
              />
            </label>
            <Button
              look="text"
              size="small"
              aria-label={r.removeName({ name: device.model })}
              onClick={() => setRemoving(device)}
            >
              {r.remove}
            </Button>
          </div>
        ))}
        {imported.map((device) => (
          <div key={device.id} className={styles.device}>
            <div className={styles.choice}>
              <Facts device={device} />
            </div>
          </div>
        ))}
      </div>
      {error && !isPending && <Problem title={m.selectFailed} text={sentenceOf(error, m.nothingLost)} />}
      {removing && <RemoveDeviceDialog device={removing} onClose={() => setRemoving(null)} onRemoved={onRemoved} />}
    </fieldset>
  );
}

function Facts({ device }: { device: Wearable }) {
  const m = useMessages(wearableMessages);
  const { timeZone } = useClinic();
  const time = device.fetchedAt && agreedTime(device.fetchedAt, timeZone);
  const happened = isSimulated(device) ? m.fetchedAt : m.importedAt;
  return (
    <>
      <span className={styles.icon}>
        <Icon of={isSimulated(device) ? Cpu : Watch} size={22} />
      </span>
      <span className="grow">
        <strong>{device.model}</strong>
        <span className="note">{isSimulated(device) ? m.simulatedDevice : m.importedDevice}</span>
        <span className="note num">{time ? happened({ time }) : m.notFetched}</span>
      </span>
    </>
  );
}
