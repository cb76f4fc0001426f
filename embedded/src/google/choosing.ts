import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { errors, type Provider } from 'oidc-provider';
import type { StandInAccounts, Typed } from './accounts.js';
import { choicePage, failedPage } from './pages.js';

const MAX_FORM_BYTES = 4096;

/** Serves the account chooser and passes the choice to the provider. Returns false for the provider's own paths. */
export function choosing(provider: Provider, accounts: StandInAccounts, path: string) {
  return async (ctx: Context): Promise<boolean> => {
    if (!ctx.path.startsWith('/interaction/')) return false;
    ctx.type = 'html';
    const begun = await provider.interactionDetails(ctx.req, ctx.res).catch(unlessUnknown);
    if (!begun) {
      ctx.status = 400;
      ctx.body = failedPage(`${path}/style.css`, '/auth');
      return true;
    }
    const action = `${path}/interaction/${begun.uid}`;
    const form = { style: `${path}/style.css`, action, accounts: accounts.offered() };
    if (ctx.method !== 'POST') {
      ctx.body = choicePage(form);
      return true;
    }
    const { subject, cancel, ...typed } = await formOf(ctx.req);
    const chosen = subject === undefined ? null : accounts.find(subject);
    const account = cancel ? null : (chosen ?? accounts.add(typed));
    if (typeof account === 'string') {
      ctx.status = 422;
      ctx.body = choicePage({ ...form, typed, problem: account });
      return true;
    }
    const result = account
      ? { login: { accountId: account.subject, remember: false }, select_account: {} }
      : { error: 'access_denied', error_description: 'The person did not choose an account.' };
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }));
    ctx.status = 303;
    return true;
  };
}

/** The interaction has expired or belongs to another browser. */
function unlessUnknown(error: unknown): null {
  if (error instanceof errors.SessionNotFound) return null;
  throw error;
}

async function formOf(request: IncomingMessage): Promise<Typed & { subject?: string; cancel?: string }> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_FORM_BYTES) return {};
  }
  return Object.fromEntries(new URLSearchParams(text));
}
