/** The progress of an appointment; `now` is the index of the current step. */
export function Steps({ steps, now, label }: { steps: readonly string[]; now: number; label: string }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} className={index === now ? 'now' : undefined} aria-current={index === now ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}
