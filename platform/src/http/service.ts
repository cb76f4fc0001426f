import type Koa from 'koa';
import { type AppOptions, createApp } from './app.js';
import { watchDisks } from './disk-room.js';
import { createInternalApp, type InternalAppOptions } from './internal-app.js';
import { listen, type Listening } from './listen.js';

export type ServiceOptions = AppOptions & Pick<InternalAppOptions, 'ready'> & { workerKey: Uint8Array };

/** The public and the internal app of a service. */
export interface Service {
  readonly open: Koa;
  readonly internal: Koa;
}

/** Assigns each route to an app by its access: worker routes to the internal one, all others to the public one. */
export function createService({ disks = watchDisks([]), ...options }: ServiceOptions): Service {
  return {
    open: createApp({ ...options, disks }),
    internal: createInternalApp({ ...options, disks, work: options }),
  };
}

/** Serves both apps, each on its port. */
export async function listenPublicAndInternal(
  { open, internal }: Service,
  { PORT, INTERNAL_PORT, HOST }: { PORT: number; INTERNAL_PORT: number; HOST: string },
): Promise<Listening> {
  const outside = await listen(open, PORT, HOST);
  const inside = await listen(internal, INTERNAL_PORT, HOST).catch(async (error: unknown) => {
    await outside.close();
    throw error;
  });
  return {
    ...outside,
    close: async () => {
      await Promise.all([outside.close(), inside.close()]);
    },
  };
}
