import { ACCESS_TOKENS } from '@anamnesis/contracts/accounts/constants';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { watchDisks } from '@anamnesis/platform/http/disk-room';
import { listenPublicAndInternal } from '@anamnesis/platform/http/service';
import { openFiles } from '@anamnesis/platform/process/adapters';
import { vaultKeyOf } from '@anamnesis/platform/vault/derived-keys';
import { openEventLog, openPostgres, openSharedLimits, openTokens } from '@anamnesis/platform/process/backends';
import { runService } from '@anamnesis/platform/process/run-service';
import { openGoogle } from './accounts/open-google.js';
import { composeCommandService } from './compose.js';
import { environment } from './environment.js';

await runService('command-service', environment, async (env, own) => {
  const { pool } = openPostgres(env, own);
  const log = await openEventLog({ ...env, VAULT_KEY: vaultKeyOf(env.MASTER_KEY) }, pool, eventDefinitions, own);
  const service = await composeCommandService(env, {
    ...{ ...own, ...log, pool },
    tokens: await openTokens(env, pool, ACCESS_TOKENS, own),
    limits: await openSharedLimits(env, own),
    files: await openFiles(env, log.vault),
    disks: watchDisks(env.FILES_DIR ? [env.FILES_DIR] : []),
    google: openGoogle(env),
  });
  const listening = await listenPublicAndInternal(service, env);
  own.closing.add(() => listening.close());
});
