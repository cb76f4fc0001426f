import type { Run } from '@anamnesis/contracts/insights/blocks';

/** A text, with its bold and italic parts where it has some. */
export function StyledText({ passage: { text, runs } }: { passage: { text: string; runs?: Run[] | undefined } }) {
  if (!runs) return text;
  return runs.map((run, index) => {
    const styled = run.italic ? <em>{run.text}</em> : run.text;
    return run.bold ? <strong key={index}>{styled}</strong> : <span key={index}>{styled}</span>;
  });
}
