import type { SpokenLanguage } from '../language/languages.js';

/** The language in which a question is answered: Hindi if most of it is in Devanagari, else that of the reader's page, because Latin letters are used for both. Pure. */
export function languageOfQuestion(question: string, page: SpokenLanguage): SpokenLanguage {
  const hindi = question.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = question.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return hindi > latin ? 'hi' : page;
}

/** Words of Hindi in Latin letters that are none of English, and that most questions have. */
const HINDI_WORDS = new Set(
  `hai hain hu hoon hun tha thi kya kyu kyun kyon kyo kaise kaisa kaisi kab kaun kaunsa kaunsi konsa konsi kitna kitni kitne kahan kaha ka ki ke ko se mein mai mujhe mera meri mere hum hame hamara apna apne apni aap aapko tum
  nahi nahin nhi aur bhi sirf bahut bohot thoda zyada jyada karu karun kare karen karna karne karke karta karti raha rahi rahe hota hoti hote hua hui gaya gayi gaye jata jati jaye chahiye chaiye sakta sakti sakte
  batao bataye bataiye batana wala wali vali liye baad pehle din raat subah roz iska iske isme isse uska uske unka yeh ye woh wo jab tak agar lekin kuch koi sab ghar bachcha bachche bacche pati patni beta beti papa mummy maa milegi milega mil muh munh girane akela ghabrahat chakkar ulti dast sans saans gaye hone hoga hogi kabhi khud logo dawaiyan tabiyat neend nind mahina mahine hafte saal umar pas paas lakshan karan upay gharelu nuskha nuskhe fayde nuksan matra badhne badhana ghatana chalna sona uthna khayen khaya
  dard bukhar khansi khujli sujan sar gala naak aankh kaan hath kamar dawa dawai goli lu lun khana khane khaye peena pina pani doodh kharab theek thik bimari ilaj lagta lagti aata aati de du dena lena`.split(
    /\s+/,
  ),
);
/** Words of Hindi that are also ones of English: they count beside another. */
const HINDI_OR_ENGLISH = new Set('me ho to do hi is us the par pet sir so le'.split(' '));
const LEAST_HINDI = 2;

/** Whether a question is Hindi in Latin letters: at least two of its words, and a third of them, are. Pure. */
export function isHinglish(question: string): boolean {
  const words = question.toLowerCase().match(/[a-z\d]+/g) ?? [];
  if (/\p{Script=Devanagari}/u.test(question)) return false;
  const hindi = words.filter((word) => HINDI_WORDS.has(word)).length;
  const either = words.filter((word) => HINDI_OR_ENGLISH.has(word)).length;
  return hindi > 0 && hindi + either >= LEAST_HINDI && (hindi + either) * 3 >= words.length;
}
