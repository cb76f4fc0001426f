import { selectWearable } from '@anamnesis/contracts/wearables/addresses';
import type { Wearable } from '@anamnesis/contracts/wearables/routes';
import { Cpu, Watch } from 'lucide-react';
import { useId } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { Problem } from '../look/problem';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { wearableMessages } from './messages';
import styles from './wearables.module.css';

/** A patient's devices, of which one is selected. */
export function DeviceList({ devices }: { devices: readonly Wearable[] }) {
  const m = useMessages(wearableMessages);
  const { timeZone } = useClinic();
  const group = useId();
  const { mutate, isPending, isError, variables } = useCommand(selectWearable);
  const isChecked = ({ model, isSelected }: Wearable) =>
    isPending ? model === variables.body.deviceModel : isSelected;
  return (
    <fieldset className={styles.devices}>
      <legend className="sr">{m.devices}</legend>
      <div className={styles.grid}>
        {devices.map((device) => (
          <label key={device.id} className={styles.device}>
            <span className={styles.icon}>
              <Icon of={device.kind === 'simulated' ? Cpu : Watch} size={22} />
            </span>
            <span className="grow">
              <strong>{device.model}</strong>
              <span className="note">{device.kind === 'simulated' ? m.simulatedDevice : m.importedDevice}</span>
              <span className="note num">
                {device.fetchedAt ? m.fetchedAt({ time: agreedTime(device.fetchedAt, timeZone) }) : m.notFetched}
              </span>
            </span>
            <input
              className="tick"
              type="radio"
              name={group}
              aria-label={device.model}
              checked={isChecked(device)}
              onChange={() => mutate({ body: { deviceModel: device.model } })}
            />
          </label>
        ))}
      </div>
      {isError && <Problem title={m.selectFailed} />}
    </fieldset>
  );
}
