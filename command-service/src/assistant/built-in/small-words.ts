import { plainWords } from '@anamnesis/contracts/assistant/plain-words';

/** Words by sound, in English, Hindi and Hinglish, that name no subject of a question. */
export const smallWords: ReadonlySet<string> = new Set(
  plainWords(
    `a an the is are am was were be been do does did doing have has had having i me my we our you your he she it its they them his her this that these those what which who whom how when where why
    can could should would will shall may might must to of in on at by for from with about into after before and or but if so than then there here not no yes any some more most very too just only also
    up down out off over again all each other such own same get got give take make go come day days week weeks month months year years time times since till daily often good bad best better normal safe ok
    disease illness bimari beemari rog रोग बीमारी problem symptom symptoms treatment treat helps tips karan lakshan लक्षण उपचार इलाज ilaj
    please pls tell know need want help find say says said use using old man woman person people much many lot little
    hai hain he h ho hu hoon hun tha thi the ka ki ke ko se me mein par pe aur ya kya kyu kyun kyon kaise kab kaun kaunsa konsa kahan mera meri mere mujhe main mai aap tum hum ye yeh wo woh is us isse usse
    nahi nahin na to bhi hi jo jab tak bahut thoda din mahine saal baar kar karna kare karu karun kare karke hota hoti hote raha rahi rahe gaya gayi gaye hua hui liye ek do sakta sakti sakte chahiye sahi theek thik batao bataye
    है हैं हो हूं था थी थे का की के को से में पर और या क्या क्यों कैसे कब कौन कौनसा कहां मेरा मेरी मेरे मुझे मैं आप तुम हम ये यह वो वह इस उस नहीं न तो भी ही जो जब तक बहुत थोड़ा दिन महीने साल बार कर करना करें करूं होता होती होते रहा रही रहे गया गई गए
    हुआ हुई लिए एक दो सकता सकती सकते चाहिए सही ठीक बताओ बताइए बाद समय रोज`,
  ).map(({ key }) => key),
);
