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

const isSimulated = ({ kind }: Wearable) => kind === 'simulated';

/** A patient's devices, of which one is selected, and the sources of imported data, from which nothing can be fetched. */
export function DeviceList({ devices }: { devices: readonly Wearable[] }) {
  const m = useMessages(wearableMessages);
  const group = useId();
  const [simulated, imported] = [devices.filter(isSimulated), devices.filter((device) => !isSimulated(device))];
  const { mutate, isPending, isError, variables } = useCommand(selectWearable);
  const isChecked = ({ model, isSelected }: Wearable) =>
    isPending ? model === variables.body.deviceModel : isSelected;
  return (
    <fieldset className={styles.devices}>
      <legend className="sr">{m.devices}</legend>
      <div className={styles.grid}>
        {simulated.map((device) => (
          <label key={device.id} className={styles.device}>
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
        ))}
        {imported.map((device) => (
          <div key={device.id} className={styles.device}>
            <Facts device={device} />
          </div>
        ))}
      </div>
      {isError && <Problem title={m.selectFailed} />}
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
