/** Hindi texts of the notifications on the patient's main page. */
export default {
  invitations:
    '{count, plural, one {परिवार के एक निमंत्रण को आपके जवाब का इंतज़ार है} other {परिवार के # निमंत्रणों को आपके जवाब का इंतज़ार है}}',
  rooms: '{count, plural, one {आपके रूम में # नया संदेश} other {आपके रूम में # नए संदेश}}',
  manyInRooms: 'आपके रूम में 99 से ज़्यादा नए संदेश',
  results: '{count, plural, one {आपके रिकॉर्ड में # नई प्रविष्टि} other {आपके रिकॉर्ड में # नई प्रविष्टियाँ}}',
  messages: '{count, plural, one {परामर्श का # नया नोट या दस्तावेज़} other {परामर्शों के # नए नोट और दस्तावेज़}}',
  all: 'सभी सूचनाएँ',
} as const;
