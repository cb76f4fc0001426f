import { type AiProtocol, type Finish, TOOL_CALL } from './protocol.js';

interface Body {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
  temperature?: number;
  top_p?: number;
  max_tokens?: number;
}

const finishOf: Readonly<Record<Finish, string>> = { STOP: 'stop', SAFETY: 'content_filter', MAX_TOKENS: 'length' };

const answer: AiProtocol['answer'] = (model, text, finish) => {
  const choice = { index: 0, message: { role: 'assistant', content: text }, finish_reason: finishOf[finish] };
  return { id: 'c', object: 'chat.completion', created: 1, model, choices: [choice] };
};

/** The protocol of OpenAI: chat completions. */
export const openAi: AiProtocol = {
  requestTo({ pathname }, headers, read) {
    if (pathname !== '/v1/chat/completions') return null;
    const body = read();
    const { model, messages, stream = false, temperature, top_p: topP, max_tokens: maxOutputTokens } = body as Body;
    return {
      ...{ protocol: 'openai', path: pathname, headers, body, model },
      key: /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? null,
      prompt: messages.map(({ content }) => content).join('\n'),
      system: messages.find(({ role }) => role === 'system')?.content ?? null,
      turns: messages.filter(({ role }) => role !== 'system').map(({ role, content }) => ({ role, text: content })),
      isStreamed: stream,
      ...{ temperature, topP, topK: undefined, maxOutputTokens },
    };
  },
  error: (status, message) => ({
    error: { message, type: 'error', param: null, code: status === 429 ? 'insufficient_quota' : null },
  }),
  piece: (model, text, finish) => ({
    ...{ id: 'c', object: 'chat.completion.chunk', created: 1, model },
    choices: [{ index: 0, delta: { role: 'assistant', content: text }, finish_reason: finish && finishOf[finish] }],
  }),
  afterStream: 'data: [DONE]\n\n',
  answer,
  // There is no other form of it than that of a blocked answer.
  blockedPrompt: (model) => answer(model, null, 'SAFETY'),
  noCandidates: { id: 'c', choices: [] },
  toolCall: {
    choices: [
      {
        message: {
          ...{ role: 'assistant', content: null },
          tool_calls: [
            {
              id: '1',
              type: 'function',
              function: { name: TOOL_CALL.name, arguments: JSON.stringify(TOOL_CALL.args) },
            },
          ],
        },
        finish_reason: 'tool_calls',
      },
    ],
  },
};
