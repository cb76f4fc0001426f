import type { IncomingHttpHeaders } from 'node:http';

/** A request as it arrived, in the terms of both protocols. */
export interface AiRequest {
  readonly protocol: 'gemini' | 'openai';
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** As sent. */
  readonly body: unknown;
  readonly model: string;
  readonly key: string | null;
  readonly prompt: string;
  /** The instructions apart from the turns; null without. */
  readonly system: string | null;
  readonly turns: readonly { readonly role: string; readonly text: string }[];
  /** Whether the answer is to be streamed. */
  readonly isStreamed: boolean;
  readonly temperature: number | undefined;
  readonly topP: number | undefined;
  readonly topK: number | undefined;
  readonly maxOutputTokens: number | undefined;
}

/** Why an answer ended, by Gemini's names. */
export type Finish = 'STOP' | 'SAFETY' | 'MAX_TOKENS';

/** A call of a tool that nobody offered. */
export const TOOL_CALL = { name: 'read_record', args: { patient: 'another' } };

/** The bodies of a protocol, as JSON values. */
export interface AiProtocol {
  /** The request to this address; null if it is of another protocol. `read` reads its body. */
  requestTo(url: URL, headers: IncomingHttpHeaders, read: () => unknown): AiRequest | null;
  error(status: number, message: string): unknown;
  /** An event of a streamed answer; `finish` is null before the last. */
  piece(model: string, text: string, finish: Finish | null): unknown;
  /** What follows the last event of a stream. */
  readonly afterStream: string;
  /** A whole answer; null for none. */
  answer(model: string, text: string | null, finish: Finish): unknown;
  /** The answer to a prompt that was blocked. */
  blockedPrompt(model: string): unknown;
  readonly noCandidates: unknown;
  readonly toolCall: unknown;
}
