import type { Wearable } from '@anamnesis/contracts/wearables/routes';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { RemoveDeviceDialog } from './remove-device-dialog';
import { removalMessages } from './removal-messages';

/** Removes one of these devices, after a question. */
export function RemoveDevices({ devices }: { devices: readonly Wearable[] }) {
  const m = useMessages(removalMessages);
  const [removing, setRemoving] = useState<Wearable | null>(null);
  return (
    <div className="row wrap">
      {devices.map((device) => (
        <Button key={device.id} look="text" size="small" onClick={() => setRemoving(device)}>
          {m.removeName({ name: device.model })}
        </Button>
      ))}
      {removing && <RemoveDeviceDialog device={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}
