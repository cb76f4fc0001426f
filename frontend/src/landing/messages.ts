export const messages = {
  title: 'Your health, on one line',
  hero: 'Welcome. Your whole health story, on\u00a0one\u00a0line.',
  lead: 'Every result, prescription and session, in the order it happened. Kept safe, explained in plain words, and shared only with whom you choose.',
  start: 'Get Started',
  features: 'Key features',
  telemedicine: 'Telemedicine',
  teleTitle: 'A certified doctor, in your own room',
  testimonials: 'Testimonials',
  steps: [
    {
      title: 'Choose',
      text: 'By name, specialization and the next free hour. Certificates are part of every registration.',
    },
    { title: 'Meet', text: 'A private video session, in the browser, between the two of you alone.' },
    {
      title: 'Leave with an answer',
      text: "Instant prescriptions and the doctor's notes take their place on your line.",
    },
  ],
  cards: [
    {
      title: 'Wearable integration',
      text: 'Sync your smartwatch. Heart rate, steps and sleep arrive in real time and take their place on your line.',
    },
    {
      title: 'AI health tips',
      text: 'Personal tips from your own fitness data, in plain words, with the value each one is based on.',
    },
    {
      title: 'Prescription tracking',
      text: 'What to take, when, and who prescribed it. What you have taken is a dot; what is left is a ring.',
    },
  ],
  stories: [
    {
      text: 'I used to carry a plastic bag of reports to every visit. Now the doctor and I look at the same line.',
      author: 'Lakshmi Narayanan, Chennai',
      name: 'Lakshmi Narayanan',
    },
    {
      text: 'My father is in Nagpur, I am in Dubai. I saw his sugar come down week by week, and slept better.',
      author: 'Rohan Deshmukh, Dubai',
      name: 'Rohan Deshmukh',
    },
    {
      text: 'It told me what my result meant and, more importantly, what it did not mean.',
      author: 'Priya Menon, Kochi',
      name: 'Priya Menon',
    },
  ],
  lifeTitle:
    "A life drawn as one line: a heartbeat at birth in 1989, a vaccination, a daughter, a raised cholesterol in 2024, a treatment, today's better result, then dots leading to the next session.",
  life: 'A life as one line',
  sessionPicture: 'A video session with a doctor, nine minutes in, and the prescription just written',
} as const;
