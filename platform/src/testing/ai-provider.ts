import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived, in the terms of both protocols. */
interface AiRequest {
  readonly protocol: 'gemini' | 'openai';
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** As sent. */
  readonly body: unknown;
  readonly model: string;
  readonly key: string | null;
  readonly prompt: string;
  readonly temperature: number | undefined;
  readonly topP: number | undefined;
  readonly topK: number | undefined;
  readonly maxOutputTokens: number | undefined;
}

/** How the provider answers: with a text, or with a fault. */
export type AiAnswer =
  | { readonly text: string }
  /** An HTTP error in the form of the protocol, with the seconds of `Retry-After`. */
  | { readonly status: number; readonly message?: string; readonly retryAfter?: number }
  /** Any body, such as a page or half a JSON text. */
  | { readonly raw: string; readonly status?: number; readonly mediaType?: string }
  | { readonly redirect: string }
  | {
      readonly fault:
        | 'never answers'
        /** A byte from time to time, without end. */
        | 'dribbles'
        /** Blanks without end. */
        | 'floods'
        | 'resets'
        | 'resets in the body'
        /** The answer was blocked, without a text. */
        | 'blocked'
        /** The answer was blocked after a part of it. */
        | 'blocked in part'
        /** The prompt was blocked. OpenAI has no other form of it than `blocked`. */
        | 'blocked prompt'
        | 'no candidates'
        | 'cut off'
        /** Asks for a tool, which nobody offered. */
        | 'calls a tool'
        /** Gemini: a part of the answer without end. */
        | 'continues';
    };

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

const DRIBBLE_MS = 10;

/** Starts the provider. It checks keys if `keys` are given, and answers "An answer." until it is told otherwise. */
export async function startAiProvider({ keys }: { keys?: readonly string[] } = {}): Promise<AiProviderDouble> {
  const requests: AiRequest[] = [];
  let script: Script = 'An answer.';
  let abandoned = 0;
  const server = createServer((incoming, reply) => {
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

interface GeminiBody {
  contents: { parts: { text: string }[] }[];
  generationConfig?: { temperature?: number; topP?: number; topK?: number; maxOutputTokens?: number };
}
interface OpenAiBody {
  model: string;
  messages: { content: string }[];
  temperature?: number;
  top_p?: number;
  max_tokens?: number;
}

/** The request, or null if its path is of neither protocol. */
async function received(incoming: IncomingMessage): Promise<AiRequest | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://provider');
  const { headers } = incoming;
  const facts = { path: pathname, headers };
  const gemini = /^\/v1beta\/models\/([^/]+):generateContent$/.exec(pathname);
  if (incoming.method !== 'POST' || (!gemini && pathname !== '/v1/chat/completions')) return null;
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
  if (gemini) {
    const { contents, generationConfig: config = {} } = body as GeminiBody;
    return {
      ...{ protocol: 'gemini', ...facts, body, model: decodeURIComponent(gemini[1] ?? '') },
      key: headers['x-goog-api-key']?.toString() ?? searchParams.get('key'),
      prompt: contents.flatMap(({ parts }) => parts.map(({ text }) => text)).join('\n'),
      ...{ temperature: config.temperature, topP: config.topP, topK: config.topK },
      maxOutputTokens: config.maxOutputTokens,
    };
  }
  const { model, messages, temperature, top_p: topP, max_tokens: maxOutputTokens } = body as OpenAiBody;
  return {
    ...{ protocol: 'openai', ...facts, body, model },
    key: /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? null,
    prompt: messages.map(({ content }) => content).join('\n'),
    ...{ temperature, topP, topK: undefined, maxOutputTokens },
  };
}

function respond(reply: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  reply.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function fail(reply: ServerResponse, { protocol }: AiRequest, status: number, message: string, retryAfter?: number) {
  const error =
    protocol === 'gemini'
      ? { code: status, message, status: status === 429 ? 'RESOURCE_EXHAUSTED' : 'FAILED' }
      : { message, type: 'error', param: null, code: status === 429 ? 'insufficient_quota' : null };
  respond(reply, status, { error }, retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) });
}

/** A reply in the form of the protocol; finish reasons are those of Gemini. */
function complete(reply: ServerResponse, { protocol, model }: AiRequest, text: string | null, finishReason: string) {
  if (protocol === 'gemini') {
    const content = text === null ? {} : { content: { role: 'model', parts: [{ text }] } };
    return respond(reply, 200, { candidates: [{ ...content, finishReason, index: 0 }], modelVersion: model });
  }
  const finish = { STOP: 'stop', SAFETY: 'content_filter', MAX_TOKENS: 'length' }[finishReason];
  const choice = { index: 0, message: { role: 'assistant', content: text }, finish_reason: finish };
  respond(reply, 200, { id: 'c', object: 'chat.completion', created: 1, model, choices: [choice] });
}

function give(reply: ServerResponse, request: AiRequest, answer: AiAnswer) {
  if ('text' in answer) return complete(reply, request, answer.text, 'STOP');
  if ('redirect' in answer) return reply.writeHead(307, { Location: answer.redirect }).end();
  if ('raw' in answer)
    return reply
      .writeHead(answer.status ?? 200, { 'Content-Type': answer.mediaType ?? 'application/json' })
      .end(answer.raw);
  if ('status' in answer)
    return fail(reply, request, answer.status, answer.message ?? 'It did not work.', answer.retryAfter);
  const isGemini = request.protocol === 'gemini';
  switch (answer.fault) {
    case 'never answers':
      return;
    case 'dribbles':
      return write(reply, ' ', DRIBBLE_MS);
    case 'floods':
      return write(reply, ' '.repeat(100_000), 0);
    case 'resets':
      return reply.socket?.resetAndDestroy();
    case 'resets in the body':
      return reply.writeHead(200, { 'Content-Length': '100' }).write('{', () => reply.socket?.resetAndDestroy());
    case 'blocked':
      return complete(reply, request, null, 'SAFETY');
    case 'blocked in part':
      return complete(reply, request, 'Your haemoglobin', 'SAFETY');
    case 'blocked prompt':
      return isGemini
        ? respond(reply, 200, { promptFeedback: { blockReason: 'SAFETY' } })
        : complete(reply, request, null, 'SAFETY');
    case 'no candidates':
      return respond(reply, 200, isGemini ? { candidates: [] } : { id: 'c', choices: [] });
    case 'cut off':
      return complete(reply, request, 'Your haemoglobin is 1', 'MAX_TOKENS');
    case 'calls a tool': {
      const call = { name: 'read_record', args: { patient: 'another' } };
      const tool_calls = [
        { id: '1', type: 'function', function: { name: call.name, arguments: JSON.stringify(call.args) } },
      ];
      return isGemini
        ? respond(reply, 200, { candidates: [{ content: { parts: [{ functionCall: call }] }, finishReason: 'STOP' }] })
        : respond(reply, 200, {
            choices: [{ message: { role: 'assistant', content: null, tool_calls }, finish_reason: 'tool_calls' }],
          });
    }
    case 'continues':
      return respond(reply, 200, {
        candidates: [
          { content: { parts: [{ text: 'More. ' }] }, finishReason: 'CONTINUATION', continuationToken: 't' },
        ],
      });
  }
}

/** Writes a text again and again until the client gives up. */
function write(reply: ServerResponse, text: string, everyMs: number) {
  reply.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => reply.write(text), everyMs);
  reply.on('close', () => clearInterval(timer));
}
