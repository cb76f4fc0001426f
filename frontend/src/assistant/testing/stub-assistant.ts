import {
  askAssistant,
  listConversation,
  showAnswerEngine,
  showRecordExcerpt,
} from '@anamnesis/contracts/assistant/addresses';
import { EVENT_STREAM } from '@anamnesis/contracts/assistant/constants';
import type { RecordExcerpt } from '@anamnesis/contracts/assistant/record-excerpt';
import type { AnswerPart } from '@anamnesis/contracts/assistant/streamed-answer';
import type { ConfiguredEngine, Turn } from '@anamnesis/contracts/assistant/turn';
import { aClinic, type Answer, type RequestSeen, stubNetwork } from '../../testing/network';

/** An answer while it is written: the test says its parts. */
export interface Writing {
  say: (part: AnswerPart) => void;
  /** Breaks the connection. */
  breakOff: () => void;
  /** Whether the reader has left. */
  isLeft: () => boolean;
}

interface Stub {
  /** The turns of the server, the newest first. */
  turns?: Turn[];
  next?: string | null;
  excerpts?: RecordExcerpt[];
  /** The answer to a question; by default it is written by the test. */
  refuse?: (count: number) => Answer | null;
  others?: (asked: RequestSeen) => Answer | null;
  clinic?: typeof aClinic | null;
  /** What the server answers with. */
  engine?: ConfiguredEngine;
  /** When the conversation was last cleared. */
  clearedAt?: () => string | null;
}

/** Stubs the network with an assistant whose answers the test writes. Returns what was asked, and the answers in order. */
export function stubAssistant(stub: Stub = {}) {
  const { turns = [], next = null, excerpts = [], refuse = () => null, others = () => null, clinic = aClinic } = stub;
  const { engine = { kind: 'built-in', model: null }, clearedAt = () => null } = stub;
  const questions: RequestSeen[] = [];
  const writings: Writing[] = [];
  let shown = 0;
  const all = stubNetwork((asked): Answer | Promise<Answer> => {
    const path = asked.path.split('?')[0];
    const other = others(asked);
    if (other) return other;
    if (path === listConversation.path)
      return { json: { turns, next: asked.path.includes('before') ? null : next, clearedAt: clearedAt() } };
    if (path === showAnswerEngine.path) return { json: { engine } };
    if (path === showRecordExcerpt.path) return { json: { excerpt: excerpts[Math.min(shown++, excerpts.length - 1)] } };
    if (path === askAssistant.path) {
      questions.push(asked);
      return refuse(questions.length) ?? { json: null };
    }
    return { json: { success: true } };
  }, clinic);
  const fetchStub = globalThis.fetch;
  globalThis.fetch = async (url, init) => {
    const response = await fetchStub(url, init);
    if (String(url) !== askAssistant.path || !response.ok) return response;
    const { body, writing } = written(init?.signal ?? null);
    writings.push(writing);
    return {
      ok: true,
      status: 200,
      headers: new Headers({ 'content-type': EVENT_STREAM }),
      body,
    } as unknown as Response;
  };
  return { all, questions, writings };
}

function written(signal: AbortSignal | null): { body: ReadableStream<Uint8Array>; writing: Writing } {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let isLeft = false;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: () => void (isLeft = true),
  });
  signal?.addEventListener('abort', () => {
    isLeft = true;
    controller.error(new DOMException('Aborted', 'AbortError'));
  });
  const say = (part: AnswerPart) =>
    controller.enqueue(new TextEncoder().encode(`event: ${part.kind}\ndata: ${JSON.stringify(part)}\n\n`));
  return {
    body,
    writing: { say, breakOff: () => controller.error(new TypeError('network error')), isLeft: () => isLeft },
  };
}
