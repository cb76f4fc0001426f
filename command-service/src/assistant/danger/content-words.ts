import { plainWords } from '@anamnesis/contracts/assistant/plain-words';

/**
 * Words that tell nothing by themselves: greetings, thanks, short answers, and what stands between other words. In English, and in Hindi as it is typed;
 * those of other letters have the same sounds.
 */
const EMPTY = new Set(
  `hi hii hey heyy hello namaste namaskar salaam good morning afternoon evening night bye goodbye welcome
  thank thanks thankyou thx ty you u so much very many lot shukriya dhanyavad dhanyavaad
  yes yeah yep ya no nope na nah ok okay okk k hmm hm sure fine well alright right please pls plz maybe perhaps
  haan ha han ji nahi nahin nai mat theek thik acha accha achha sahi bas pehle pahle behtar kaafi kafi thoda bahut
  i im me my mine we our he she it its they them his her him this that these those a an the and or but if
  is am are was were be been being do does did done dont will would shall can could should may might have has had
  not never mind nothing anything something really just only now then later again today still already also too better before much little bit
  feel feeling feels felt know think see say tell of to in on at for with from by as about
  what when where which who why how kya kab kahan kaun kyu kyun kyon kaise
  main mai mein mujhe mera meri hum aap tum ye yeh wo woh vo us is ka ki ke ko se me par aur ya hai hain hu hun hoon
  tha thi the ho hota hoti gaya gayi raha rahi rahe kar karo karna kuch kuchh pata ab abhi phir bhi toh to hi
  हाय नमस्ते नमस्कार धन्यवाद शुक्रिया हाँ हां जी नहीं नही मत ठीक अच्छा सही बस मैं मुझे मेरा मेरी हम आप तुम यह ये वह वो का की के को से में पर और या
  है हैं हूँ हूं था थी थे हो गया गयी रहा रही रहे कर कुछ पता अब अभी फिर भी तो क्या कब कहाँ कौन क्यों कैसे`
    .split(/\s+/)
    .flatMap((word) => plainWords(word).map(({ key }) => key)),
);
const keysOf = (words: string) => new Set(plainWords(words).map(({ key }) => key));
const NOT = keysOf('not no never dont cant wont isnt aint nahi nahin नहीं नही mat');
const WELL = keysOf('ok okay fine well alright good better theek thik ठीक acha accha अच्छा');

/** A longer message is no greeting, thanks or short answer: "it would be better if i was not here". */
const LONGEST_SHORT = 5;

/** How many words of a message tell something: all words of a longer one. "Not fine" does, although neither word alone would. */
export function contentWords(text: string): number {
  const keys = plainWords(text).map(({ key }) => key);
  if (keys.length > LONGEST_SHORT) return keys.length;
  const isUnwell = keys.some(
    (key, index) => NOT.has(key) && keys.slice(Math.max(0, index - 2), index + 4).some((next) => WELL.has(next)),
  );
  return keys.filter((key) => !EMPTY.has(key)).length + (isUnwell ? 2 : 0);
}
