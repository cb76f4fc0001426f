import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import type { Called } from '@anamnesis/contracts/assistant/emergency-numbers';

/** What to do in an emergency until help is there, in English: from memory of what courses and guidelines of first aid teach. No source was kept with what it says, so none is shown. */
const phrases = {
  numberLabels: {
    emergency: 'Emergency: ambulance, police, fire',
    ambulance: 'Ambulance',
    fire: 'Fire service',
    gas: 'Helpline for leaks of LPG',
    motherAndChild: 'Ambulance for mothers and small children',
    mentalHealth: 'People who listen, free of charge, day and night',
    women: 'Women’s helpline',
    child: 'Children’s helpline',
    poison: 'Poisons information centre',
  } satisfies Record<Called, string> as Record<Called, string>,
  /** After the first sentence on self-harm, where somebody may harm a child. */
  childSafety:
    'Make the child safe first: another grown-up whom you trust takes the child now and stays with it; until then put it down in a safe place, such as its bed, and go out of the room. Whoever thinks of harming a child, or hears voices that say so, is not left alone. This is an illness that can be treated, and after a birth it is an emergency: call, or go to a hospital now.',
  whatToDo: {
    sameEmergency: [
      'This is about the emergency you wrote of before. Also if it seems better now: call, or go to a hospital. It may come back, and a doctor has to see it.',
      'Give nothing to eat, to drink or as medicine, unless it says so here or you are told to on the phone.',
    ],
    selfHarm: [
      'I am glad that you wrote this, and I am sorry that it hurts so much. You do not have to carry it alone.',
      'Please call one of these numbers now; somebody will listen, and you can say as much or as little as you like.',
      'Until then, go to a person you trust or call them, and put away whatever you could hurt yourself with.',
      'If you or somebody else is hurt or in danger already, call the emergency number.',
      'If you worry about somebody else: take it seriously, ask them, stay with them, put away what could hurt them, and call together.',
    ],
    choking: [
      'If the person can cough, let them cough.',
      'If they cannot cough or speak: give 5 firm blows between the shoulder blades, then 5 quick pushes inward and upward above the navel. Repeat. For a baby under one year, use 5 back blows face down on your arm, then 5 pushes on the chest with two fingers.',
      'Call for an ambulance. If the person stops responding, begin chest compressions.',
    ],
    drowning: [
      'Call for help. Do not go into deep water yourself: throw a rope or something that floats.',
      'Once out of the water: if the person does not breathe normally, give 5 rescue breaths, then chest compressions, and call for an ambulance.',
      'If they breathe, lay them on their side and keep them warm. Everyone who was pulled from water has to be seen at a hospital.',
    ],
    electricity: [
      'Switch off the current at the main switch first. Do not touch the person while it is on; if it cannot be switched off, push the source away with dry wood or plastic. Stay far away from power lines that have fallen.',
      'Call for an ambulance. If the person does not breathe normally, begin chest compressions. If they breathe and do not wake, lay them on their side. Cool burns with running water.',
      'Also after a short shock, see a doctor today: the heart may be affected later.',
    ],
    gas: [
      'Everybody into fresh air now. No flame and no match, switch nothing electric on or off, neither light nor exhaust fan, and use no phone inside.',
      'Where gas leaks: open doors and windows on the way out, and close the knob of the cylinder, the regulator or the valve of the pipe if you reach it at once. Call from outside, and stay out until it has been checked. If something burns already, do not go back for the cylinder.',
      'Fumes of a gas geyser, an angithi, coal, a generator or an engine in a closed place often have no smell. Whoever has a headache, vomits, is drowsy or confused needs an ambulance, even if it gets better outside.',
      'Lay who is drowsy on the side, outside. If they do not breathe normally, push hard and fast on the middle of the chest until help comes.',
      'Do not climb into a tank, a well, a drain or a manhole after somebody, not even with a rope or a cloth over the mouth: the gas takes the second person too. Call the fire service.',
    ],
    chemicalEye: [
      'Rinse the eye now, before anything else: clean running water over the open eye for at least 20 minutes, from the nose outwards, so that nothing runs into the other eye. Hold the lids apart.',
      'Take out contact lenses while you rinse. Do not rub, and put in neither drops, milk, ghee, rose water nor lemon: only water. Lime (chuna) and cement: brush dry powder off the face first, and let the water carry grains out.',
      'Then go to a hospital with an eye department at once, and go on rinsing on the way if it still burns. Take the bottle or packet with you. From skin, take off wet clothes and rinse as long.',
    ],
    opioid: [
      'This may be an overdose of an opioid, which stops the breathing. Call for an ambulance now, and say what was taken. Keep the person awake if you can: speak loudly, shake the shoulders.',
      'If the person breathes, lay them on their side in the recovery position with the head tilted back, and watch every breath. Do not let them “sleep it off”, and do not leave them alone.',
      'If they do not breathe, or only gasp: begin rescue breaths and chest compressions. If there is naloxone and somebody who knows how, give it. Give nothing to eat or drink, and no cold shower.',
    ],
    unconscious: [
      'Call for an ambulance now.',
      'If the person breathes, lay them on their side with the head tilted back.',
      'If they do not breathe normally, or only gasp: push hard and fast on the middle of the chest, about two pushes a second, until help comes. With a small child or after drowning, give rescue breaths too if you know how.',
      'During a fit: move hard things away, put something soft under the head, put nothing in the mouth, do not hold them down, and note how long it lasts.',
      'Give nothing to eat or drink.',
    ],
    breathing: [
      'Call for an ambulance now.',
      'Who is awake: sit upright, lean a little forward, loosen tight clothes, and open a window.',
      'If there is an inhaler for asthma, use it as its owner was told. Do not lie down, and do not stay alone.',
      'If the person does not respond and does not breathe normally: push hard and fast on the middle of the chest, about two pushes a second, until help comes.',
    ],
    heart: [
      'This may be a heart attack. Call for an ambulance now; do not drive yourself, and do not wait until it passes.',
      'Sit down and rest, leaning against something. Loosen tight clothes. Do not walk about, and do not eat or drink.',
      'Tell the person on the phone which medicines you take and whether you are allergic to aspirin; they will say whether to chew one. After sildenafil (Viagra), tadalafil or the like, take no Sorbitrate, nitroglycerin or other nitrate, and tell everybody who helps.',
      'If the person stops responding and does not breathe normally, push hard and fast on the middle of the chest until help comes.',
    ],
    stroke: [
      'This may be a stroke. Call for an ambulance now: every minute counts, even if it seems to get better.',
      'Check: does one side of the face droop, is one arm weak, is speech unclear? Note when it began; the hospital will ask.',
      'Lay the person down with the head a little raised. Give nothing to eat or drink, and no medicine.',
    ],
    lowSugar: [
      'This may be a very low blood sugar. If the person is fully awake and able to swallow: give something sweet at once, such as glucose powder or three to four spoons of sugar in water, fruit juice, or a drink that is not sugar-free. Measure again after 15 minutes, and repeat if it is still low.',
      'If the person is drowsy, confused, has a fit or cannot swallow: give nothing by mouth, lay them on their side, and call for an ambulance now.',
      'Do not leave the person alone. No insulin and no more tablets for sugar until a doctor has been asked; afterwards something to eat, and ask a doctor today why it happened. If the face droops, an arm is weak or speech is unclear and sugar does not help at once, call for an ambulance.',
    ],
    bleeding: [
      'Press firmly on the wound with a clean cloth, and keep pressing without looking. If blood soaks through, put another cloth on top.',
      'Call for an ambulance now.',
      'Lay the person down and keep them warm.',
      'Do not pull out anything that is stuck in the wound.',
      'Blood that is vomited or coughed up, black or bloody stool, much blood in urine: that bleeding is inside, where nobody can press. Let the person lie on the side, or sit if that is easier to breathe. Give nothing to eat or drink, and no aspirin and no other painkiller. Take the medicines along, above all blood thinners.',
      'Bleeding from the womb (a period, or between periods) cannot be pressed on: lie down and keep count of the pads. A pad soaked within an hour for two hours, dizziness, strong pain or a possible pregnancy: to a hospital now, by ambulance if standing is hard. No aspirin.',
      'Nose: sit leaning forward, pinch the soft part of the nose firmly for 15 minutes without letting go, and spit the blood out. With dengue, a blood thinner or a blow to the head, or if it goes on after that, go to a hospital now.',
    ],
    allergy: [
      'This may be a severe allergic reaction. Call for an ambulance now.',
      'If there is an adrenaline pen, use it at once in the outer thigh.',
      'Lie down with raised legs; if it is hard to breathe, sit up. Do not stand or walk. Stop whatever caused it.',
    ],
    poisoning: [
      'Call for an ambulance or the poisons centre now, also if there are no signs yet.',
      'Do not make the person vomit, and give nothing to drink unless you are told to. Keep the packet or bottle and show it.',
      'If it is on skin or in eyes, rinse with plenty of water. If it was breathed in, go into fresh air.',
      'If it was taken to end a life, say so on the phone: it can get better with help, and the hospital helps with that too.',
    ],
    bite: [
      'Snake: go to a hospital with antivenom now. Keep still and keep the bitten limb still, take off rings and bangles. Do not cut, suck, tie tightly or use ice, and do not try to catch the snake.',
      'Dog, cat, monkey, bat or other animal: wash the wound with soap under running water for 15 minutes, and go for the vaccine against rabies today. Once rabies breaks out, it cannot be cured.',
      'Scorpion or many stings: go to a hospital now, above all with a child or if it is hard to breathe.',
    ],
    child: [
      'A small child who does not drink, is limp, blue, very sleepy or breathes with effort has to be seen by a doctor at once. Call for an ambulance or go to the nearest hospital now.',
      'Keep the child warm, skin to skin if it is a baby. If the child is awake and able to drink, keep offering the breast.',
      'If the child does not breathe, begin rescue breaths and chest compressions, and follow what the person on the phone says.',
    ],
    pregnancy: [
      'Call for an ambulance or go to a hospital with a maternity ward now.',
      'Lie on your left side. Do not eat or drink. Take your antenatal card with you, and do not go alone.',
      'If the baby is coming: stay where you are, keep warm, and do not pull on the baby or the cord.',
    ],
    preEclampsia: [
      'High blood pressure in pregnancy or after a birth, with headache, disturbed sight, pain below the ribs or a swollen face, may be pre-eclampsia. It is dangerous for mother and child. Call for an ambulance or go to a hospital with a maternity ward now; do not wait for the next check.',
      'Until then lie on the left side in a quiet, dark room, and do not stay alone. Take the antenatal card and the measured pressures with you. Take no more tablets for the pressure than were prescribed.',
      'During a fit: lay her on her left side, move hard things away, put nothing in the mouth, do not hold her down, and call again.',
    ],
    reducedMovements: [
      'A child that moves less or not at all has to be checked today. Go to a hospital with a maternity ward now, day or night; do not wait until tomorrow or for the next check.',
      'Do not rely on a cold drink, something sweet, or a heartbeat that you hear at home. Most children are well, but only a check in the hospital can tell.',
      'If there is bleeding, strong pain, or water has broken: call for an ambulance. Lie on your left side until it comes, and take your antenatal card with you.',
    ],
    burn: [
      'Cool the burn under cool running water for 20 minutes. Use no ice, no toothpaste, no oil and no ghee.',
      'Take off rings and clothes near it, but nothing that sticks to the skin. Cover it loosely with clean cling film or cloth.',
      'Call for an ambulance if it is larger than the person’s hand, deep, on face, hands or genitals, from electricity or chemicals, or if a child is burned. Rinse chemicals for a long time.',
    ],
    injury: [
      'Call for an ambulance now. Make sure that the place is safe for you.',
      'Do not pull out what is stuck in the body or an eye, such as a knife, a rod or glass: leave it there, hold it still with cloths beside it, and press only around it.',
      'Do not move the person if head, neck or back may be hurt, unless there is danger. Press on other wounds that bleed.',
      'After a blow to the head: go to a hospital if there was vomiting, sleepiness, confusion, a fit, or the person was out even briefly.',
    ],
    meningitis: [
      'Fever with a stiff neck, a rash that stays under a pressed glass, confusion or pain from light may be meningitis. Call for an ambulance or go to a hospital now; do not wait for a rash.',
    ],
    sepsis: [
      'These may be signs of a severe infection (sepsis). Call for an ambulance or go to a hospital now, and say “could this be sepsis?”',
    ],
    heat: [
      'This may be heat stroke. Call for an ambulance.',
      'Cool the person at once and go on until help comes: into the shade, outer clothes off, into cold water up to the neck if that is safe, or pour water over the whole body and fan. Put ice or wet cloths on neck, armpits and groin.',
      'If the person does not wake: lay them on their side and go on cooling. Give water in sips only to somebody who is fully awake. Tablets for fever do not help.',
    ],
    childAbuse: [
      'A child who is beaten or abused did nothing wrong, and has a right to be safe. In danger now: call the emergency number. The helpline for children listens day and night, to children and to adults who worry about one.',
      'If this happens to you: go to a person you trust, such as a teacher, a relative or a neighbour, and tell them. You are allowed to tell, also if somebody told you to keep it secret.',
      'If it happens to a child you know: believe it, keep it away from whoever harms it, and do not question it again and again. A hospital treats injuries at once, without a police report; do not wash or change clothes after sexual violence before that, if it is possible.',
    ],
    violence: [
      'You did nothing wrong, and you have a right to be safe. If you are in danger now, call the police.',
      'If you can, go to a place with other people or to somebody you trust. A hospital treats you without a police report.',
      'If you are injured: press on wounds that bleed, and cool burns with running water. The helpline for women listens in confidence, and tells about shelter and your rights. Where its number is not shown here, ask for it at the emergency number.',
    ],
    urgent: [
      'This may not be able to wait. Call for an ambulance or go to the nearest hospital now, and do not go alone.',
    ],
    unsure: ['If this may be dangerous, do not wait for an answer here: call now.'],
    low: [
      'You do not have to be alone with how you feel. Here you can talk to people who listen.',
      'If you are thinking about ending your life, do not wait for an answer here: call now.',
    ],
  } satisfies Record<EmergencyKind, readonly string[]> as Record<EmergencyKind, readonly string[]>,
};

export default phrases;

/** The phrases of a language. */
export type EmergencyPhrases = typeof phrases;
