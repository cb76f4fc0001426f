import type { Choices, PreferencesEvent } from '@anamnesis/contracts/notifications/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';

export interface ChoosePreferences {
  type: 'ChoosePreferences';
  data: PreferencesEvent['data'];
}

/** The stream of what an account chose about notifications. Only the last choice counts. */
export const preferencesStream = (accountId: string) => `noticeChoices-${accountId}`;

const asText = ({ mailOff, pushOff, quietHours }: Choices): string => JSON.stringify([mailOff, pushOff, quietHours]);
const NO_CHOICES: Choices = { mailOff: [], pushOff: [], quietHours: null };
const inOrder = <Group extends string>(groups: readonly Group[]): Group[] => [...new Set(groups)].sort();

/** Choices replace those before; equal ones change nothing. */
export const preferencesDecider: Decider<Choices, ChoosePreferences, PreferencesEvent, null> = {
  opens: ['NotificationPreferencesChanged'],
  last: 1,
  initialState: NO_CHOICES,

  evolve: (_, { data: { mailOff, pushOff = [], quietHours } }) => ({ mailOff, pushOff, quietHours }),

  decide: (choices, { data }) => {
    const { accountId, quietHours } = data;
    const pushOff = inOrder(data.pushOff ?? choices.pushOff ?? []);
    const chosen = { mailOff: inOrder(data.mailOff), pushOff, quietHours };
    if (asText(chosen) === asText(choices)) return [];
    return [{ type: 'NotificationPreferencesChanged', data: { accountId, ...chosen } }];
  },
};
