import type { ServerResponse } from 'node:http';
import { continued, gemini } from './gemini.js';
import { openAi } from './openai.js';
import type { AiProtocol, AiRequest, Finish } from './protocol.js';

/** How the provider answers: with a text, or with a fault. */
export type AiAnswer =
  | { readonly text: string }
  /** An HTTP error in the form of the protocol, with the seconds of `Retry-After`. */
  | { readonly status: number; readonly message?: string; readonly retryAfter?: number }
  /** Any body, such as a page or half a JSON text. */
  | { readonly raw: string; readonly status?: number; readonly mediaType?: string }
  | { readonly redirect: string }
  /** Streamed in these pieces, one each of so many milliseconds; those behind the first also wait for `afterFirst`. */
  | { readonly pieces: readonly string[]; readonly everyMs: number; readonly afterFirst?: Promise<void> }
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
        /** Streamed: a piece of the answer, and then nothing. */
        | 'stalls'
        /** Streamed: sentences without end. */
        | 'talks on'
        /** Streamed: the connection is closed in good order before the end. */
        | 'ends early'
        /** Streamed: something that is no JSON after the first piece. */
        | 'garbles'
        /** Asks for a tool, which nobody offered. */
        | 'calls a tool'
        /** Gemini: a part of the answer without end. */
        | 'continues';
    };

const DRIBBLE_MS = 10;
export const protocols: Readonly<Record<AiRequest['protocol'], AiProtocol>> = { gemini, openai: openAi };

export function respond(reply: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  reply.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Refuses a request in the form of its protocol. */
export function fail(
  reply: ServerResponse,
  { protocol }: AiRequest,
  status: number,
  message: string,
  retryAfter?: number,
) {
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) };
  respond(reply, status, protocols[protocol].error(status, message), headers);
}

/** Sends an event of a streamed answer. */
function sendPiece(reply: ServerResponse, { protocol, model }: AiRequest, text: string, finish: Finish | null) {
  if (!reply.headersSent) reply.writeHead(200, { 'Content-Type': 'text/event-stream' });
  reply.write(`data: ${JSON.stringify(protocols[protocol].piece(model, text, finish))}\n\n`);
}

/** Streams pieces and the end. */
function stream(
  reply: ServerResponse,
  request: AiRequest,
  pieces: readonly string[],
  finish: Finish = 'STOP',
  { everyMs = 0, afterFirst = Promise.resolve() } = {},
) {
  const left = [...pieces];
  const next = () => {
    const piece = left.shift();
    if (piece === undefined) {
      sendPiece(reply, request, '', finish);
      return reply.end(protocols[request.protocol].afterStream);
    }
    sendPiece(reply, request, piece, null);
    afterFirst.then(
      () => setTimeout(next, everyMs),
      (error: Error) => reply.destroy(error),
    );
  };
  next();
}

/** A text in pieces of a few characters. */
const piecesOf = (text: string) => text.match(/.{1,12}/gsu) ?? [];

/** Streams an answer or its fault; false if a fault is the same as without a stream. */
function giveStreamed(reply: ServerResponse, request: AiRequest, answer: AiAnswer): boolean {
  if ('text' in answer) stream(reply, request, piecesOf(answer.text));
  else if ('pieces' in answer) stream(reply, request, answer.pieces, 'STOP', answer);
  else if (!('fault' in answer)) return false;
  else
    switch (answer.fault) {
      case 'blocked':
        stream(reply, request, [], 'SAFETY');
        break;
      case 'blocked in part':
        stream(reply, request, ['Your haemoglobin'], 'SAFETY');
        break;
      case 'cut off':
        stream(reply, request, ['Your haemoglobin is low. It', ' is 1'], 'MAX_TOKENS');
        break;
      case 'stalls':
        sendPiece(reply, request, 'Your haemoglobin is low. It', null);
        break;
      case 'talks on': {
        const timer = setInterval(() => sendPiece(reply, request, 'Drink water and rest well. ', null), DRIBBLE_MS);
        reply.on('close', () => clearInterval(timer));
        break;
      }
      case 'ends early':
        sendPiece(reply, request, 'Your haemoglobin is low. It', null);
        reply.end();
        break;
      case 'garbles':
        sendPiece(reply, request, 'Your haemoglobin is low. It', null);
        reply.end('data: {"candidates": [ <html>\n\n');
        break;
      case 'resets in the body':
        sendPiece(reply, request, 'Your haemoglobin is low. It', null);
        setTimeout(() => reply.socket?.resetAndDestroy(), DRIBBLE_MS);
        break;
      default:
        return false;
    }
  return true;
}

function complete(reply: ServerResponse, { protocol, model }: AiRequest, text: string | null, finish: Finish) {
  respond(reply, 200, protocols[protocol].answer(model, text, finish));
}

/** Answers a request. */
export function give(reply: ServerResponse, request: AiRequest, answer: AiAnswer) {
  if (request.isStreamed && giveStreamed(reply, request, answer)) return;
  if ('text' in answer) return complete(reply, request, answer.text, 'STOP');
  if ('pieces' in answer) return complete(reply, request, answer.pieces.join(''), 'STOP');
  if ('redirect' in answer) return reply.writeHead(307, { Location: answer.redirect }).end();
  if ('raw' in answer)
    return reply
      .writeHead(answer.status ?? 200, { 'Content-Type': answer.mediaType ?? 'application/json' })
      .end(answer.raw);
  if ('status' in answer)
    return fail(reply, request, answer.status, answer.message ?? 'It did not work.', answer.retryAfter);
  switch (answer.fault) {
    case 'never answers':
    case 'stalls':
    case 'talks on':
    case 'ends early':
    case 'garbles':
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
      return respond(reply, 200, protocols[request.protocol].blockedPrompt(request.model));
    case 'no candidates':
      return respond(reply, 200, protocols[request.protocol].noCandidates);
    case 'cut off':
      return complete(reply, request, 'Your haemoglobin is 1', 'MAX_TOKENS');
    case 'calls a tool':
      return respond(reply, 200, protocols[request.protocol].toolCall);
    case 'continues':
      return respond(reply, 200, continued);
  }
}

/** Writes a text again and again until the client gives up. */
function write(reply: ServerResponse, text: string, everyMs: number) {
  reply.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => reply.write(text), everyMs);
  reply.on('close', () => clearInterval(timer));
}
