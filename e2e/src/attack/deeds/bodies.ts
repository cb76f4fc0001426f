import { request } from 'node:http';
import { registerDoctor } from '@anamnesis/contracts/accounts/routes';
import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import type { Route } from '@anamnesis/contracts/language/route';
import type { Deed, World } from '../world.js';

/** Milliseconds one upload may take before it is tried again. */
const PATIENCE = 10_000;
const BOUNDARY = 'a-boundary-that-nobody-writes';
/** Bodies that stall at once: together they ask for more room than one process gives to all uploads. */
const STALLING = 6;
/** What a stalled sender says it will send, in bytes. */
const PROMISED = 90 * 1024 * 1024;

/** Sends fields and files as a browser's form does. */
export function sendForm(
  { address }: Pick<World, 'address'>,
  route: Route,
  fields: Readonly<Record<string, string | number | File>>,
  { commandId, token }: { commandId: string; token?: string },
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value instanceof File ? value : String(value));
  return fetch(`${address}${route.path}`, {
    method: route.method,
    headers: { [COMMAND_ID]: commandId, ...(token && { authorization: `Bearer ${token}` }) },
    body: form,
    signal: AbortSignal.timeout(PATIENCE),
  });
}

/** A small PDF that no other equals which holds another text. */
export const pdfOf = (name: string, text: string) => new File([pdf(text)], name, { type: 'application/pdf' });
const pdf = (text: string) => `%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;

/** Begins a form, sends so many bytes of a file and breaks the connection off. Resolves when it is gone. */
export async function cut(world: World, route: Route, token: string, bytes: number): Promise<void> {
  const { sent, end } = begin(world, route, token, bytes);
  await sent;
  end();
}

/** A stranger begins many large forms and goes on with none of them, until the round is over. */
export const stall: Deed = async ({ world, random }) => {
  for (let n = 0; n < STALLING; n += 1) {
    const { sent, end } = begin(world, registerDoctor, null, random.below(4_000));
    world.stalled.push(end);
    await sent;
  }
};

/** `sent` resolves once the first bytes are on their way, or can not be. */
function begin({ address }: World, route: Route, token: string | null, bytes: number) {
  const [part = 'file'] = Object.keys(route.files ?? {});
  const sending = request(`${address}${route.path}`, {
    method: route.method,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(PROMISED),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  // Whether it is refused, or breaks with the product, is nothing to who never meant to finish.
  sending.on('error', () => undefined);
  sending.on('response', (response) => response.resume());
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${part}"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`;
  const sent = new Promise<void>((resolve) => {
    sending.once('close', () => resolve());
    sending.write(head + 'x'.repeat(bytes), () => resolve());
  });
  return { sent, end: () => void sending.destroy() };
}
