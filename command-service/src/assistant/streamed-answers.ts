import type { AnswerPart } from '@anamnesis/contracts/assistant/streamed-answer';
import type { Answered, askedQuestions, Asking, Run } from './asked-questions.js';
import { createChannel } from './channel.js';

/** Answers as streams of parts. */
export function streamedAnswers({ run, settled, replyTo }: ReturnType<typeof askedQuestions>) {
  const end = (call: Asking, answered: Answered): AnswerPart => ({
    ...{ kind: 'end', ...replyTo(call, answered) },
    position: answered.position === null ? null : String(answered.position),
  });

  /** While it is written. The work goes on at its own pace, and stops when its reader leaves: nobody is told then if recording it fails, and it counts as lost. */
  function written(call: Asking, begun: Run): AsyncIterable<AnswerPart> {
    const channel = createChannel<AnswerPart>();
    run(call, begun, call.gone, channel.send)
      .then((answered) => {
        channel.send(end(call, answered));
        channel.close();
      })
      .catch(channel.close);
    return channel.read();
  }

  return {
    written,

    /** Of a run that another request has begun: all parts at once when it has ended. If it got lost, the answer while it is written anew. */
    async *known(call: Asking, answered: Answered): AsyncGenerator<AnswerPart> {
      const ended = await settled(call, answered);
      if ('attemptId' in ended) return yield* written(call, ended);
      const last = end(call, ended);
      const { answer } = ended.turn;
      if (answer?.emergency) yield { kind: 'emergency', emergency: answer.emergency };
      if (answer && answer.text !== '') yield { kind: 'text', text: answer.text };
      if (answer && answer.sources.length > 0) yield { kind: 'sources', sources: answer.sources };
      yield last;
    },
  };
}
