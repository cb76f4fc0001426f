/** Words by which people ask for the same aspect of different topics, in English, Hindi and Hinglish, separated by commas. */
export const asks = {
  eat: 'what should i avoid, what to avoid, things to avoid, kya na khaye, kya nahi khana, क्या न खाएं, eat, eating, food, foods, diet, avoid eating, khana, khane, khaye, khaaye, khayen, khaein, khau, khaun, kha sakte, kha sakta, kha sakti, kha le, kha lu, khilaye, khilana, parhez, खिलाएं, खिलाना, खाना, खाने, खाएं, खाए, खाऊं, खा सकते, खा सकता, खा सकती, परहेज, परहेज़, आहार',
  move: 'walk, walking, exercise, exercises, workout, gym, running, swimming, cycling, sports, yoga, tahalna, ghumna, vyayam, kasrat, sair, टहलना, व्यायाम, कसरत, सैर, जिम, योग',
  cause:
    'cause, causes, caused, reason, reasons, why, kyu, kyun, kyon, kyo, wajah, vajah, karan, kaise hota, kaise hoti, क्यों, कारण, वजह, कैसे होता, कैसे होती',
  prevent:
    'prevent, prevention, avoid getting, protect, bachav, bachne, bache kaise, kaise bache, roke kaise, kaise roke, बचाव, बचने, कैसे बचें, कैसे रोकें',
  cure: 'cure, cured, curable, permanent, permanently, reverse, reversed, reversible, go away, goes away, completely, jad se, hamesha ke liye, thik ho sakta, theek ho sakta, thik ho sakti, theek ho sakti, thik hoga, theek hoga, thik hogi, khatam ho, जड़ से, हमेशा के लिए, ठीक हो सकता, ठीक हो सकती, ठीक होगा, खत्म हो',
  last: 'how long, how many days, how many weeks, last, lasts, kitne din, kitne dino, kab tak, kitna time, kitne samay, कितने दिन, कितने दिनों, कब तक, कितना समय, recover, recovery',
  often:
    'how often, how many times, how frequently, every how many, kitni baar, kab kab, kitne mahine, kitne time me, कितनी बार, कब कब, कितने महीने',
  spread: 'contagious, spread, spreads, infectious, catch, failta, failti, failti hai, chhut, फैलता, फैलती, छूत',
  signs:
    'symptom, symptoms, sign, signs, lakshan, pehchan, kaise pata, pata kaise, how do i know, how to know, लक्षण, पहचान, कैसे पता, पता कैसे',
  danger: 'dangerous, serious, danger, complication, complications, khatarnak, khatra, खतरनाक, ख़तरनाक, खतरा',
  ease: 'reduce, relief, relieve, ease, control, home remedy, home remedies, remedy, gharelu, nuskha, nuskhe, upay, kam kaise, kaise kam, kam kare, kya kare, kya karu, kya karun, what to do, what should i do, aaram, rahat, घरेलू, नुस्खा, नुस्खे, उपाय, कम कैसे, कैसे कम, क्या करें, क्या करूं, राहत, आराम',
} as const;
