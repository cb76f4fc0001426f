import { eventDefinitions } from '@anamnesis/contracts/events';
import { createInternalApp } from '@anamnesis/platform/http/internal-app';
import { listen } from '@anamnesis/platform/http/listen';
import { openBus, openEventLog, openPostgres, openRedis } from '@anamnesis/platform/process/backends';
import { runService } from '@anamnesis/platform/process/run-service';
import { composeProjectors } from './compose.js';
import { environment } from './environment.js';

await runService('projectors', environment, async (env, own) => {
  const { pool, locks } = openPostgres(env, own);
  const { ready } = await composeProjectors(env, {
    ...{ ...own, pool, locks },
    ...(await openEventLog(env, pool, eventDefinitions, own)),
    redis: await openRedis(env, own),
    bus: await openBus(env, pool, own),
  });
  const listening = await listen(createInternalApp({ ...own, ready }), env.INTERNAL_PORT, env.HOST);
  own.closing.add(() => listening.close());
});
