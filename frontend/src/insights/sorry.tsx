import { useMessages } from '../language/messages';
import { ErrorBox } from '../look/states';
import { insightMessages } from './messages';

/** Why there is no explanation by the AI service. The original text stays. */
export function Sorry({ text, onRetry }: { text: string; onRetry: (() => void) | null }) {
  const m = useMessages(insightMessages);
  return <ErrorBox title={m.sorry} text={text} {...(onRetry && { onRetry })} />;
}
