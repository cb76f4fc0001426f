/**
 * Whether to do what people ask for in an emergency, in English: home remedies, what to give, what to do with one's hands. From memory, as `phrases.en.ts`; on what courses of first aid do not agree
 * is not answered, and the advice of the emergency stands alone.
 */
const phrases = {
  inMouth:
    'No: put nothing into the mouth during a fit, no spoon, no finger, no cloth, and do not force the teeth open. It breaks teeth and can block the breath; nobody swallows the tongue.',
  smell:
    'No: do not let them smell an onion, a shoe or anything else. It ends no fit and wakes nobody, and it costs time.',
  holdDown:
    'No: do not hold or tie the person down; that can break bones. Move hard things away, and lay them on the side when the fit is over.',
  onBurn:
    'No: put no toothpaste, turmeric, ghee, butter, oil, ice, potato, egg, powder or cream on a burn. They keep the heat in or damage the skin, and hide the wound from the doctor. Only cool running water.',
  blister: 'No: leave blisters closed, and do not pull off skin or cloth that sticks. Cover it loosely.',
  waterOnBurn: 'Yes: cool running water on the burn, for 20 minutes, and begin now.',
  switch:
    'No: no switch, light, fan, match, lamp or phone where there may be gas. One spark is enough. Go outside first.',
  goIn: 'Into a tank, well, drain or manhole: no, never, not even with a rope. From a room or bathroom: only if you can open door and windows and pull the person out at once without staying; if you get dizzy, or something burns, stay out and call the fire service.',
  onEye:
    'No: nothing but water, and do not rub or bandage the eye. Drops, milk, ghee, rose water and lemon cost time, or react with the chemical.',
  waterOnEye: 'Yes: rinse with clean running water, at least 20 minutes, and begin now.',
  poisonGiven:
    'No: do not make the person vomit, and give no salt water, milk, egg, oil, lemon, water or food, unless the poisons centre or the ambulance tells you to on the phone. What burns the throat burns it again, and vomit gets into the lungs.',
  washPoison: 'From skin: yes. Gloves on, wet clothes off, wash with plenty of water and soap.',
  washBite:
    'After a dog, cat, monkey or other animal: yes, soap and running water for 15 minutes. A snake bite: do not rub or scrub it, and lose no time; go to a hospital.',
  onBite:
    'No: do not tie, cut, suck or burn a bite, and put on no chilli, turmeric, lime, oil or stone. Snake: no ice either; on a sting, cold in a cloth is fine. A healer, too, costs the time in which the medicine of the hospital helps.',
  insulinGiven: 'No: no insulin and no tablet for sugar now; it would make the sugar fall further.',
  sugarGiven:
    'Yes, if the person is fully awake and can swallow: something sweet at once. No, if they are drowsy, confused or unconscious: put nothing into the mouth, no sugar under the tongue either, lay them on the side, and call.',
  aspirinInHeart:
    'Ask on the phone first: they may say to chew one. Not with an allergy to aspirin, with bleeding or a stomach ulcer, or if it may be a stroke. Call before anything else.',
  nitrateInHeart:
    'Only if a doctor prescribed it to this very person for such pain, as the doctor said, sitting, and never after sildenafil (Viagra), tadalafil or the like, or with a low blood pressure. Call for the ambulance all the same.',
  forGas:
    'No: do not treat it as gas. A heart attack feels like that too, and what helps against acidity proves nothing. Call now.',
  aspirinInStroke:
    'No: no aspirin and no tablet for the pressure. A stroke can be a bleeding, which aspirin makes worse; only a scan can tell.',
  strokeDeed:
    'No: no massage, no oil, and no pricking of fingers or ears with a needle. It does not help, and every minute until the hospital counts.',
  chokeGiven:
    'No: no water, banana, rice or bread, and do not search the throat with a finger; that pushes it deeper. Take out only what you see in the mouth.',
  chokeBlows:
    'Yes, if they cannot cough, speak or breathe: five firm blows between the shoulder blades with the heel of the hand, the person bent forward; a baby under one year face down on your arm. Who can cough goes on coughing.',
  pressBelly:
    'No: do not press the belly, hang the person upside down or swing them, and put on no salt. It brings vomit into the lungs, and delays the breaths that they need.',
  touchInCurrent:
    'No: do not touch or pull the person while the current is on, and use no water. Main switch first. Burying somebody in mud or sand does not help.',
  tie: 'Press on the wound first, firmly and without a pause. A band is only for bleeding from an arm or a leg that threatens life and does not stop by pressing: wide, never a thin string, above the wound, with the time noted, and not opened again until a doctor does.',
  pullOut:
    'No: leave what is stuck where it is, and hold it still. Pulled out, it may bleed so that nobody can stop it.',
  onWound:
    'No: put no turmeric, coffee, toothpaste, ash, lime, oil or earth into a wound. Press on it with a clean cloth.',
  rubLimb: 'No: do not rub, warm, pull or straighten it. Keep it still as it lies.',
  inHeatstroke:
    'Only to somebody who is fully awake and can swallow: water or ORS in sips. To anybody who is drowsy or confused nothing by mouth. Cooling goes first.',
  coolInHeatstroke:
    'Yes: cool with all that you have, water over the whole body, a fan, wet cloths or ice on neck, armpits and groin, and begin now.',
  feverTablet: 'No: tablets for fever do not help against heat stroke, and may harm. Cool from outside.',
  antihistamine:
    'It does not replace adrenaline or the ambulance, and works too late for breath and pressure. Call first; give nothing by mouth to somebody who breathes hard or is drowsy.',
  steam: 'No: no steam, rubs, turmeric or alcohol. Only the person’s own inhaler helps here until the ambulance comes.',
  coldDrink: 'No: a cold drink or sweets prove nothing. Go to be checked now.',
  orsGiven:
    'With loose motions or vomiting: yes, if the person is awake and can drink, ORS in small sips, again and again, also on the way to the hospital; a baby goes on at the breast. No, if they are drowsy or cannot swallow: nothing by mouth. ORS is no remedy for anything else.',
  babyGiven:
    'No gripe water and no herbs. Under six months: no water, honey or ghutti, only the breast or the usual milk, and no honey under a year; an older child who is awake may sip water or ORS. Who is drowsy gets nothing by mouth.',
  splash: 'No: no water on the face and no slaps. Look whether the person breathes, and lay them on the side.',
  medicineByMouth:
    'No: no medicine by mouth to somebody who does not wake or has a fit; it can get into the lungs. A spray for the nose or the like that was prescribed for fits only as the doctor showed it.',
  ownMedicine:
    'Only what a doctor prescribed to this very person for exactly this, such as an inhaler or an adrenaline pen, as prescribed; nothing else unless you are told to on the phone. Nothing by mouth to anybody who is drowsy or unconscious.',
  byMouth:
    'No: nothing to eat or drink now, unless you are told to on the phone. It can get into the lungs, or delay an operation.',
};

export default phrases;

/** The name of an answer to a question about a remedy. */
export type DeedAnswer = keyof typeof phrases;
