import { randomUUID } from 'node:crypto';
import { signInPatient } from '@anamnesis/contracts/accounts/routes';
import { listHealthImports, startHealthImport } from '@anamnesis/contracts/health-imports/routes';
import { POSITION } from '@anamnesis/contracts/language/headers';
import { sendExport } from '@anamnesis/e2e/health-imports/send-export';
import { type Account, PASSWORD, signUpPatient } from '@anamnesis/e2e/testing/accounts';
import { ask, send } from '@anamnesis/e2e/testing/call';
import { until } from '@anamnesis/platform/testing/until';

/** Half of the minutes for which a token is valid. */
const RENEW_AFTER = 60_000;

/** A signed-in account that sends calls. */
export interface Sender {
  readonly address: string;
  token(): Promise<string>;
}

/** Signs up a patient of this name. */
export async function newSender(address: string, name: string): Promise<Sender> {
  const { email, token: first }: Account = await signUpPatient(address, name);
  let current = { token: first, at: Date.now() };
  const renewed = async () => {
    const { data } = await ask(address, signInPatient, { body: { email, password: PASSWORD } });
    return { token: data.accessToken, at: Date.now() };
  };
  return {
    address,
    async token() {
      if (Date.now() - current.at > RENEW_AFTER) current = await renewed();
      return current.token;
    },
  };
}

/** Imports an export that has to be refused, and waits until it is. */
export async function importRefused({ address, token }: Sender, content: Buffer): Promise<void> {
  const pieces = function* (size: number) {
    for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
  };
  const uploadId = await sendExport(address, token, { bytes: content.length, days: 0, samples: 0, pieces });
  const sending = { token: await token(), commandId: randomUUID() };
  const started = await send(address, startHealthImport, { body: { uploadId } }, sending);
  const text = await started.text();
  if (!started.ok) throw new Error(`The import did not start: ${text}`);
  const { importId } = startHealthImport.reply.parse(JSON.parse(text));
  // The file has failed before: that is not its state now.
  const atLeast = started.headers.get(POSITION) ?? '';
  await until(async () => {
    const { imports } = await ask(address, listHealthImports, {}, { token: await token(), atLeast });
    const status = imports.find(({ id }) => id === importId)?.status;
    if (status !== 'failed') throw new Error(`The import is ${status}, not failed`);
  });
}
