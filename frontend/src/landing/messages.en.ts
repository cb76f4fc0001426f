/** The texts of the first page. */
export default {
  onThisPage: 'On this page',
  title: 'Your health, on one line',
  hero: 'Welcome. Your whole health story, on\u00a0one\u00a0line.',
  lead: 'Every result, prescription and session, in the order it happened. Kept safe, explained in plain words, and you see everyone who opened it.',
  start: 'Get Started',
  features: 'Key features',
  telemedicine: 'Telemedicine',
  teleTitle: 'A certified doctor, in your own room',
  testimonials: 'Testimonials',
  testimonialsNote: 'Sample stories, of invented people.',
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
      text: 'Heart rate, steps and sleep from the file that your watch or phone exports, as charts with your own usual range.',
    },
    {
      title: 'AI health tips',
      text: 'Your results in plain words, with the value each sentence is based on, and an activity a day, with its reason.',
    },
    {
      title: 'Prescription tracking',
      text: 'What to take, for how long, and who prescribed it. What a doctor prescribes here is checked against your allergies and other medicines.',
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
  lifePoints: [
    { title: '1989', text: 'Born in Pune, 3.1 kg' },
    { title: '1994', text: 'DPT booster, age 5' },
    { title: '2021', text: 'A daughter' },
    { title: '2024', text: 'LDL 168 mg/dL' },
    { title: 'June', text: 'Atorvastatin 10 mg' },
    { title: '4:00 PM', text: 'Dr. Kavita Rao' },
  ],
  today: 'Today',
  resultUnit: 'mg/dL',
  resultTitle: 'Today · LDL cholesterol',
  resultTrend: 'Third fall in a row',
  resultSummary: 'LDL cholesterol: third fall in a row',
  resultChart: 'LDL falling from 168 to 135',
  nextSession: 'Session with Dr. Kavita Rao',
  pulseUnit: 'bpm',
  prescriptionSign: 'Rx',
  doctor: 'Dr. Kavita Rao',
  prescribedNow: 'Prescribed just now',
  prescribed: 'Atorvastatin 20 mg',
  dosage: 'One tablet at night, for 90 days',
  sessionPicture: 'A video session with a doctor, nine minutes in, and the prescription just written',
} as const;
