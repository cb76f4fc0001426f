import { test } from '@jest/globals';
import type { PreferencesEvent } from '@anamnesis/contracts/notifications/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { preferencesDecider } from './preferences.decider.js';

const { given } = givenWhenThen(preferencesDecider, null);
type Data = PreferencesEvent['data'];
const everything: Data = {
  ...{ accountId: '0a1b0000-0000-4000-8000-000000000001', mailOff: [], pushOff: [], quietHours: null },
};
const chosen = (more: Partial<Data>): PreferencesEvent => ({
  type: 'NotificationPreferencesChanged',
  data: { ...everything, ...more },
});
const choose = (more: Partial<Data>) => ({ type: 'ChoosePreferences', data: { ...everything, ...more } }) as const;

test('a choice replaces the one before', () =>
  given(chosen({ mailOff: ['payments'] }))
    .when(choose({ mailOff: ['family'] }))
    .then(chosen({ mailOff: ['family'] })));
test('the same choice in another order changes nothing', () =>
  given(chosen({ mailOff: ['family', 'payments'] }))
    .when(choose({ mailOff: ['payments', 'family', 'payments'] }))
    .thenNothing());
test('push notifications are chosen apart from emails, and stay as they are where nothing is said of them', () => {
  const { pushOff: _, ...unsaid } = everything;
  given(chosen({ pushOff: ['family'] }))
    .when({ type: 'ChoosePreferences', data: { ...unsaid, mailOff: ['payments'] } })
    .then(chosen({ mailOff: ['payments'], pushOff: ['family'] }));
  given(chosen({}))
    .when(choose({ pushOff: ['records'] }))
    .then(chosen({ pushOff: ['records'] }));
});
test('everything on is what nobody has to choose', () => given().when(choose({})).thenNothing());
