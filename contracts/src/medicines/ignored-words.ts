const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Units of strengths. */
export const units = words('mg mcg μg ug g gm gms gram grams kg ml l iu u unit units meq percent');

/** Words around names: forms, units, release, directions, and what is said of allergies. */
export const ignoredWords: ReadonlySet<string> = new Set([
  ...units,
  ...words(
    [
      't tab tabs tablet tablets cap caps capsule capsules syp syr syrup inj injection susp suspension drop drops cream',
      'oint ointment gel lotion spray inhaler respule respules rotacap rotacaps sachet sachets powder patch solution',
      'infusion vial ampoule strip kit mouthwash dispersible chewable effervescent enteric coated',
      'sr xr er xl mr cr la dr ec od bd bid tds tid qid qds hs sos stat prn ac pc bbf abf oral orally topical iv im sc',
      'forte plus duo ds dt md advance kid junior adult paediatric pediatric new eye ear nasal',
      'a an the of for in on at to by as if or x per once twice thrice one two three time times day days daily week weekly',
      'month months morning noon evening night bedtime before after food meal meals when needed take every',
      'no not known none nil nkda na unknown allergy allergies allergic reaction reactions hypersensitivity intolerance',
      'sensitivity drug drugs medicine medicines medication medications class group since history suspected possible',
      'severe mild moderate rash rashes hives itching swelling anaphylaxis angioedema asthma urticaria year years',
    ].join(' '),
  ),
]);

/** Salts beside the name of an ingredient. */
export const saltWords = words(
  [
    'sodium potassium calcium magnesium zinc hydrochloride hcl dihydrochloride chloride hydrobromide bromide sulfate',
    'maleate besylate besilate mesylate fumarate succinate tartrate bitartrate citrate acetate phosphate nitrate carbonate',
    'monohydrate dihydrate trihydrate hemihydrate anhydrous medoxomil axetil proxetil cilexetil etexilate trometamol',
    'tromethamine gluconate lactate palmitate propionate valerate furoate xinafoate decanoate acid',
  ].join(' '),
);
