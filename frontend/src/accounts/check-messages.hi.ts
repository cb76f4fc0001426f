/** Hindi error texts of account forms. */
export default {
  nameNeeded: 'कृपया अपना पूरा नाम बताएँ।',
  usernameShort: 'कृपया कम से कम 3 अक्षर लिखें।',
  passwordShort: 'कृपया कम से कम {min} अक्षर लिखें।',
  ageNeeded: 'कृपया अपनी उम्र अंकों में लिखें।',
  phoneNeeded: 'कृपया 6 से 10 अंकों का फ़ोन नंबर लिखें।',
  yearsNeeded: 'कृपया अपने अनुभव के साल अंकों में लिखें।',
} as const;
