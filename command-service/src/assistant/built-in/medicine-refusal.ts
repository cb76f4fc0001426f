import { readerOf } from '@anamnesis/contracts/assistant/vocabulary';
import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { TERMINATION_ACT } from '../topics/sex-and-family.js';
import type { TopicSource } from '../topics/topic.js';
import { asksForDose } from './dose.js';
import {
  abortionWords,
  controlledWords,
  fitsWords,
  medicineWords,
  prescribedWords,
  steroidWords,
  thinnerWords,
} from './medicine-words.js';

/**
 * What a message asks about a medicine that no software may answer: an amount; several after a missed one; a missed blood thinner; to leave one off; one that makes dependent; one that
 * ends a pregnancy; what was prescribed to somebody else; a prescription.
 */
export type MedicineRefusal =
  | 'amount'
  | 'missed'
  | 'missedThinner'
  | 'stopped'
  | 'stoppedSteroid'
  | 'stoppedFits'
  | 'stoppedThinner'
  | 'controlled'
  | 'abortion'
  | 'anothers'
  | 'prescription';

/** The sources of the refusals that name one. */
export const refusalSources: Readonly<Partial<Record<MedicineRefusal, TopicSource>>> = {
  abortion: TERMINATION_ACT,
  stoppedSteroid: {
    title: 'University Hospitals Plymouth NHS Trust: Prednisolone and adrenal insufficiency',
    url: 'https://www.plymouthhospitals.nhs.uk/display-pil/pil-prednisolone-and-adrenal-insufficiency-5729',
    readOn: '2026-11-28',
  },
};

const words = {
  medicine: `${medicineWords}, ${prescribedWords}, ${thinnerWords}, ${steroidWords}, ${fitsWords}, ${controlledWords}`,
  ...{ thinner: thinnerWords, steroid: steroidWords, fits: fitsWords },
  ...{ controlled: controlledWords, abortion: abortionWords },
  pregnancy: 'pregnancy, pregnant, garbh, bachcha, baccha, bacha, गर्भ, बच्चा, प्रेगनेंसी, प्रेग्नेंसी',
  ends: 'to end, pills for ending, girana, girane, giraun, girau, girwana, girwane, hatana hai, nahi chahti, abortion, गिराना, गिराने, गिरवाना, गिराऊं',
  missed:
    'missed, miss, forgot, forgotten, skipped, left out, could not take, didnt take, did not take, miss ho, miss kar, miss gayi, chhut gayi, chhoot gayi, chhut gaya, chhoot gaya, chut gayi, chut gaya, reh gayi, rah gayi, nahi li, nahi le, nahi khayi, nahi khai, bhul gaya, bhool gaya, bhul gayi, bhool gayi, छूट, छूट गई, छूट गईं, रह गई, नहीं ली, नहीं ले, नहीं खाई, भूल गया, भूल गई',
  several:
    'two, double, both, all together, at once, in one go, make up for, catch up, extra, zyada laga, jyada laga, zyada le, jyada le, more today, take more, ज्यादा ले, ज्यादा लगा, do goli, do tablet, 2 goli, 2 tablet, do le, do kha, 2 le, 2 kha, dono, ek sath, ek saath, ek hi baar, saari, dugni, doguni, दो गोली, दो ले, दो खा, दोनों, एक साथ, एक ही बार, सारी, दोगुनी, दुगनी',
  stop: 'cut down my, cut down on my, get off, getting off, taper, leave my, leave the, leave off, left my, need to continue, should i continue, chhodkar, chodkar, chhod ke, chod ke, chhod kar, chod kar, छोड़कर, stop, stopped, stopping, quit, quitting, discontinue, discontinued, discontinuing, come off, coming off, came off, leave off, skip, skipping, band kar, band karna, band karne, band karu, band karun, band karo, band kare, band karke, band ki, band kiya, band ho, chhod, chhodna, chhodne, chhodu, chhodun, chod du, chod di, chod diya, chod sakte, chod sakta, chod sakti, rok du, rok di, rok dun, lena band, na lu, na lun, na khau, nahi lu, बंद कर, बंद करना, बंद करने, बंद करूं, बंद करूँ, बंद करें, बंद की, बंद किया, बंद कर दी, छोड़, छोड़ना, छोड़ने, छोड़ूं, छोड़ दूं, छोड़ दी, रोक दूं, रोक दी, न लूं, ना लूं',
  // Words beside "stop" by which no medicine is to be stopped: a symptom stops, or a doctor stopped one.
  stopsElse:
    'bleeding, vomiting, vomit, cough, coughing, motion, motions, diarrhoea, diarrhea, pain, fever, period, periods, itching, smoking, drinking, alcohol, sneezing, growth, hair, khansi, bukhar, dast, ulti, khoon, dard, mahwari, khujli, sharab, cigarette, with, by, without, doctor, dr, doctors, physician, खांसी, खाँसी, बुखार, दस्त, उल्टी, खून, दर्द, माहवारी, पीरियड, खुजली, शराब, डॉक्टर',
  contraceptive:
    'contraceptive, birth control, family planning, the pill, garbh nirodhak, mala d, mala n, गर्भनिरोधक, माला',
  want: 'prescribe, prescription, need, want, zarurat, jarurat, जरूरत, ज़रूरत, give me, get me, get, buy, order, sell, arrange, available, recommend, suggest, name of, names of, which, best, good, strong, stronger, take, have, chahiye, chaiye, chahie, do, de do, dedo, dijiye, dena, likh, likho, bata do, batao, bataye, bataiye, batado, mil sakti, mil sakta, milegi, milega, mil jayega, mil jayegi, mangwa, khareed, kharid, konsi, kaun si, kaunsi, le sakta, le sakti, le sakte, le lu, le lun, lu, lun, kha lu, kha lun, kha sakta, kha sakti, kha sakte, चाहिए, दे दो, दो, दीजिए, लिख, लिखो, बताओ, बताइए, बता दो, मिलेगी, मिलेगा, मिल सकती, खरीद, कौन सी, ले सकता, ले सकती, ले सकते, लूं, ले लूं, खा लूं, खा सकता, खा सकती',
  // Asked of a medicine that makes dependent, these are questions with answers.
  informs:
    'side effect, side effects, addictive, addiction, addicted, dependence, habit forming, habit, withdrawal, harmful, harm, what is, what are, how does, how do, why are, nuksan, lat lag, lat lagti, aadat, khatarnak, alcohol, sharab, नुकसान, लत, आदत, खतरनाक, शराब, क्या है, kya hai, kya hota',
  prescribe:
    'prescribe, write me a prescription, write a prescription, write prescription, give me a prescription, give me prescription, need a prescription, need prescription, want a prescription, make a prescription, online prescription for, parcha likh, parcha bana, parchi likh, parchi bana, prescription likh, prescription bana, prescription de, dawa likh, dawai likh, goli likh, दवा लिख, दवाई लिख, गोली लिख, पर्चा लिख, पर्ची लिख, पर्चा बना, पर्ची बना',
  starts:
    'should i start, can i start, shall i start, start karu, start karun, start kar du, shuru karu, shuru karun, shuru kar du, शुरू करूं, शुरू कर दूं, शुरू कर सकता, शुरू कर सकती',
  antibiotic:
    'antibiotic, antibiotics, azithromycin, azithral, amoxicillin, augmentin, ciprofloxacin, cefixime, एंटीबायोटिक, एजिथ्रोमाइसिन',
  wantAntibiotic:
    'need, want, give me, which, what, suggest, best, strong, name of, should i take, can i take, can i have, can i start, shall i take, start, chahiye, de do, do, batao, bata do, le lu, le lun, le sakta, le sakti, le sakte, kha lu, kha lun, kha sakta, kha sakti, konsi, kaun si, kaunsi, कौन सी, चाहिए, दे दो, बताओ, बताइए, ले लूं, ले सकता, ले सकती, खा लूं',
  goesWith:
    'with, milk, alcohol, food, pregnancy, side effect, side effects, resistance, doodh, sharab, khali pet, ke saath, why, kyu, kyun, के साथ, दूध, शराब, क्यों',
  whose:
    'fathers, mothers, dads, moms, husbands, wifes, wives, brothers, sisters, sons, daughters, friends, neighbours, neighbors, colleagues, grandmothers, grandfathers, somebody elses, someone elses, uncles, aunts, roommates, boss, papa ki, papa wali, pitaji ki, mummy ki, mumy ki, maa ki, mata ji ki, pati ki, patni ki, biwi ki, bhai ki, behen ki, bahan ki, dost ki, padosi ki, dadi ki, dada ki, nani ki, nana ki, chacha ki, bete ki, beti ki, saas ki, mausi ki, bua ki, mami ki, chachi ki, bhabhi ki, nanad ki, husband has, wife has, mother has, father has, friend has, brother has, sister has, kisi aur ki, dusre ki, doosre ki, पापा की, पिताजी की, मम्मी की, माँ की, मां की, माता जी की, पति की, पत्नी की, भाई की, बहन की, दोस्त की, पड़ोसी की, दादी की, दादा की, नानी की, सास की, किसी और की, दूसरे की, friend gave, neighbour gave, neighbor gave, gave me her, gave me his, dost ne di, padosi ne di, दोस्त ने दी, पड़ोसी ने दी, left over, leftover, leftovers, left from, bachi hui, bachi hue, बची हुई',
  taker:
    'i, we, my child, my baby, my son, my daughter, my kid, myself, main, mai, mein, mujhe, hum, lu, lun, loon, hu, hoon, hun, sakta, sakti, karu, karun, khau, khaun, de du, de dun, de sakte, apne bachche, apne bete, apni beti, मैं, मुझे, हम, लूं, लूँ, हूं, हूँ, सकता, सकती, करूं, खाऊं, दे दूं, अपने बच्चे, अपने बेटे, अपनी बेटी',
} as const;
type Word = keyof typeof words;
const read = readerOf<Word>(words, {
  exact: [
    'want',
    'prescribe',
    'wantAntibiotic',
    'several',
    'stop',
    'stopsElse',
    'informs',
    'taker',
    'whose',
    'missed',
    'ends',
    'goesWith',
  ],
  correctedFrom: 6,
});

/** Words between an act and the medicine to which it belongs. */
const NEAR = 6;
/** Before "stop" they say what a medicine does, not what somebody does with it: "tablets to stop it". */
const OF_EFFECT = new Set('to for that which will would helps help does it'.split(' '));

/** Why a message gets a fixed refusal with what to do instead; null if none is due. Pure. */
export function refusalOf(text: string): MedicineRefusal | null {
  const { words: all, mentions } = read(text);
  const of = (meaning: Word) => mentions.filter((mention) => mention.meaning === meaning);
  const has = (meaning: Word) => of(meaning).length > 0;
  const named = all.flatMap(({ written }, at) =>
    written.length > 3 && ingredientsOf(written).recognised.length > 0 ? [{ start: at, end: at }] : [],
  );
  const medicines = [...of('medicine'), ...named];
  // In Hindi the verb follows: "garbh girana", but not "pani girane se bachcha …".
  const isEnded = of('ends').some(({ start }) =>
    of('pregnancy').some((pregnancy) => pregnancy.start < start || /^(?:to|pills)$/.test(all[start]!.written)),
  );
  if (has('abortion') || isEnded) return 'abortion';
  if (medicines.length === 0) {
    if (asksForDose(text)) return 'amount';
    return has('prescribe') ? 'prescription' : null;
  }

  const isMissed = has('missed');
  if (isMissed && has('thinner')) return 'missedThinner';
  if (isMissed && has('steroid')) return 'stoppedSteroid';
  if (isMissed && has('fits')) return 'stoppedFits';
  if (isMissed && has('several')) return 'missed';

  const isBetween = (from: number, to: number) => of('stopsElse').some(({ start }) => start > from && start < to);
  const isStopped = of('stop').some(({ start, end }) =>
    medicines.some((medicine) => {
      if (medicine.start > end)
        return (
          medicine.start - end < NEAR &&
          !isBetween(end, medicine.start) &&
          !isBetween(start - 3, start) &&
          // "Tablets to stop it" in Hindi: "band karne ki dawa".
          !/^(?:ki|की|wali|vali|वाली)$/.test(all[end + 1]!.written)
        );
      return (
        start > medicine.end &&
        start - medicine.end <= NEAR + 2 &&
        !isBetween(medicine.end, start) &&
        !OF_EFFECT.has(all[start - 1]!.written) &&
        (start - medicine.end > 1 || !/^(?:stop|stops)$/.test(all[start]!.written))
      );
    }),
  );
  if (isStopped && !has('contraceptive')) {
    if (has('steroid')) return 'stoppedSteroid';
    if (has('fits')) return 'stoppedFits';
    return has('thinner') ? 'stoppedThinner' : 'stopped';
  }

  const isAnothers =
    has('taker') && of('whose').some(({ end }) => medicines.some(({ start }) => start > end && start - end <= NEAR));
  if (isAnothers) return 'anothers';
  if (has('controlled') && has('want') && !has('informs')) return 'controlled';
  if (asksForDose(text)) return 'amount';
  const isStarted = of('starts').some(({ start, end }) =>
    medicines.some((medicine) => Math.max(medicine.start - end, start - medicine.end) < NEAR),
  );
  if (isStarted || has('prescribe') || (has('antibiotic') && has('wantAntibiotic') && !has('goesWith')))
    return 'prescription';
  return null;
}
