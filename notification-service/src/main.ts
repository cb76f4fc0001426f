import { ACCESS_TOKENS } from '@anamnesis/contracts/accounts/constants';
import { createApp } from '@anamnesis/platform/http/app';
import { createInternalApp } from '@anamnesis/platform/http/internal-app';
import { listenPublicAndInternal } from '@anamnesis/platform/http/service';
import { openBus, openPostgres, openRedis, openTokens } from '@anamnesis/platform/process/backends';
import { runService } from '@anamnesis/platform/process/run-service';
import { composeNotifications } from './compose.js';
import { environment } from './environment.js';

await runService('notification-service', environment, async (env, own) => {
  const { pool } = openPostgres(env, own);
  const tokens = await openTokens(env, pool, ACCESS_TOKENS, own);
  const { startOn, ready } = composeNotifications(env, {
    ...{ ...own, pool, tokens },
    redis: await openRedis(env, own),
    bus: await openBus(env, pool, own),
  });
  const service = {
    open: createApp({ ...own, tokens, handlers: [], origins: [new URL(env.PUBLIC_URL).origin] }),
    internal: createInternalApp({ ...own, ready }),
  };
  const listening = await listenPublicAndInternal(service, env);
  own.closing.add(() => listening.close());
  await startOn(listening.server);
});
