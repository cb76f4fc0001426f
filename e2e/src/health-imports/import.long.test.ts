import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { signInPatient } from '@anamnesis/contracts/accounts/routes';
import { cancelHealthImport, listHealthImports, startHealthImport } from '@anamnesis/contracts/health-imports/routes';
import { listHealthDays } from '@anamnesis/contracts/wearables/routes';
import { until } from '@anamnesis/platform/testing/until';
import { io } from 'socket.io-client';
import { type Account, PASSWORD, signUpPatient } from '../testing/accounts.js';
import { ask, send } from '../testing/call.js';
import { type Product, startProduct } from '../testing/product.js';
import { type GeneratedExport, generatedExport, STEPS_OF_DAY } from './generated-export.js';
import { peaksOf } from './peak-memory.js';
import { sendExport } from './send-export.js';

/** Megabytes of the exports. The figures of docs/benchmarks.md are of 1024. */
const MEGABYTES = Number(process.env['IMPORT_MEGABYTES'] ?? 24);
const LONG = 300_000 + MEGABYTES * 2_000;
jest.setTimeout(3 * LONG);

let product: Product;
let patient: Account;
beforeAll(async () => {
  product = await startProduct();
  patient = await signUpPatient(product.address, 'Meera Export');
});
afterAll(() => product.remove());

let token = { value: '', at: 0 };
/** A token is valid for a few minutes only. */
async function tokenOf(): Promise<string> {
  if (Date.now() - token.at < 60_000) return token.value;
  const { data } = await ask(product.address, signInPatient, { body: { email: patient.email, password: PASSWORD } });
  token = { value: data.accessToken, at: Date.now() };
  return token.value;
}
const sending = async () => ({ token: await tokenOf(), commandId: randomUUID() });
const latest = async () => (await ask(product.address, listHealthImports, {}, { token: await tokenOf() })).imports[0];
const start = async (uploadId: string) =>
  ask(product.address, startHealthImport, { body: { uploadId } }, await sending());
const ended = (status: string) =>
  until(async () => {
    const found = await latest();
    expect(found?.status).toBe(status);
    return found;
  }, LONG);

/** The parts that are told to the page while an import runs. */
async function followProgress() {
  const shares: number[] = [];
  const socket = io(product.address, { auth: { token: await tokenOf() }, transports: ['websocket'] });
  socket.on('healthImportProgress', ({ share }: { share: number }) => shares.push(share));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  return { shares, close: () => socket.disconnect() };
}

const resultOf = ({ days, samples }: GeneratedExport) => ({
  ...{ days, samples, skipped: { other: 0, unreadable: 0, implausible: 0 } },
});

test('an import that is cancelled enters nothing, and the file may be given again', async () => {
  const content = generatedExport(MEGABYTES, 'cancelled');
  const { importId } = await start(await sendExport(product.address, tokenOf, content));
  await ask(product.address, cancelHealthImport, { params: { importId } }, await sending());
  await ended('cancelled');
  expect((await ask(product.address, listHealthDays, {}, { token: await tokenOf() })).days).toEqual([]);
  // It is another start of the same import.
  expect((await start(await sendExport(product.address, tokenOf, content))).importId).toBe(importId);
  expect((await ended('finished'))?.result).toMatchObject(resultOf(content));
});

test('an import tells how far it is, survives a crash of the product, and never enters anything twice', async () => {
  const content = generatedExport(MEGABYTES, 'interrupted');
  let begun = performance.now();
  const uploadId = await sendExport(product.address, tokenOf, content);
  const uploading = performance.now() - begun;
  const { shares, close } = await followProgress();
  begun = performance.now();
  await start(uploadId);
  await until(async () => expect(shares.length).toBeGreaterThan(0), LONG);
  close();
  const peaks = await peaksOf((await product.note()).pid);
  const { port } = await product.note();
  product.process.kill('SIGKILL');
  await new Promise((resolve) => product.process.once('exit', resolve));
  product = await startProduct({ dataDir: product.dataDir, port });
  expect((await ended('finished'))?.result).toMatchObject(resultOf(content));
  const reading = performance.now() - begun;
  const after = await peaksOf((await product.note()).pid);

  const { days } = await ask(product.address, listHealthDays, {}, { token: await tokenOf() });
  for (const { values } of days) expect(values.steps?.value).toBe(STEPS_OF_DAY);
  const again = await send(
    ...([product.address, startHealthImport] as const),
    { body: { uploadId: await sendExport(product.address, tokenOf, content) } },
    await sending(),
  );
  expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, 'HEALTH_EXPORT_IMPORTED']);
  if (process.env['IMPORT_MEGABYTES'] !== undefined)
    process.stderr.write(
      `${JSON.stringify({ megabytes: content.bytes / 2 ** 20, uploading, reading, shares: shares.length, peaks, after })}\n`,
    );
});
