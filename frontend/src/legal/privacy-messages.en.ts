/** The privacy policy. */
export default {
  title: 'Privacy Policy',
  note: 'What Anamnesis keeps about you, how, and who sees it.',
  chapters: [
    {
      title: 'What is kept',
      text: [
        'What you enter when you sign up: name, email, username, gender, age and, if you give one, a picture. Doctors also give their phone number, years of experience, specializations and certificates.',
        'What happens with your appointments: when they were booked, moved, paid, held or cancelled, what you wrote about the reason, and the feedback you gave.',
        'Your password is kept only as a hash that cannot be turned back into the password.',
      ],
    },
    {
      title: 'How it is kept',
      text: [
        'Every change is written to a log that is never rewritten. All personal text in that log, and every file of yours, is encrypted with a key of your own.',
        'Pictures are stored without the place, the time and the device that a camera writes into them.',
        'When your data is to be erased, that key is destroyed. From then on nobody can read it, in any copy of the log.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'You do. A doctor you have an appointment with sees what belongs to that appointment. A doctor you have none with sees nothing of yours.',
        'Your email is not shown to other patients. In the community they see your username.',
        'Your answers to the health questionnaire are kept with your profile. A doctor you have an appointment with can see them, and you see who opened them, and when.',
      ],
    },
    {
      title: 'On your device',
      text: [
        'While you are signed in, this browser tab keeps a short-lived token, your name and today’s activity. They are gone when you log out or close the tab.',
        'One cookie keeps you signed in for up to 30 days. Scripts cannot read it, and it is used for nothing else. Your choice of language and theme, and filters that you save, are kept on this device.',
        'There are no advertising or analytics cookies, and fonts and pictures come from this site alone.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You may ask what is kept about you, have mistakes corrected, take a copy with you, and have your data erased. Write to the clinic that runs this site; a person answers.',
      ],
    },
  ],
} as const;
