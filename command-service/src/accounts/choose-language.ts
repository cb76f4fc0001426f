import type { chooseLanguage } from '@anamnesis/contracts/accounts/credential-routes';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { accountOf } from './account-stream.js';
import { credentialsDecider } from './credentials.decider.js';

/** Chooses the language of the caller's emails. */
export async function handleChooseLanguage(
  { commands, clock }: Ports,
  call: Call<typeof chooseLanguage>,
): Promise<Answer<typeof chooseLanguage>> {
  const { stream } = accountOf(call.actor);
  const choose = { type: 'ChooseLanguage', data: call.body } as const;
  const cause = causeOf(call, call.actor);
  return done(await commands.handle(credentialsDecider, stream, choose, { now: clock() }, cause));
}
