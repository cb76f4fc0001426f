import { useMessages } from '../language/messages';
import { Steps } from '../look/steps';
import { progressSteps } from './progress';
import { progressMessages } from './progress-messages';

/** The progress of an appointment; `now` is an index into `progressSteps`. */
export function ProgressSteps({ now, label }: { now: number; label: string }) {
  const m = useMessages(progressMessages);
  return <Steps steps={progressSteps.map((step) => m.steps[step])} now={now} label={label} />;
}
