import { watchDisks } from '@anamnesis/platform/http/disk-room';
import { createInternalApp } from '@anamnesis/platform/http/internal-app';
import { listen } from '@anamnesis/platform/http/listen';
import { openMailer } from '@anamnesis/platform/mail/open-mailer';
import { openFiles } from '@anamnesis/platform/process/adapters';
import { openBus, openPostgres, openRedis } from '@anamnesis/platform/process/backends';
import { runService } from '@anamnesis/platform/process/run-service';
import { openKeyVault } from '@anamnesis/platform/vault/key-vault';
import { composeWorkers } from './compose.js';
import { environment } from './environment.js';

await runService('workers', environment, async (env, own) => {
  const { pool } = openPostgres(env, own);
  const mailer = openMailer(env);
  own.closing.add(() => mailer.close());
  const { ready } = await composeWorkers(env, {
    ...{ ...own, pool, mailer },
    redis: await openRedis(env, own),
    bus: await openBus(env, pool, own),
    files: await openFiles(env, await openKeyVault(pool, env.VAULT_KEY)),
  });
  const disks = watchDisks(env.FILES_DIR ? [env.FILES_DIR] : []);
  const listening = await listen(createInternalApp({ ...own, disks, ready }), env.INTERNAL_PORT, env.HOST);
  own.closing.add(() => listening.close());
});
