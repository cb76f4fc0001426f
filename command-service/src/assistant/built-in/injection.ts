import { readerOf } from '@anamnesis/contracts/assistant/vocabulary';
import { quotesPrompt } from '../prompt-quote.js';

/** Words for the assistant's own instructions: "your settings", "apne niyam". */
const owned = 'your tumhare tumhari apne apni apna aapke aapki तुम्हारे तुम्हारी अपने अपनी आपके आपकी'
  .split(' ')
  .flatMap((whose) =>
    'settings, configuration, niyam, nirdesh, rules, instructions, hidayaten, hidayat, guidelines, prompt, programming, नियम, निर्देश, हिदायतें, सेटिंग, सेटिंग्स, रूल्स, प्रॉम्प्ट'
      .split(', ')
      .map((what) => `${whose} ${what}`),
  )
  .join(', ');

/** Words of messages that tell the assistant to be another, to show what it was told, or to give what is not the asker's. */
const words = {
  drop: 'darkinar, tyag do, tyaag do, uthakar phenko, ulat do, todkar, tod kar, chhodkar, दरकिनार, त्याग दो, उल्लंघन, ullanghan, तोड़कर, तोड़ दो, तोड़ना, ठुकरा, किनारे रख, kinare rakh, परवाह मत, parvah mat, parwah mat, chinta mat karo niyam, rok do, mita do, mita de, mat follow, follow mat, follow na, palan mat, palan na, palan nahi, bhula do, radd karo, radd kar, off karo, off kar do, off kar, disable karo, bypass karo, ignore karo, ignore kar, hataye, hata dijiye, hataiye, chhod do, chod do, chhod kar, side me rakho, bagal me rakho, mat maan, maanna band, manna band, dhyan mat do, dhyan na do, tak par rakho, taak par rakh, रोक दो, मिटा दो, मिटा दीजिए, पालन मत, पालन न, पालन नहीं, भुला दो, भुला दीजिए, भूलकर, भूल कर, रद्द करो, रद्द कर, ऑफ करो, ऑफ कर, इग्नोर, इग्नोर करो, हटा दीजिए, हटाइए, हटाकर, छोड़ दो, छोड़ दीजिए, छोड़कर, एक तरफ रख, ताक पर रख, मत मान, मानना बंद, मानना छोड़, न मानो, ध्यान मत दो, उपेक्षा, नजरअंदाज कर, suspend, suspended, void, null and void, no longer apply, do not apply, remove all, lift all, deactivate, discard, abandon, overrule, set aside, throw away, dont obey, do not obey, stop obeying, ignore, forget, disregard, override, bypass, disable, break, breaks, switch off, turn off, stop following, do not follow, dont follow, not bound, nazarandaz, bhool, bhul, bhool jao, bhul jao, hata, hatao, hata do, tod, tod do, chhod, chhodo, mat mano, na mano, nahi chalega, laagu nahi, lagu nahi, भूल, भूल जाओ, भूल जाइए, हटा, हटाओ, हटा दो, तोड़, तोड़ो, छोड़, छोड़ो, अनदेखा, नज़रअंदाज, नजरअंदाज, मत मानो, लागू नहीं',
  /** Verbs such as "forget" or "ignore". In Hindi the verb follows its object. */
  end: 'band kar do, band kar dijiye, band kar de, band kare, band karen, band karke, बंद कर दो, बंद कर दीजिए, बंद कर, बंद करें, बंद करे, बंद करके, band karo, बंद करो',
  /** Words that leave out a rule of the assistant, and limits of a diet as well. */
  without:
    'skip, delete, erase, remove, drop, lift, without, no longer, off, free from, above the, no, zero, nahi, ke bina, bina, नहीं, बिना',
  /** Words for the assistant, to which the message is addressed. */
  you: 'you, your, yourself, assistant, ai, chatbot, bot, gpt, tum, tumhe, tumhare, tumhari, aap, aapke, aapko, तुम, तुम्हें, तुम्हारे, आप, आपके, आपको, answer anything, answer everything, answer any, answer without',
  /** Polite forms tell it nothing. */
  decoy:
    'diet instructions, diet rules, diet limits, diet restrictions, dietary restrictions, discharge instructions, doctors instructions, doctors instruction, instructions of the doctor, doctors advice, doctor ke nirdesh, doctor ki hidayat, doctor ke niyam, parhez ke niyam, khane ke niyam, fasting rules, roze ke niyam, vrat ke niyam, yoga ke niyam, medicine instructions, feeding rules, डॉक्टर के निर्देश, डॉक्टर की हिदायत, परहेज के नियम, खाने के नियम, व्रत के नियम, योग के नियम, speed limit, age limit, upper limit, lower limit, normal limit, normal limits, safe limit, air filter, water filter, strength training, weight training, toilet training, potty training, training plan, can you, could you, would you, will you, do you, thank you, kya aap, aap bata, क्या आप, आप बता',
  rules:
    'bandhan, bandhano, maryada, maryadaen, apni bhumika, tumhari bhumika, sab kuch jo pehle, jo pehle likha, pehle jo likha, jo upar likha, jo bhi pehle, jo sikhaya gaya, jo bataya gaya, बंधन, बंधनों, मर्यादा, अपनी भूमिका, तुम्हारी भूमिका, जो पहले लिखा, पहले जो लिखा, सब कुछ जो पहले, जो सिखाया गया, जो बताया गया, suraksha niyam, suraksha ke niyam, safety, safety rules, safety settings, pabandiyon, pabandi ko, bandishen, seema, seemaen, seemayen, aadesh, adesh, aadeshon, hidayaten, hidayaton, filter, instruction ko, सुरक्षा नियम, सुरक्षा के नियम, पाबंदियों, बंदिश, बंदिशें, सीमाएं, सीमाओं, आदेश, आदेशों, हिदायतें, हिदायतों, फिल्टर, फ़िल्टर, गाइडलाइन, गाइडलाइंस, रोक टोक, previous messages, everything above, all of the above text, whatever you were told, pichli baatein, pichli baat, pichle nirdesh, pehle ki baatein, pehle wali baat, ab tak ki baatein, ab tak jo kaha, पिछली बातें, पिछली बातों, पिछले निर्देश, पिछले निर्देशों, पहले की बातें, अब तक की बातें, अब तक जो, instruction, instructions, rule, rules, guideline, guidelines, prompt, prompts, system prompt, restriction, restrictions, restrict, limit, limits, limitation, limitations, guardrail, guardrails, policy of yours, your policy, filter settings, safety filter, safety filters, filters, constraints, programming, training, niyam, niyamo, nirdesh, nirdesho, hidayat, pabandi, pabandiyan, bandish, limitwala, नियम, नियमों, निर्देश, निर्देशों, पाबंदी, पाबंदियां, प्रतिबंध, हिदायत, प्रॉम्प्ट, इंस्ट्रक्शन, रूल्स, रूल',
  reveal:
    'anuvad, anuvaad, translate karo, translate kar, dohrao, dohra do, kholo, khol do, dikha do, bata do, likh do, padh ke sunao, copy karo, paste karo, अनुवाद, दोहराओ, दोहराइए, दोहरा दो, खोलो, खोल दो, दिखा दो, बता दो, लिख दो, लिखिए, सुनाइए, कॉपी करो, पढ़कर सुनाओ, शब्दशः, jyon ka tyon, hubahu, हूबहू, ज्यों का त्यों, verbatim, word for word, show, reveal, print, repeat, translate, copy, paste, copy paste, display, output, tell me, share, give me, list, write out, spell out, summarize, summarise, what are, what is, what were, dump, leak, dikhao, dikha, dikhaiye, batao, bata, bataiye, batao mujhe, likho, sunao, do, दिखाओ, दिखाइए, दिखा, बताओ, बताइए, बता, लिखो, सुनाओ',
  hidden: `${owned}, prarambhik sandesh, prarambhik nirdesh, mool nirdesh, jo prompt, prompt dikha, prompt bata, prompt kya hai, andar ka prompt, प्रारंभिक संदेश, प्रारंभिक निर्देश, मूल निर्देश, मूल संदेश, जो प्रॉम्प्ट, प्रॉम्प्ट दिखा, प्रॉम्प्ट बता, प्रॉम्प्ट क्या, above this message, above this line, above my message, before my question, before my message, before this message, came before my, preceding text, preceding message, mere sawal se pehle, is sandesh se pehle, मेरे सवाल से पहले, इस संदेश से पहले, first message you, very first message, message you received, messages you received, text you received, text you were given, what you were given, system messages, system prompts, config, show config, your config, upar likha, upar likhe, upar likhi, upar jo likha, upar ka text, upar diye gaye, ऊपर लिखा, ऊपर लिखे, ऊपर लिखी, ऊपर जो लिखा, ऊपर का टेक्स्ट, ऊपर दिए गए निर्देश, tumhe kya kaha gaya, tumhe jo kaha, tumhe kya bataya gaya, tumhe kya sikhaya, tumhe jo bataya, tumhe kis ne banaya aur kya, jo company ne, company ne tumhe, तुम्हें क्या कहा गया, तुम्हें जो कहा, आपको क्या कहा गया, आपको जो कहा, तुम्हें क्या बताया गया, आपको क्या निर्देश, तुम्हें क्या निर्देश, कंपनी ने तुम्हें, कंपनी ने आपको, shuruaati nirdesh, shuruati nirdesh, pehla sandesh, pehle nirdesh, asli nirdesh, andar ke niyam, andar ke nirdesh, andruni niyam, chhupe nirdesh, chhipe nirdesh, gupt nirdesh, gupt niyam, gupt prompt, apna prompt, apne rules, apne niyam, apni hidayat, tumhara prompt, tumhari instructions, tumhare instructions, aapka prompt, aapki instructions, aapke rules, शुरुआती निर्देश, पहला संदेश, असली निर्देश, अंदर के निर्देश, अंदर के नियम, अंदरूनी नियम, अंदरूनी निर्देश, छुपे निर्देश, छुपे हुए निर्देश, गुप्त नियम, गुप्त प्रॉम्प्ट, अपना प्रॉम्प्ट, अपने नियम, अपने निर्देश, अपनी हिदायतें, तुम्हारा प्रॉम्प्ट, आपका प्रॉम्प्ट, आपके नियम, अपना सिस्टम, internal rules, internal instructions, internal guidelines, confidential instructions, preamble, context window, system prompt, your prompt, hidden prompt, initial prompt, your instructions, hidden instructions, secret instructions, system message, initial instructions, your hidden instructions, instructions above, text above, words above, everything above, your rules, rules you were given, your guidelines, rules diye, instructions diye, kya kya rules, tumhare rules, tumhare niyam, tumhare nirdesh, aapke nirdesh, apna prompt, apna system prompt, apne nirdesh, सिस्टम प्रॉम्प्ट, तुम्हारे नियम, आपके निर्देश, तुम्हारे निर्देश, छिपे निर्देश, छिपे हुए निर्देश, गुप्त निर्देश, developer message, api key, source code, training data, model name, configuration, first instructions, original instructions, earlier instructions, what were you told, what you were told before, policies you, policy you, you operate under, you operate by, you work under, instructions you, rules you operate, rules you follow, rules you were`,
  role: 'do whatever i say, whatever i say, without refusing, never refuse me, jo bolu wahi, jo bolun wahi, jo kahu wahi, jo kahun wahi, mere gulam, mere gulaam, mera hukm, mera hukum, jo main bolu, जो बोलूं वही, जो कहूं वही, जो मैं कहूं, मेरे गुलाम, मेरा हुक्म, मेरा आदेश मानो, you are my slave, you serve me, aaj se tumhara, ab se tumhara, aaj se aapka naam, आज से तुम्हारा, अब से तुम्हारा, har sawal ka jawab doge, sab sawalon ka jawab doge, हर सवाल का जवाब दोगे, हर सवाल का जवाब देना, the real task, your real task, your actual task, your true task, tumhara asli kaam, तुम्हारा असली काम, above was a test, above was only a test, before this line was, your true self, your real self, your dark side, natak karte, natak kare, natak khelte, khel khelte hai tum, khel khelte hain tum, role nibhao, bhumika nibhao, bhumika me, kirdar nibhao, kirdar me raho, ka kirdar, ka role karo, ki tarah jawab do, ki tarah baat karo, bankar jawab, bankar jawaab, ban kar jawab, ban ke jawab, bankar baat, ban kar baat, ban ke baat, ban jaiye, ban ja, aaj se tum, aaj se aap, ab se aap, khud ko doctor samjho, apne aap ko, kalpana karo ki tum, kalpana karo tum, socho ki tum, socho tum, tum azad ho, tum aazad ho, tum ab azad, नाटक करते, नाटक करें, नाटक खेलते, भूमिका निभाओ, भूमिका निभाइए, की भूमिका में, किरदार निभाओ, किरदार में, का किरदार, का रोल करो, की तरह जवाब दो, की तरह जवाब दीजिए, की तरह बात करो, की तरह बोलो, बनकर जवाब, बन कर जवाब, बनकर बात, बन जाइए, बन जा, आज से तुम, आज से आप, कल्पना करो कि तुम, कल्पना करो तुम, कल्पना कीजिए कि आप, सोचो कि तुम, सोचो तुम, तुम आज़ाद हो, तुम आजाद हो, फ़र्ज़ करो, फर्ज करो कि तुम, lets play a game, let us play a game, play a game where you, play the role, play the part, take the role, take on the role, in this story you, your new name is, your new role, your new task, your new job, naya naam, tumhara naya, tumhara naya naam, तुम्हारा नया नाम, तुम्हारा नया काम, आपका नया काम, नई भूमिका, nayi bhumika, you are now, you are no longer, from now you are, from now on you are, pretend, pretend to be, pretend you are, imagine you are, imagine you have no, roleplay, role play, role playing, simulate, jailbreak, jail break, you are dan, dan mode, do anything now, evil twin, unrestricted, unfiltered, uncensored, no filters, stay in character, you must obey, obey me, maan lo tum, man lo tum, maan lo ki tum, farz karo, farz karo tum, ab se tum, ab tum, tum ab, natak karo, acting karo, ban jao, bano, azaad ai, azad ai, अब से तुम, अब तुम, तुम अब, मान लो तुम, मान लो कि तुम, मान लीजिए आप, बन जाओ, बनकर, नाटक करो, रोल प्ले, फर्ज करो, आज़ाद एआई, आजाद एआई, अब से आप',
  /** Words of another role, and of what a medicine does. */
  acts: 'act as, act like, behave as, behave like, from now on, from now, speak as, talk like, respond as, reply as, answer as',
  mode: 'mode band, mode on karo, mode off, mode badlo, mode me aa, comedy mode, comedian mode, मोड बंद, मोड चालू, मोड ऑन, मोड बदलो, मोड में आ, मोड हटा, developer mode, dev mode, admin mode, administrator mode, expert mode, god mode, debug mode, debugging mode, maintenance mode, test mode, sudo, root access, super user, superuser, unlock, override code, admin override, doctor mode, full access, backdoor, एडमिन मोड, डेवलपर मोड, एक्सपर्ट मोड, डिबग मोड, टेस्ट मोड, mode hatao, mode on karo, mode chalu, base64, rot13, decode this, decode and follow, in reverse, hex string',
  claim:
    'owner of this, creator of this app, creator of this bot, maker of this app, maker of this bot, i order you, i command you, hukm deta, hukm deti, hukum deta, हुक्म देता, हुक्म देती, आदेश देता, आदेश देती, developer of this app, developer of this application, developer of this website, developer of this bot, owner of this app, founder of this app, app ka developer, app ka malik, app ka owner, app ka engineer, is bot ka developer, app banane wala, app maine banaya, maine tumhe banaya, maine banaya hai tumhe, tumhara nirmata, tumhara malik, tumhara developer, tumhara admin, ऐप का डेवलपर, ऐप का मालिक, ऐप का इंजीनियर, ऐप का एडमिन, ऐप मैंने बनाया, मैंने तुम्हें बनाया, मैंने ही तुम्हें बनाया, तुम्हारा निर्माता, तुम्हारा मालिक, तुम्हारा डेवलपर, तुम्हारा एडमिन, कंपनी का मालिक, कंपनी की तरफ से आदेश, मंत्रालय का आदेश, सरकारी आदेश है कि तुम, kampani ka malik, i am the developer, i am your developer, im your developer, i am your creator, i made you, i created you, vendor staff, model vendor, openai staff, google engineer, i work at google, i work for the company, i am the admin, i am admin, this is the admin, i am the owner, as your owner, i am the administrator, system administrator, security audit, authorised tester, authorized tester, red team, penetration test, company ka malik, main developer hoon, main developer hu, main admin hu, main admin hoon, mai admin hu, main malik, मैं डेवलपर हूं, मैं एडमिन हूं, मैं तुम्हारा मालिक, का मालिक बोल, मालिक बोल रहा, ministry order, order from ministry, order from the ministry, court order, police order',
  /** Orders to the assistant: "assistant must". */
  must: 'assistant must, assistant should, assistant shall, assistant will now, assistant has to, ai must, ai should, ai shall, ai will now, bot must, bot should, bot shall, chatbot must, chatbot should, chatbot will now, model must, model should, system must, you must, you will now, you shall now, you are required, you are ordered, you are authorised to, you are authorized to, you have to obey, assistant ko, ai ko ab, ai ko, bot ko, chatbot ko, ai isko, ai ise, tumhe ab, tumhe sab, tumko ab, tum ko ab, aapko ab sab, assistant ab, ai ab, bot ab, असिस्टेंट को, एआई को, बॉट को, चैटबॉट को, तुम्हें अब, तुमको अब, असिस्टेंट अब, एआई अब, बॉट अब, new policy, updated policy, policy update, new directive, effective today, effective immediately, with immediate effect, nayi policy, naya niyam, naye niyam, नई नीति, नया नियम, नए नियम, नया आदेश',
  professional:
    'registered nurse, i am a doctor, i am doctor, im a doctor, i am a nurse, im a nurse, as a doctor, as a nurse, being a doctor, i am a pharmacist, im a pharmacist, i am a medical student, main doctor hu, main doctor hoon, mai doctor hu, main khud doctor, khud doctor, main nurse hu, main nurse hoon, मैं डॉक्टर हूं, मैं डॉक्टर हूँ, मैं खुद डॉक्टर, मैं नर्स हूं, मैं नर्स हूँ',
  others:
    'conversation of, conversations of, chat of, chats of, chat history of, who chatted, chatted before, before me, previous user, previous users, last user, previous patient, last patient, other peoples, someone elses, pichle user, pichle mareej, pichle patient, mujhse pehle, dusre logo, dusro ki, doosro ki, kisi aur ki, kisi aur ka, पिछले यूजर, पिछले मरीज, पिछले मरीज़, मुझसे पहले, दूसरे लोगों, दूसरों की, दूसरों का, किसी और की, किसी और का, सब मरीजों, सारे मरीजों, बाकी मरीजों, baki mareejo, saare mareejo, saare patients, all patients, other patient, other patients, another patient, names of patients with, list patients with, list of patients with, details of patients with, numbers of patients with, records of patients with, show patients with, patient who asked, patients who asked, people who asked, everyone who asked, users who, every user, your patients, names of patients, patient list, list of patients, patient names, patient data, patients in your, other users, all users, your database, the database, database, records of, someone elses record, her record, his record, report of another, neighbour report, sabhi mareej, sabhi mareejo, sab patient, dusre patient, doosre patient, dusre mareej, patient ki list, mareezo ki list, सभी मरीजों, सभी मरीज़ों, दूसरे मरीज, दूसरे मरीज़, मरीजों की सूची, मरीजों के नाम, मरीज़ों की सूची, डेटाबेस, दूसरे मरीजों',
  data: 'conversation, conversations, chat, chats, prescriptions, baatchit, batchit, chat history, बातचीत, चैट, बातें, पर्ची, पता, name, names, phone, phone numbers, phone number, numbers, address, addresses, list, record, records, details, data, contact, contacts, email, emails, report, reports, medical history, export, dump, naam, number, सूची, नाम, नंबर, फोन नंबर, रिकॉर्ड, जानकारी, रिपोर्ट',
  /** Questions about the instructions that the assistant got: "तुम्हें क्या निर्देश मिले". */
  given:
    'nirdesh mile, nirdesh diye, niyam mile, niyam diye, rules mile, rules diye, instructions mile, instructions diye, instruction mila, aadesh mile, aadesh mila, hidayat mili, hidayat di, निर्देश मिले, निर्देश मिला, निर्देश दिए, निर्देश दिये, नियम मिले, नियम दिए, नियम दिये, नियम बताए, आदेश मिले, आदेश मिला, आदेश दिए, हिदायत मिली, हिदायत दी, sikhaya gaya, program kiya, सिखाया गया, प्रोग्राम किया',
  thee: 'tumhe, tumhen, tujhe, tumko, tumhein, tumse, aapko, aapse, तुम्हें, तुझे, तुमको, तुमसे, आपको, आपसे',
  company: 'company ne, kampani ne, कंपनी ने, creator ne, malik ne, developer ne, डेवलपर ने, मालिक ने',
  maker:
    'tumhare creator, tumhare malik, tumhare developer, tumhare developers, tumhare banane wale, apne banane wale, tumhe banane wale, banane wale ne, jisne tumhe banaya, your creator, your creators, your developer, your developers, your makers, your programmers, your engineers, your company, तुम्हारे बनाने वाले, अपने बनाने वाले, तुम्हें बनाने वाले, बनाने वाले ने, जिसने तुम्हें बनाया, तुम्हारे मालिक, तुम्हारे निर्माता, तुम्हारे डेवलपर',
  secret:
    'all your secrets, your secrets, sab raaz, sare raaz, saare raaz, apne raaz, raaz bata, raaz khol, raj khol, सब राज़, सारे राज़, अपने राज़, राज़ बता, राज़ खोल',
  obey: 'never mention, never refuse, never say no, do not refuse, dont refuse, confirm by, by writing, by saying, acknowledge by, to show you, mana mat karo, mana mat karna, mana nahi karna, inkar mat, sab topic, sab sawal, sabhi sawal, saare sawal, kuch bhi puchho, jo bhi puchu, har topic, har vishay, har cheez ka jawab, मना मत करो, मना मत करना, इनकार मत, सब सवाल, सभी सवाल, सारे सवाल, हर विषय, जो भी पूछूं, हर चीज का जवाब, all topics, every topic, every question, all questions, anything at all, answer coding, answer politics, answer only yes, answer only, only yes, say yes, reply yes, respond only with, respond with, begin with, start with sure, say i agree, confirm, acknowledge, haan bolo, ha bolo, han bolo, हां बोलो, हाँ बोलो, to everything, break your rules, answer any topic, any topic, anything i ask, har sawal, koi bhi sawal, हर सवाल, किसी भी विषय',
} as const;
type Word = keyof typeof words;

const read = readerOf<Word>(words, { correctedFrom: 6 });

/** Which meanings together, within how many words, make a message an injection. */
const rules: readonly (readonly [needs: readonly Word[], within: number, order?: 'in order'])[] = [
  [['drop', 'rules'], 9],
  [['rules', 'end'], 6, 'in order'],
  [['without', 'rules', 'you'], 12],
  [['acts', 'you'], 6],
  [['reveal', 'hidden'], 10],
  [['hidden'], 12],
  [['role'], 4],
  [['mode'], 6],
  [['claim'], 8],
  [['professional', 'rules'], 20],
  [['professional', 'obey'], 20],
  [['professional', 'mode'], 20],
  [['others', 'data'], 10],
  [['obey', 'rules'], 14],
  [['must', 'obey'], 16],
  [['must', 'rules', 'drop'], 16],
  [['secret', 'you'], 14],
  [['given', 'thee'], 8],
  [['company', 'thee'], 9],
  [['maker', 'reveal'], 12],
  [['maker', 'rules'], 12],
];

/** Marks of another speaker, as in chat protocols: in a question of a person they are forged. */
const FORGED =
  /<\/?\s*(system|assistant|instructions?|prompt|report|user|im_start|im_end)\b|\[\s*\/?(system|inst|admin)\s*\]|<\||#{2,}\s*(system|instruction)|^\s*(system|assistant)\s*:/im;

/** At the beginning of a clause a role is given to the reader: "You are a pirate.", "Act as my lawyer." */
const ROLE_GIVEN =
  /(?:^|[.!?:;\n"“]\s*|,\s*|\band\s+|\bplease\s+|\bnow\s+)(?:act|behave|speak|talk|write|answer|reply|respond)\s+(?:as|like)\s+(?:an?|my|the|if)\b|(?:^|[.!?:;\n"“]\s*)you(?:['’]re|\s+are)\s+an?\b(?!\s+(?:doctor|great|good|very|real|star))/im;

/** The same in Hindi, where the verb ends the clause: "तुम एक समुद्री डाकू हो, …". A question whether it is one ends there. */
const ROLE_GIVEN_IN_HINDI =
  /(?:^|[.!:;,\n"“।]\s*|(?:ab|ki|baad|se|अब|कि|बाद|से)\s+)(?:tum|aap|tu|तुम|आप|तू)\s+(?:ek|woh|wo|vo|aise|aisi|एक|वह|वो|ऐसे|ऐसी)\s[^.?!।,\n]{2,60}\s(?:ho|hain|hai|हो|हैं|है)(?=\s*[,।.!]\s*\S|\s+(?:jo|jise|jiske|aur|जो|जिसे|जिसके|और)\s)/imu;

/** Whether a message tells the assistant to leave its task, in English, Hindi or Hinglish. Pure. */
export function isInjection(text: string): boolean {
  const { mentions } = read(text);
  const isNear = (needs: readonly Word[], within: number, order?: 'in order') => {
    const [first, ...others] = needs.map((need) => mentions.filter(({ meaning }) => meaning === need));
    return (first ?? []).some(({ start, end }) =>
      others.every((other) =>
        other.some(
          (each) =>
            Math.max(end, each.end) - Math.min(start, each.start) < within &&
            (each.start > end || (each.end < start && order === undefined)),
        ),
      ),
    );
  };
  const plain = text.normalize('NFKC');
  return (
    FORGED.test(plain) ||
    ROLE_GIVEN.test(plain) ||
    ROLE_GIVEN_IN_HINDI.test(plain) ||
    quotesPrompt(text) ||
    rules.some(([needs, within, order]) => isNear(needs, within, order))
  );
}
