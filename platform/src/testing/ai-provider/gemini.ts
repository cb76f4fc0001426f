import { type AiProtocol, TOOL_CALL } from './protocol.js';

interface Body {
  systemInstruction?: { parts: { text: string }[] };
  contents: { role: string; parts: { text: string }[] }[];
  generationConfig?: { temperature?: number; topP?: number; topK?: number; maxOutputTokens?: number };
}

const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('\n');
const contentOf = (part: object) => ({ role: 'model', parts: [part] });

/** The protocol of Gemini: `generateContent` and `streamGenerateContent`. */
export const gemini: AiProtocol = {
  requestTo({ pathname, searchParams }, headers, read) {
    const [, model, method] =
      /^\/v1beta\/models\/([^/]+):(generateContent|streamGenerateContent)$/.exec(pathname) ?? [];
    if (model === undefined) return null;
    const body = read();
    const { systemInstruction, contents, generationConfig: config = {} } = body as Body;
    return {
      ...{ protocol: 'gemini', path: pathname, headers, body, model: decodeURIComponent(model) },
      key: headers['x-goog-api-key']?.toString() ?? searchParams.get('key'),
      prompt: contents.map(({ parts }) => textOf(parts)).join('\n'),
      system: systemInstruction ? textOf(systemInstruction.parts) : null,
      turns: contents.map(({ role, parts }) => ({ role: role === 'model' ? 'assistant' : role, text: textOf(parts) })),
      isStreamed: method === 'streamGenerateContent',
      ...{ temperature: config.temperature, topP: config.topP, topK: config.topK },
      maxOutputTokens: config.maxOutputTokens,
    };
  },
  error: (status, message) => ({
    error: { code: status, message, status: status === 429 ? 'RESOURCE_EXHAUSTED' : 'FAILED' },
  }),
  piece: (model, text, finish) => ({
    candidates: [{ content: contentOf({ text }), ...(finish && { finishReason: finish }), index: 0 }],
    modelVersion: model,
  }),
  afterStream: '',
  answer: (model, text, finishReason) => ({
    candidates: [{ ...(text !== null && { content: contentOf({ text }) }), finishReason, index: 0 }],
    modelVersion: model,
  }),
  blockedPrompt: () => ({ promptFeedback: { blockReason: 'SAFETY' } }),
  noCandidates: { candidates: [] },
  toolCall: { candidates: [{ content: { parts: [{ functionCall: TOOL_CALL }] }, finishReason: 'STOP' }] },
};

/** A part of an answer that is to be continued, without end. */
export const continued = {
  candidates: [{ content: { parts: [{ text: 'More. ' }] }, finishReason: 'CONTINUATION', continuationToken: 't' }],
};
