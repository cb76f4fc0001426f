import { subscribeToPush, unsubscribeFromPush } from '@anamnesis/contracts/notifications/addresses';
import { useState } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Problem } from '../look/problem';
import { useDeviceLanguage } from '../unread/device-language';
import { choiceMessages } from './choice-messages';
import { canPush, isAllowed, isDenied, subscribeDevice, unsubscribeDevice } from './push-device';

/** Turns push notifications on and off for this device. The browser asks for permission after a click only. */
export function PushSwitch({ publicKey, isOn }: { publicKey: string | null; isOn: boolean }) {
  const { device: m } = useMessages(choiceMessages);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const onRefused = ({ message }: Error) => setFailure(message);
  const subscribe = useCommand(subscribeToPush, { onRefused });
  const unsubscribe = useCommand(unsubscribeFromPush, { onRefused });

  /** One change at a time; what fails in the browser is said in words. */
  const run = (change: () => Promise<void>) => async () => {
    setBusy(true);
    setFailure(null);
    try {
      await change();
    } catch (error) {
      console.warn('Push notifications could not be changed.', error);
      setFailure(m.failed);
    } finally {
      setBusy(false);
    }
  };
  const turnOn = run(async () => {
    const body = await subscribeDevice(publicKey ?? '');
    if (body) subscribe.mutate({ body });
  });
  const turnOff = run(async () => {
    unsubscribe.mutate({});
    await unsubscribeDevice();
  });

  const isWorking = isBusy || subscribe.isPending || unsubscribe.isPending;
  const isUsable = publicKey !== null && canPush() && !isDenied();
  const isOnHere = isUsable && isOn && isAllowed();
  useDeviceLanguage(isOnHere);
  return (
    <div className="stack" role="group" aria-label={m.title}>
      <h3>{m.title}</h3>
      <p className="note">{m.note}</p>
      <p role="status">
        {publicKey === null
          ? m.notOffered
          : !canPush()
            ? m.unsupported
            : isDenied()
              ? m.denied
              : isWorking
                ? m.working
                : isOnHere
                  ? m.on
                  : m.off}
      </p>
      {failure && <Problem title={failure} />}
      {isUsable && (
        <Button disabled={isWorking} onClick={() => void (isOnHere ? turnOff() : turnOn())}>
          {isOnHere ? m.turnOff : m.turnOn}
        </Button>
      )}
    </div>
  );
}
