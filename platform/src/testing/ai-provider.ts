import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AiAnswer, fail, give, protocols, respond } from './ai-provider/answers.js';
import type { AiRequest } from './ai-provider/protocol.js';

export type { AiAnswer } from './ai-provider/answers.js';

type Script = AiAnswer | string | ((request: AiRequest) => AiAnswer | string);

/** An AI provider that speaks the protocols of Gemini and of OpenAI on a free port. */
export interface AiProviderDouble {
  readonly geminiUrl: string;
  readonly openAiUrl: string;
  readonly requests: readonly AiRequest[];
  /** Sets how each request is answered from now on; a text answers with it. */
  answer(script: Script): void;
  /** Requests that the client has given up before their answer ended. */
  abandoned(): number;
  close(): Promise<void>;
}

/** Starts the provider. It checks keys if `keys` are given, and answers "An answer." until it is told otherwise. */
export async function startAiProvider({ keys }: { keys?: readonly string[] } = {}): Promise<AiProviderDouble> {
  const requests: AiRequest[] = [];
  let script: Script = 'An answer.';
  let abandoned = 0;
  // A connection that ends just when a question is sent on it loses the question.
  const server = createServer({ keepAliveTimeout: 75_000 }, (incoming, reply) => {
    reply.on('close', () => {
      if (!reply.writableFinished) abandoned++;
    });
    received(incoming).then(
      (request) => {
        if (!request)
          return respond(reply, 404, { error: { code: 404, message: 'No such path', status: 'NOT_FOUND' } });
        requests.push(request);
        if (keys && !keys.includes(request.key ?? '')) return fail(reply, request, 401, 'API key not valid.');
        const answer = typeof script === 'function' ? script(request) : script;
        give(reply, request, typeof answer === 'string' ? { text: answer } : answer);
      },
      () => reply.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A test that fails before it closes the provider must not keep Jest running.
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    geminiUrl: `${origin}/v1beta`,
    openAiUrl: `${origin}/v1`,
    requests,
    answer: (next) => void (script = next),
    abandoned: () => abandoned,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The request, or null if its address is of neither protocol. */
async function received(incoming: IncomingMessage): Promise<AiRequest | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  if (incoming.method !== 'POST') return null;
  const url = new URL(incoming.url ?? '/', 'http://provider');
  const read = (): unknown => JSON.parse(Buffer.concat(chunks).toString());
  return (
    Object.values(protocols)
      .map((protocol) => protocol.requestTo(url, incoming.headers, read))
      .find((request) => request !== null) ?? null
  );
}
