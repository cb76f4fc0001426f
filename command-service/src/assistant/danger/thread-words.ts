import { plainWords } from '@anamnesis/contracts/assistant/plain-words';

const phrasesOf = (list: string): readonly string[] =>
  list.split(',').map((phrase) =>
    plainWords(phrase)
      .map(({ key }) => key)
      .join(' '),
  );

/** What people ask about an emergency that goes on: what to give, where to go, whether to wait. */
export const asks = phrasesOf(
  `should we go, should i go, should we still go, still go, need to go, do we need, should we wait, can we wait, can i wait, should i wait, wait till, till morning, should i call, should we call, who to call, call whom, which number,
  ambulance, hospital, casualty, emergency room, what now, what next, what should i do, what should we do, what do i do, what do we do, what else, is it serious, is it dangerous, how serious, how much time, how long do we have, will he die, will she die, will he survive,
  can i give, can we give, should i give, should we give, give him, give her, give water, give food, give milk, give medicine, give tablet, give aspirin, give disprin, drink water, eat something, some water, some food, lie down, lay him, lay her, sit up, make him, make her, let him sleep, let her sleep, sleep now,
  better now, feeling better, feels better, little better, is fine now, is ok now, is okay now, ok now, okay now, fine now, normal now, gone now, stopped now, not better, no better, getting worse, still same, still the same, still not, it stopped, has stopped, it came back, again now, awake now, conscious now, talking now, breathing now,
  ab kya kare, ab kya karu, ab kya karun, aur kya kare, kya karna chahiye, kya de, kya du, kya dena, de sakte, de sakta, de sakti, de du, de dein, pani de, paani de, pani pila, paani pila, pila sakte, pila du, khila, khana de, dawa de, dawai de, goli de, disprin, aspirin, sorbitrate, leta, lita, lita de, sula, sone de, baitha,
  ab theek, ab thik, theek lag, thik lag, theek ho gaya, theek ho gayi, thik ho gaya, aaram hai, aram hai, ab aaram, behtar, hosh aa gaya, hosh me, kam ho gaya, kam ho gayi, band ho gaya, ruk gaya, jana zaruri, jaana zaruri, jana chahiye, jaye ya, jaaye ya, jaye kya, jaaye kya, le jaye, le jau, le jana, kaha le, ruk sakte, subah tak, subah le, kal le, kitni der, kitna time, khatra hai, bach jayega, bach jayegi,
  अब क्या करें, अब क्या करूं, अब क्या करूँ, क्या दें, दे सकते, दे सकता, दे सकती, दे दूं, दे दूँ, पानी दे, पानी दें, पानी पिला, पिला सकते, पिला दें, खिला, दवा दें, दवाई दें, डिस्प्रिन, लिटा, लेटा, सुला, सोने दें, बैठा, अब ठीक, ठीक लग, ठीक हो गया, ठीक हो गई, आराम है, अब आराम, बेहतर, होश आ गया, कम हो गया, बंद हो गया, रुक गया, जाना जरूरी, जाना ज़रूरी, जाना चाहिए, ले जाएं, ले जाएँ, ले जाना, अस्पताल, एम्बुलेंस, सुबह तक, कितनी देर, खतरा है, बच जाएगा, बच जाएगी`,
);

/** Words for somebody who was named before. */
export const backWords = phrasesOf(
  `he, she, him, her, his, hers, hes, shes, usko, unko, unhe, unhen, uska, uski, uske, unka, unki, unke, usne, unhone, inko, inhe, inka, inki, inke, उसको, उसे, उनको, उन्हें, उसका, उसकी, उसके, उनका, उनकी, उनके, उसने, उन्होंने, इनको, इन्हें, इनका, इनकी`,
);

/** Help was there, and it is over. */
export const closingWords = phrasesOf(
  `doctor has seen, doctor saw, doctor checked, doctor has checked, was discharged, is discharged, got discharged, discharged, back from hospital, back home, came home, home now, admitted, in icu, in the icu, in hospital now, reached hospital, false alarm, doctor ne dekh liya, doctor ne dekha, chutti mil, chhutti mil, bharti ho gaya, bharti ho gaye, bharti ho gayi, bharti hai, bharti kar diya, bharti kar liya, admit ho gaya, admit ho gaye, admit ho gayi, admit hai, admit kar diya, admit kar liya, ghar aa gaye, hospital se aa, डॉक्टर ने देख, छुट्टी मिल, भर्ती हो गए, भर्ती हैं, भर्ती है, भर्ती कर लिया, घर आ गए`,
);

/** Words that name another person, matter or time. */
export const newWords = phrasesOf(
  `another question, other question, different question, something else, one more thing, by the way, btw, new question, ek aur sawal, dusra sawal, doosra sawal, dusri baat, waise, diet, exercise, weight, vaccine, recipe, report, appointment, years ago, in general, difference between, meaning of, kise kehte, symptoms of, causes of, how to prevent, prevent, my own, mera apna, my knee, my hair, my skin, acne, hair fall, एक और सवाल, दूसरा सवाल, वैसे, डाइट, व्यायाम, वजन, टीका, लक्षण`,
);
