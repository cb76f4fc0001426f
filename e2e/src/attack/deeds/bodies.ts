import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { registerDoctor } from '@anamnesis/contracts/accounts/routes';
import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import type { Route } from '@anamnesis/contracts/language/route';
import type { Deed, World } from '../world.js';

/** Milliseconds one upload may take before it is tried again. */
const PATIENCE = 10_000;
const BOUNDARY = 'a-boundary-that-nobody-writes';
const MIB = 1024 * 1024;
/**
 * What stalled senders say they will send, in bytes: as much as a doctor's form may have, and together all but a little of
 * 512 MiB. Whoever holds room for what is only announced has none left for anybody else's picture.
 */
const PROMISED = [105.3125, 105.3125, 105.3125, 105.3125, 64, 24, 2].map((mebibytes) => mebibytes * MIB);
/** How often a form that is refused is begun again, and after how many milliseconds without an answer it was let in. */
const [TRIES, STANDS_AFTER] = [5, 40];
/** Bytes of the picture that somebody signs up with. */
export const PICTURE = MIB;

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
  const { sent, end } = begin(world, route, { token, promised: MIB, bytes });
  await sent;
  end();
}

/**
 * A stranger begins some large forms and goes on with none of them, until the round is over; once in a round. One that is
 * refused, because others are sending something at that moment, is begun again.
 */
export const stall: Deed = async ({ world, random }) => {
  if (world.stalled.length > 0) return;
  for (const promised of PROMISED) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { sent, answered, end } = begin(world, registerDoctor, {
        ...{ token: null, promised, bytes: random.below(4_000) },
      });
      world.stalled.push(end);
      await sent;
      if (!(await Promise.race([answered, pause(STANDS_AFTER, false)]))) break;
    }
  }
};

/** `sent` resolves once the first bytes are on their way, or can not be; `answered` when an answer came before the end. */
function begin(
  { address }: World,
  route: Route,
  { token, promised, bytes }: { token: string | null; promised: number; bytes: number },
) {
  const [part = 'file'] = Object.keys(route.files ?? {});
  const sending = request(`${address}${route.path}`, {
    method: route.method,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(promised),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  // Whether it is refused, or breaks with the product, is nothing to who never meant to finish.
  sending.on('error', () => undefined);
  const answered = new Promise<true>((resolve) =>
    sending.on('response', (response) => {
      response.resume();
      resolve(true);
    }),
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${part}"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`;
  const sent = new Promise<void>((resolve) => {
    sending.once('close', () => resolve());
    sending.write(head + 'x'.repeat(bytes), () => resolve());
  });
  return { sent, answered, end: () => void sending.destroy() };
}
