import { ACCESS_TOKENS, GOOGLE_MINUTES, REFRESH_TOKEN_DAYS } from '@anamnesis/contracts/accounts/constants';
import { createAi } from '@anamnesis/platform/ai/ai';
import { aiConfigFrom } from '@anamnesis/platform/ai/ai-config';
import { patienceFrom } from '@anamnesis/platform/ai/patience';
import { createDigest } from '@anamnesis/platform/deciding/digest';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import type { Ready } from '@anamnesis/platform/http/health';
import type { Service } from '@anamnesis/platform/http/service';
import { createSignInAttempts } from '@anamnesis/platform/openid/sign-in-attempts';
import type { RelyingParty } from '@anamnesis/platform/openid/relying-party';
import { openRecorder, openTokenIssuer } from '@anamnesis/platform/process/adapters';
import { derive, vaultKeyOf } from '@anamnesis/platform/vault/derived-keys';
import { apiOptions } from '@anamnesis/platform/process/api-options';
import type { Backends } from '@anamnesis/platform/process/backends';
import { eventStoreAnswers, postgresAnswers } from '@anamnesis/platform/projection/readiness';
import { createPurposeTokens } from '@anamnesis/platform/tokens/purpose-tokens';
import { createSignIns } from '@anamnesis/platform/tokens/sign-ins';
import { removeExpiredUploads } from '@anamnesis/platform/uploads/remove-expired';
import { createUploads } from '@anamnesis/platform/uploads/uploads';
import { createAccountIds } from './accounts/account-id.js';
import { openLockOut, openSecondFactor } from './accounts/sign-in-ports.js';
import { createCommandService } from './app.js';
import type { Environment } from './environment.js';
import { eraseListed } from './erasure/erase.js';
import { openErasureList } from './erasure/erasure-list.js';
import { createForgetting } from './erasure/forget.js';
import { countRemains } from './erasure/remains.js';
import { createRetries } from './operations/retries.js';
import type { Ports } from './ports.js';
import { createShareSecrets } from './share/share-secrets.js';

export { openGoogle } from './accounts/open-google.js';

/** For installations with a mail server: sent emails are out of reach. */
const noMailbox: Ports['erasure']['emails'] = { forget: async () => undefined, finish: async () => undefined };

type RequiredBackend =
  'pool' | 'store' | 'codec' | 'vault' | 'tokens' | 'limits' | 'files' | 'disks' | 'logger' | 'metrics' | 'closing';

/** Builds the command-service from its environment and the backends of its process. */
export async function composeCommandService(
  env: Environment,
  {
    google,
    emails = noMailbox,
    ...backends
  }: Pick<Backends, RequiredBackend> & {
    google: RelyingParty | null;
    emails?: Ports['erasure']['emails'];
  },
): Promise<Service & { ports: Ports; ready: Ready }> {
  const { pool, store, codec, files, vault } = backends;
  const uploads = await createUploads(pool, files, vault);
  removeExpiredUploads(uploads, backends);
  const { origin } = new URL(env.PUBLIC_URL);
  const keyFor = (purpose: string) => derive(env.MASTER_KEY, purpose);
  const clock = () => new Date();
  const signIns = await createSignIns(pool, { days: REFRESH_TOKEN_DAYS, key: keyFor('refresh tokens') });
  const secondFactor = await openSecondFactor(env, pool);
  const lockOut = await openLockOut(pool, backends.limits.scale);
  const ports: Ports = {
    ...{ signIns, secondFactor, lockOut, clock },
    commands: createCommandBus(store, codec),
    log: store,
    recorder: openRecorder(backends, vaultKeyOf(env.MASTER_KEY)),
    digest: createDigest(keyFor('digests')),
    tokens: openTokenIssuer(env, ACCESS_TOKENS),
    retries: createRetries(pool, backends.logger),
    google: { party: google, attempts: await createSignInAttempts(pool, { minutes: GOOGLE_MINUTES }), origin },
    links: { tokens: createPurposeTokens(keyFor('links in emails')), origin },
    shareSecrets: createShareSecrets(keyFor('share links')),
    files,
    uploads,
    erasure: {
      graceDays: env.ERASURE_GRACE_DAYS,
      list: openErasureList(env.ERASURE_LIST_FILE, clock),
      forgetting: createForgetting(pool, vault, { signIns, secondFactor, lockOut, uploads, files }),
      emails,
      countRemains: (accountId) => countRemains(store, accountId),
    },
    assistant: {
      ai: createAi(aiConfigFrom(env), backends.logger),
      patience: patienceFrom(env),
      country: env.CLINIC_COUNTRY,
    },
    ids: createAccountIds(keyFor('account ids')),
    timeZone: env.CLINIC_TIME_ZONE,
    meetingBaseUrl: env.MEETING_BASE_URL,
  };
  const erasedAgain = await eraseListed(ports);
  if (erasedAgain.length > 0)
    backends.logger.warn({ accounts: erasedAgain.length }, 'Erased persons had returned, and were erased again');
  const ready = async () => ({ postgres: await postgresAnswers(pool), eventStore: await eventStoreAnswers(store) });
  const options = { ...apiOptions(env, backends), secondFactor: env.SECOND_FACTOR, ready };
  return { ...createCommandService(ports, options), ports, ready };
}
