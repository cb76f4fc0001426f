import { safe } from '@anamnesis/platform/html/safe';

export interface StandInPage {
  title: string;
  /** The banner text. */
  mark: string;
  /** URL of its stylesheet. */
  style: string;
  /** HTML. */
  main: string;
}

/** A page of a stand-in, marked as such; without scripts. */
export const standInPage = ({ title, mark, style, main }: StandInPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${safe(title)}</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<main>
<p class="mark"><svg viewBox="0 0 72 24" width="72" height="24" aria-hidden="true"><path d="M1 14h14l4-9 6 15 4-10 2 4h9"/><circle cx="50" cy="14" r="2.5"/><circle cx="59" cy="14" r="2.5"/><circle cx="68" cy="14" r="2.5"/></svg>
<strong>${safe(mark)}</strong></p>
${main}
</main>
</body>
</html>
`;
