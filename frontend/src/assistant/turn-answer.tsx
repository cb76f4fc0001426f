import type { Turn } from '@anamnesis/contracts/assistant/turn';
import { useMessages } from '../language/messages';
import { Answer } from './answer';
import { assistantMessages } from './messages';
import { failureOf } from './problem';
import { ProblemBubble } from './problem-bubble';

interface Props {
  turn: Turn;
  /** Asks the question again; null while another one is answered. */
  onAgain: (() => void) | null;
}

/** The answer to a turn that has one. */
export function TurnAnswer({ turn: { answer, used, failure }, onAgain }: Props) {
  const m = useMessages(assistantMessages);
  if (!answer) return <ProblemBubble problem={failureOf(m, failure)} onRetry={onAgain} />;
  const { text, sources, engine, isStopped } = answer;
  const isInstead = engine.kind === 'built-in' && answer.failure !== null;
  return (
    <>
      {(text !== '' || isStopped) && (
        <Answer
          {...{ text, sources, used, isStopped }}
          written={answer}
          onAgain={isStopped || isInstead ? onAgain : null}
        />
      )}
      {answer.failure && !isInstead && <ProblemBubble problem={failureOf(m, answer.failure)} onRetry={onAgain} />}
    </>
  );
}
