import { expect, test } from '@jest/globals';
import { rankOfLines as rankOf } from './testing/rank-of-lines.js';

test.each([
  ...['Blasts mile', 'blast cells dikhe hain', 'ब्लास्ट कोशिकाएँ मिलीं', 'Smear me 30 blasts mile hain'],
  ...[
    'dimag me khoon jama hai',
    'दिमाग में रक्तस्राव',
    'brain mein bleeding hui hai',
    'sir ke andar khoon: dimag me thakka',
  ],
  ...['aant phat gayi hai', 'आंत में छेद है', 'appendix phat gaya', 'अपेंडिक्स में सूजन', 'aant me rukawat hai'],
  ...['phephde ki nas me khoon ka thakka', 'फेफड़े में थक्का', 'phephde ke bahar hawa', 'छाती में हवा भर गई'],
  ...['bachche ki dhadkan nahi mili', 'शिशु की धड़कन नहीं है', 'pet me bachcha mar gaya', 'heartbeat nahi aa rahi'],
  ...['nali me garbh hai', 'बच्चेदानी के बाहर गर्भ', 'dil ka daura pada hai', 'हार्ट अटैक आया है', 'andkosh me marod'],
  ...['torsion hai blood flow nahi', 'pneumothorax hai, khansi nahi', 'black fungus mila', 'आंवल अलग हो गई है'],
  ...[
    'बच्चे की धड़कन सुनाई नहीं दी',
    'गर्भ नली में है',
    'SAH hai',
    'CSF me bacteria mile',
    'दिमाग की नस में ब्लॉक',
    'ECG: दिल का दौरा',
  ],
  ...['अंडाशय मुड़ गया है', 'andarooni raktsrav', 'saans ki nali me moongfali phansi hai', 'lakwa maar gaya'],
  ...['CT me dimag me khoon dikha', 'छाती में खून भरा है', 'baby ki heartbeat band hai', 'भ्रूण जीवित नहीं है'],
  ...['दिमागी बुखार के कीटाणु मिले', 'tilli se khoon beh raha hai', 'ECG report me dil ke daure ke sanket'],
  ...['pehle se zyada brain me bleeding hai', 'acute leukemia hai', '2 din pehle heart attack aaya'],
])('"%s" is for the hospital today', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...['malaria positive hai', 'मलेरिया के परजीवी मिले', 'malaria nikla hai', 'TB ke keetanu mile', 'टीबी के जीवाणु मिले'],
  ...['balgam me AFB mile', 'TB positive nikla', 'कैंसर की कोशिकाएँ मिली हैं', 'cancer cells mile hain', 'blood cancer hai'],
  ...['बलगम में टी.बी. के कीटाणु मिले हैं', 'gene xpert me TB nikla', 'malaria hai', 'DVT hai'],
  ...['टीबी की पुष्टि हुई', 'biopsy me cancer nikla', 'khoon me bacteria mile', 'मलेरिया के परजीवी देखे गए'],
  ...['pair ki nas me khoon ka thakka', 'रिपोर्ट फोन पर सूचित की गई', 'गंभीर परिणाम'],
])('"%s" is for a doctor today', (text) => expect(rankOf(text)).toBe('doctor'));

test.each([
  ...['blasts nahi mile', 'ब्लास्ट नहीं दिखे', 'koi blast cell nahi dikha', 'malaria positive nahi hai', 'मलेरिया नहीं मिला'],
  ...[
    'TB ke jivanu nahi mile',
    'टीबी के कीटाणु नहीं पाए गए',
    'TB ki jaanch',
    'TB ke keetanu ki jaanch',
    'malaria negative',
  ],
  ...[
    'pneumothorax nahi hai',
    'pneumothorax ya effusion ka koi sanket nahi',
    'torsion nahi dikha',
    'dimag me bleeding nahi hai',
  ],
  ...[
    'bachche ki dhadkan theek hai',
    'dhadkan 148',
    'bachche ki dhadkan mili',
    'heart attack ka khatra',
    'दिल के दौरे का खतरा',
  ],
  ...[
    'papa ko heart attack aaya tha',
    '5 saal pehle dil ka daura pada tha',
    'पहले टीबी के जीवाणु मिले थे',
    'agar blasts mile to',
  ],
  ...[
    'ectopic pregnancy nahi hai, bachcha andar hai',
    'troponin positive nahi hai',
    '2015 me heart attack hua tha',
    'bhai ko TB hai',
  ],
  ...['खून का थक्का जमने का समय 5 मिनट', 'bleeding ho to turant aaye', 'appendix nahi fata', 'टीबी का टीका लगा है'],
  ...[
    'khoon me sugar zyada mili',
    'dimag me khoon ki kami',
    'शिशु जीवित है',
    'khoon aana band ho gaya',
    'stroke kya hota hai',
  ],
  ...[
    'cancer nahi mila',
    'टीबी की पुष्टि नहीं हुई',
    'dhadkan band nahi hui',
    'placenta upar hai',
    'aankh ke andar khoon jama',
  ],
  ...['pair me sujan hai', 'पेट में गैस', 'khoon ki kami', 'dimag ki nas theek hai', 'malaria ki dawa', 'TB gold positive'],
  ...[
    'kaan ka parda phat gaya',
    'edi fat gayi',
    'Periappendiceal fat is normal',
    'Malaria parasite not seen',
    'Bowel fat normal',
  ],
])('"%s" is not said to be urgent', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...['phephdo me hawa bhar gayi hai', 'फेफड़े में हवा भर गई', 'aant me gaanth pad gayi', 'dil ki nas 100% band hai'],
])('"%s" is for the hospital too', (text) => expect(rankOf(text)).toBe('hospital'));

test.each(['phephdo me hawa bharo aur roko', 'aant me gas hai', 'dil ki nas theek hai'])('"%s" can wait', (text) =>
  expect(rankOf(text)).toBeNull(),
);
