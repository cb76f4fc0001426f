/** Hindi texts of the notifications on the patient's main page. */
export default {
  invitations:
    '{count, plural, one {परिवार के एक निमंत्रण को आपके जवाब का इंतज़ार है} other {परिवार के # निमंत्रणों को आपके जवाब का इंतज़ार है}}',
  all: 'सभी सूचनाएँ',
} as const;
