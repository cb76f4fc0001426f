/** First aid by situation, in English, where the advice on the kind of emergency would be wrong or too general. Written from memory, as courses teach it, without a source; so none is shown. */
const phrases = {
  hanging: [
    'Lift the body at once so that the neck bears no weight, loosen or cut the rope, and lay the person down flat; hold the head and neck straight. The police may be told later: do not wait for them.',
    'Call for an ambulance now. If the person does not breathe normally, or only gasps: push hard and fast on the middle of the chest, about two pushes a second, until help comes.',
    'If the person breathes: lay them on their side, head and neck in line, and watch every breath. Everybody who hung needs a hospital, also if they are awake: the throat may swell later. Do not leave them alone.',
  ],
  cutting: [
    'Press firmly on the cut with a clean cloth and do not let go; raise the arm. If blood soaks through, put another cloth on top.',
    'Call for an ambulance now. If you are not there: send somebody who is near, call the emergency number with the address, and stay on the phone.',
    'Stay with the person, speak calmly, do not scold, and take away blades and medicines if that is safe for you. The hospital treats the wound, and helps with what hurts inside.',
  ],
  smoke: [
    'Out of the smoke now, close doors behind you, and do not go back. Stay low, where the air is clearer, with a wet cloth over nose and mouth; no lift. If the way out is blocked: close the door, put wet cloths along the gap, go to a window and call.',
    'Call the fire service and an ambulance. Soot in nose or mouth, a hoarse voice, cough, hard breathing, a headache or confusion after smoke mean that the airway is burned or that there was carbon monoxide: to a hospital at once, also if it seems mild. The throat can swell shut within hours.',
    'Sit upright in fresh air, loosen tight clothes; nothing to eat or drink, and no steam. If somebody does not breathe normally, push hard and fast on the middle of the chest until help comes.',
  ],
  cord: [
    'The cord comes before the child: this is an emergency of minutes. Call for an ambulance now, and say “the cord is out”.',
    'Kneel down, chest on the floor and hips high; in the ambulance or if you cannot kneel, lie on the left side with pillows under the hips. So the child does not press on the cord.',
    'Do not push the cord back, do not pull or touch it more than needed; cover it with a clean, damp, warm cloth. Do not stand, do not push, do not eat or drink. The hospital has to make ready for an operation.',
  ],
  afterBirth: [
    'Heavy bleeding after a birth (a pad full within an hour, large clots, dizziness) kills within hours. Call for an ambulance now and go to a hospital with a maternity ward.',
    'Until then: lay her flat with raised legs and keep her warm. Rub the belly firmly below the navel in circles until the womb feels hard, and again when it goes soft. She passes urine if she can, and puts the baby to the breast.',
    'If the placenta has not come, do not pull on the cord. Put nothing into the vagina; keep the pads and cloths and show how many they were. Nothing to eat; do not leave her alone.',
  ],
  fits: [
    'A fit in pregnancy or in the weeks after a birth is eclampsia until a doctor says otherwise, also without epilepsy before. Call for an ambulance now and say “a fit in pregnancy”; go to a hospital with a maternity ward.',
    'Lay her on her left side, move hard things away, put nothing in the mouth, do not hold her down, and note how long it lasts.',
    'After the fit she stays on the side; look whether she breathes. Nothing to eat or drink.',
  ],
  blueChild: [
    'Look now whether the child breathes. If it does not, or only gasps: call for an ambulance (somebody else calls while you begin), give 5 rescue breaths, then 30 pushes on the middle of the chest and 2 breaths, again and again.',
    'If something may be stuck in the throat: for a baby under one year 5 blows between the shoulder blades face down on your arm, then 5 pushes on the chest; for an older child blows on the back, then pushes above the navel.',
    'If it breathes and stays blue: call for an ambulance, hold it upright in your arms, keep it warm, and give nothing by mouth. A child that was blue goes to a hospital also if it is pink again.',
  ],
  drugged: [
    'You did nothing wrong. Do not stay alone, and do not go anywhere with the person who gave it: go to people you trust or to the staff, and call for help. In danger: the police.',
    'Who is drowsy, confused, vomits or cannot stand: call for an ambulance, lay them on the side, and watch every breath. No alcohol, no coffee, no driving; do not make them vomit.',
    'Go to a hospital now, within hours if possible: blood and urine show what it was only for a short time, so do not wait to pass the first urine at home if you can. After sexual violence it treats you without a police report; try not to wash before.',
  ],
  bloodThinner: [
    'A blow to the head of somebody who takes a blood thinner can bleed inside, also if it was small and hours ago. Go to a hospital that can make a CT scan now, even if the person seems well; call for an ambulance if there is vomiting, headache, sleepiness, confusion, a fit or weakness.',
    'Take the medicines along and say when the last tablet was taken. No further tablet of the blood thinner, no aspirin and no other painkiller before a doctor has been asked.',
    'Keep the head still and a little raised; nothing to eat or drink. Press on a wound outside that bleeds, but not where the bone feels soft.',
  ],
  tetanus: [
    'A jaw that does not open, stiff muscles or cramps days to weeks after a wound may be tetanus. Call for an ambulance or go to a large hospital now, also if the wound was small or has healed.',
    'Keep the person quiet, in little light and without noise or touch, which bring on cramps. Give nothing to eat, to drink or as medicine: swallowing may fail. Do not force the mouth open. Tell about the wound and the last tetanus vaccine.',
  ],
  blackFoot: [
    'A foot, hand or finger that turns black, blue or cold, or smells, may have no blood or a deep infection; with diabetes the limb and life are in danger. Go to a hospital with surgeons today, now if there is fever, pain, swelling, or it came suddenly.',
    'Do not walk on it. Cover it loosely with a clean dry cloth; do not cut or scrape anything off, no hot water, no ice, no massage, no ointment, no turmeric. Take your medicines for sugar as prescribed and measure the sugar; give sugar only if it was measured low.',
  ],
  redStreak: [
    'A red streak that goes up from a wound, with or without fever, is an infection that spreads: it needs antibiotics from a doctor today. Go to a hospital now.',
    'Call for an ambulance if there is shivering, confusion, fast breathing, cold or mottled skin or hardly any urine, and say “could this be sepsis?”. Keep the limb still and raised, mark the edge of the redness with a pen, and press or cut nothing.',
  ],
  hiv: [
    'After a contact with HIV, medicines (PEP) can keep the virus away. They work best within hours and only within 72 hours: go to a hospital with an ART centre or an emergency department now, also at night, and say “possible HIV exposure, PEP”. Do not wait for a test result.',
    'Wash skin or a needle wound with soap and running water, do not squeeze it; rinse eyes and mouth with water. Ask there too about hepatitis B, other infections and, if a pregnancy is possible, the emergency pill. After sexual violence it treats you without a police report.',
  ],
  noseOrEar: [
    'Something in a nose or an ear: do not poke, pull with tweezers, pinch the nose or push it in, and do not put in sticks. A doctor (ear, nose and throat) takes it out, today.',
    'At once to a hospital: a button battery or a magnet, hard or noisy breathing, bleeding, strong pain, or a foul smell. A battery burns within an hour or two.',
    'Nose: an older child may blow once gently through it with the other side closed; a small child does not. An insect in the ear: hold the ear up, keep calm, and a few drops of clean warm oil may quiet it, but not if the eardrum may be torn. Other things in the ear: no water, no oil.',
  ],
  pressure: [
    'A pressure with the upper number 180 or more, or the lower 120 or more, has to be measured again: sit quietly for five minutes, feet on the floor, the cuff on the bare arm. If both are below and you feel well, ask a doctor within a few days.',
    'Still that high with a headache, trouble seeing, confusion, pain in chest or back, breathlessness, weakness on one side, a fit, or in pregnancy or after a birth: call for an ambulance now.',
    'Still that high without any of these: see a doctor or a hospital today. Take your usual tablets if you missed them; no extra tablets and nothing under the tongue, because a sudden fall harms too.',
  ],
} satisfies Record<string, readonly string[]>;

export default phrases;

/** The name of a situation. */
export type SituationName = keyof typeof phrases;
/** The sentences of advice for each situation, the first to be done first. */
export type SituationPhrases = Readonly<Record<SituationName, readonly string[]>>;
