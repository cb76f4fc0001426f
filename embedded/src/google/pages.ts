import { safe } from '@anamnesis/platform/html/safe';
import { standInPage } from '../pages/page.js';
import type { StandInAccount, Typed } from './accounts.js';

const page = (title: string, style: string, main: string): string =>
  standInPage({ title: `${title} · stand-in for Google`, mark: 'A stand-in for Google, on this machine', style, main });

const account = ({ subject, email, name, verified }: StandInAccount): string => `<li>
<button class="pick" name="subject" value="${subject}">
<span class="face" aria-hidden="true">${safe([...name][0]?.toUpperCase() ?? '?')}</span>
<span><b>${safe(name)}</b><span>${safe(email)}${verified ? '' : ' (not verified)'}</span></span>
</button>
</li>`;

export interface ChoicePage {
  style: string;
  action: string;
  accounts: readonly StandInAccount[];
  /** The rejected form and its error. */
  typed?: Typed;
  problem?: string;
}

/** The account chooser, which is also the consent page. */
export function choicePage({ style, action, accounts, typed = {}, problem }: ChoicePage): string {
  const wrong = problem === undefined ? '' : ' aria-describedby="problem" aria-invalid="true"';
  return page(
    'Choose an account',
    style,
    `<h1>Choose an account</h1>
<p>Anamnesis would like to know your name and email address. Nothing is asked of Google and nothing leaves this machine:
take any account, or make one up.</p>
${
  accounts.length === 0
    ? ''
    : `<form method="post" action="${action}"><h2 id="known">Accounts here</h2><ul aria-labelledby="known">${accounts.map(account).join('')}</ul></form>`
}
<form method="post" action="${action}" novalidate>
<h2>Another account</h2>
${problem === undefined ? '' : `<p class="problem" id="problem" role="alert">${safe(problem)}</p>`}
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" value="${safe(typed.email ?? '')}"${wrong}>
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name" maxlength="120" value="${safe(typed.name ?? '')}"${wrong}>
<label class="check"><input type="checkbox" name="verified" value="yes"${problem === undefined || typed.verified ? ' checked' : ''}> This email is verified</label>
<div class="acts"><button class="go">Continue</button></div>
</form>
<form method="post" action="${action}"><button class="quiet" name="cancel" value="yes">Cancel</button></form>`,
  );
}

/** The error page for a request that has expired or was not started by Anamnesis. */
export const failedPage = (style: string, home: string): string =>
  page(
    'Please begin again',
    style,
    `<h1>Please begin again</h1>
<p>This sign-in took too long, or it was not begun from Anamnesis. Nothing was changed.</p>
<p><a class="go" href="${home}">Back to Anamnesis</a></p>`,
  );
