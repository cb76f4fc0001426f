import { subscribeToPush, unsubscribeFromPush } from '@anamnesis/contracts/notifications/addresses';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Problem } from '../look/problem';
import { useDeviceLanguage } from '../unread/device-language';
import { choiceMessages } from './choice-messages';
import styles from './notifications.module.css';
import { canPush, isAllowed, isDenied, isSubscribed, subscribeDevice, unsubscribeDevice } from './push-device';

const hasAddress = async (isUsable: boolean): Promise<boolean> =>
  isUsable && isAllowed() && (await isSubscribed().catch(() => false));

/** Whether the browser itself has an address; undefined until it has answered. The function asks it again. */
function useSubscribed(isUsable: boolean): [boolean | undefined, () => Promise<void>] {
  const [isSubscribedHere, setSubscribed] = useState<boolean>();
  const ask = useCallback(() => hasAddress(isUsable).then(setSubscribed), [isUsable]);
  useEffect(() => void hasAddress(isUsable).then(setSubscribed), [isUsable]);
  return [isSubscribedHere, ask];
}

/**
 * Turns push notifications on and off for this device. They are on where the server sends them, and the browser has an address and the
 * permission to show them. The browser asks for permission after a click only.
 */
export function PushSwitch({ publicKey, isOn }: { publicKey: string | null; isOn: boolean }) {
  const { device: m } = useMessages(choiceMessages);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const onRefused = ({ message }: Error) => setFailure(message);
  const subscribe = useCommand(subscribeToPush, { onRefused });
  const unsubscribe = useCommand(unsubscribeFromPush, { onRefused });

  const isUsable = publicKey !== null && canPush() && !isDenied();
  const [isSubscribedHere, askAgain] = useSubscribed(isUsable);

  /** One change at a time; what fails in the browser is said in words, a refusal in its own. */
  const run = (change: () => Promise<void>) => async () => {
    setBusy(true);
    setFailure(null);
    try {
      await change();
    } catch (error) {
      if (!(error instanceof ApiError)) {
        console.warn('Push notifications could not be changed.', error);
        setFailure(m.failed);
      }
    } finally {
      await askAgain();
      setBusy(false);
    }
  };
  const turnOn = run(async () => {
    const body = await subscribeDevice(publicKey ?? '');
    if (body) await subscribe.mutateAsync({ body });
  });
  const turnOff = run(async () => {
    // First the server: a device that gave its address up alone would still be sent to.
    await unsubscribe.mutateAsync({});
    await unsubscribeDevice();
  });

  const isWorking = isBusy || isSubscribedHere === undefined;
  const isOnHere = isUsable && isOn && isAllowed() && isSubscribedHere === true;
  useDeviceLanguage(isOnHere);
  return (
    <div className={`stack ${styles.device}`} role="group" aria-label={m.title}>
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
