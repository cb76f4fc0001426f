/** The texts of the notifications on the patient's main page, beside those of the notifications. */
export default {
  invitations:
    '{count, plural, one {A family invitation waits for your answer} other {# family invitations wait for your answer}}',
  all: 'All notifications',
} as const;
