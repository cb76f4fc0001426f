import { showCredentials } from '@anamnesis/contracts/accounts/addresses';
import { call } from '../api/call';
import { queryClient, questionKey } from '../api/api-queries';
import { shownBy } from '../api/tags';
import { takeLanguage } from '../language/choice';
import { noteAccountLanguage } from '../signed-in/account-language';
import { currentSession } from '../signed-in/session';

/** Shows the pages in the language of the signed-in account, and notes it for the next page load. Changes nothing of the account. */
export async function takeAccountLanguage(): Promise<void> {
  const personNow = () => currentSession()?.user?.id;
  const person = personNow();
  const { data } = await queryClient.fetchQuery({
    queryKey: questionKey(showCredentials),
    queryFn: ({ signal }) => call(showCredentials, undefined, { signal }),
    meta: shownBy(showCredentials),
    // Pages that follow on this tab do not ask again; a choice on one of them refetches it.
    staleTime: Infinity,
  });
  // The session may have ended meanwhile.
  if (personNow() !== person) return;
  noteAccountLanguage(data.language);
  await takeLanguage(data.language);
}
