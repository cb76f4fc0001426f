/** The terms of service. */
export default {
  title: 'Terms of Service',
  note: 'What you can expect of Anamnesis, and what it expects of you.',
  chapters: [
    {
      title: 'What this is',
      text: [
        'Anamnesis keeps a health record and brings patients and doctors together in video consultations. It is run by the clinic that gave you its address.',
        'It is not for emergencies. If a life may be at risk, call 112 or your local emergency number first.',
      ],
    },
    {
      title: 'Medical advice',
      text: [
        'Diagnoses, prescriptions and advice come from the doctors you consult, who answer for them themselves. What the product says on its own, such as suggested activities or recommended kinds of doctors, is general information and replaces no doctor.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'Give true information, keep your password to yourself, and use one account per person. Doctors confirm that the certificates they upload are their own and valid.',
        'Behave in consultations and in the community as you would in a waiting room. Accounts that harm others can be closed.',
      ],
    },
    {
      title: 'Appointments and payment',
      text: [
        'An appointment is held at the time shown, in the clinic’s time zone. Either side can move or cancel it until it has begun. Whoever cancels it gives a reason, which the other side reads.',
        'The fee is shown before you book. A payment you declare counts as claimed until the doctor has confirmed it.',
      ],
    },
    {
      title: 'If something goes wrong',
      text: [
        'We work so that nothing you have confirmed is lost, and say plainly when something could not be saved. No service is never interrupted: keep a copy of documents you cannot do without.',
      ],
    },
  ],
} as const;
