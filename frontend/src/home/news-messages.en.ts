/** The texts of the notifications on the patient's main page, beside those of the notifications. */
export default {
  invitations:
    '{count, plural, one {A family invitation waits for your answer} other {# family invitations wait for your answer}}',
  rooms: '{count, plural, one {# unread message in your rooms} other {# unread messages in your rooms}}',
  manyInRooms: 'More than 99 unread messages in your rooms',
  results: '{count, plural, one {# new entry in your record} other {# new entries in your record}}',
  messages:
    '{count, plural, one {# new note or document of a consultation} other {# new notes and documents of consultations}}',
  all: 'All notifications',
} as const;
