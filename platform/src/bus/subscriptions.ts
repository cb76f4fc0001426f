import type { Subscription } from './bus.js';

/** The open subscriptions of one bus, by group. */
export interface Subscriptions {
  /** Registers a subscription; the returned one removes itself when stopped. */
  add(group: string, subscription: Subscription): Subscription;
  alive(): Record<string, boolean>;
  /** Stops all of them. */
  stop(): Promise<void>;
}

export function createSubscriptions(): Subscriptions {
  const open = new Map<Subscription, string>();
  return {
    add(group, subscription) {
      open.set(subscription, group);
      const stop = () => (open.delete(subscription), subscription.stop());
      return { ...subscription, stop };
    },
    alive() {
      const alive: Record<string, boolean> = {};
      for (const [subscription, group] of open) alive[group] = (alive[group] ?? true) && subscription.alive();
      return alive;
    },
    async stop() {
      await Promise.all([...open.keys()].map((subscription) => subscription.stop()));
    },
  };
}
