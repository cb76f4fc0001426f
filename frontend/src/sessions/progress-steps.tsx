import { useMessages } from '../language/messages';
import { Steps } from '../look/steps';
import { sessionMessages } from './messages';
import { progressSteps } from './progress';

/** The progress of an appointment; `now` is an index into `progressSteps`. */
export function ProgressSteps({ now, label }: { now: number; label: string }) {
  const m = useMessages(sessionMessages);
  return <Steps steps={progressSteps.map((step) => m.steps[step])} now={now} label={label} />;
}
