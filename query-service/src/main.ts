import { ACCESS_TOKENS } from '@anamnesis/contracts/accounts/constants';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { watchDisks } from '@anamnesis/platform/http/disk-room';
import { listenPublicAndInternal } from '@anamnesis/platform/http/service';
import { openFiles } from '@anamnesis/platform/process/adapters';
import {
  openEventLog,
  openPostgres,
  openRedis,
  openSharedLimits,
  openTokens,
} from '@anamnesis/platform/process/backends';
import { runService } from '@anamnesis/platform/process/run-service';
import { composeQueryService } from './compose.js';
import { environment } from './environment.js';

await runService('query-service', environment, async (env, own) => {
  const { pool } = openPostgres(env, own);
  const log = await openEventLog(env, pool, eventDefinitions, own);
  const service = await composeQueryService(env, {
    ...{ ...own, ...log, pool },
    redis: await openRedis(env, own),
    tokens: await openTokens(env, pool, ACCESS_TOKENS, own),
    limits: await openSharedLimits(env, own),
    files: await openFiles(env, log.vault),
    // This service only reads files; the command-service writes them.
    disks: watchDisks([]),
  });
  const listening = await listenPublicAndInternal(service, env);
  own.closing.add(() => listening.close());
});
