import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import type { UrgentRank } from '@anamnesis/contracts/labs/urgent-rank';

/** What is said of results that cannot wait, as above a report with them; from memory what not to do until then. No clinician has reviewed it. */
interface ResultPhrases {
  readonly urgent: Readonly<Record<UrgentRank, (list: string) => string>>;
  readonly ifIll: string;
  readonly untilThen: string;
}

export const resultPhrases: Readonly<Record<SpokenLanguage, ResultPhrases>> = {
  en: {
    urgent: {
      hospital: (list) => `${list}: please have this looked at today, at a hospital, and take the report with you.`,
      doctor: (list) => `${list}: please contact a doctor today, if you have not done so yet.`,
    },
    ifIll:
      'Whoever feels very ill, is faint, drowsy or short of breath, has chest pain or bleeds does not wait: call one of these numbers now.',
    untilThen:
      'Check the number and its unit on the paper. Do not try to correct the value with food, salt, home remedies or supplements; ask the doctor what to eat, and which of the medicines to take until then.',
  },
  hi: {
    urgent: {
      hospital: (list) => `${list}: कृपया आज ही अस्पताल में डॉक्टर को यह दिखाएँ, और रिपोर्ट साथ ले जाएँ।`,
      doctor: (list) => `${list}: यदि अभी तक बात नहीं की है, तो कृपया आज ही किसी डॉक्टर से संपर्क करें।`,
    },
    ifIll:
      'जिसकी तबीयत बहुत ख़राब हो, चक्कर, सुस्ती, साँस की तकलीफ़, सीने में दर्द हो या खून बहे, वह इंतज़ार न करे: अभी इनमें से किसी नंबर पर फ़ोन करें।',
    untilThen:
      'संख्या और उसकी इकाई काग़ज़ से मिला लें। खाने, नमक, घरेलू नुस्ख़े या सप्लीमेंट से इसे ठीक करने की कोशिश न करें; क्या खाना है और तब तक कौन सी दवा लेनी है, यह डॉक्टर से पूछें।',
  },
};
