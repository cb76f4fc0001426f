import { registerWorker } from '../offline/worker-registration';

/** Whether this browser can receive push notifications at all; on iOS only an app on the home screen can. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Whether the person, or the browser for them, does not allow notifications. */
export const isDenied = (): boolean => Notification.permission === 'denied';

/** Whether the person has allowed notifications in this browser. */
export const isAllowed = (): boolean => Notification.permission === 'granted';

/** As the server takes it. */
export interface DeviceAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

async function manager(): Promise<PushManager> {
  const registration = await registerWorker();
  if (!registration) throw new Error('There is no service worker');
  return (await navigator.serviceWorker.ready).pushManager;
}

/** Asks the person for permission and the browser for an address. Null if it is not allowed; rejects if the push service fails. */
export async function subscribeDevice(publicKey: string): Promise<DeviceAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const pushes = await manager();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscribed = await pushes.subscribe(options).catch(async (error: unknown) => {
    // A subscription under an earlier key of the installation is in the way.
    const earlier = await pushes.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return pushes.subscribe(options);
  });
  const { endpoint = '', keys = {} } = subscribed.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** Whether the browser has an address: it may have dropped it, or been reset, without the server's knowledge. */
export async function isSubscribed(): Promise<boolean> {
  return (await (await manager()).getSubscription()) !== null;
}

/** Gives the browser's address up. */
export async function unsubscribeDevice(): Promise<void> {
  await (await (await manager()).getSubscription())?.unsubscribe();
}
