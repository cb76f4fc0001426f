const words = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(/\s+/));

const GRAMMAR = `a an the of for in on at to from by with and or than that which it its they their them is are was were be been being
  has have had do does also both each`;

const LABORATORY = `blood test tests value values level levels result results reading readings measurement measurements measured number numbers
  amount amounts count counts concentration sample laboratory lab range ranges limit limits reference adult adults upper lower
  printed report reports reported unit units`;

/** Words that a sentence about the report may contain besides proved claims. None of them judges, denies or instructs. */
export const STATEMENT_WORDS = words(
  GRAMMAR,
  LABORATORY,
  `i you your yours this these those there here now today current currently present latest recent recently new time times last previous
  previously earlier before first since when while whereas but though although so however other others another all everything rest
  remaining only shows show showed shown found stands lies sits falls came went gives given gave used compared comparison
  summary overview explanation explains explain described below looks findings main key points plain simple words date dated collected taken
  change changes changed trend trends history old years year doctor doctors questions question ask discuss about
  measures test's report's your's fasting feu serum plasma total whole sugar fats cells red white category one two three four five six seven eight
  nine separately together respectively following listed follows`,
);

const BODY = `blood body cells cell red white oxygen heart kidney kidneys liver muscle muscles nerve nerves bone bones brain lungs lung immune system
  thyroid gland glands pancreas gut stomach skin teeth hair tissue tissues organ organs vessels vessel arteries artery veins bloodstream
  immunity hormone hormones`;

/** Words that a general sentence may contain, about what a test measures and what it does in the body. */
export const GENERAL_WORDS = words(
  GRAMMAR,
  BODY,
  `test tests level levels count counts number concentration as
  protein proteins mineral minerals salt salts fat fats fatty enzyme enzymes vitamin vitamins pigment substance substances waste product
  products chemical chemicals particle particles molecule molecules sugar starch energy water fluid fluids acid acids acidity urine bile
  gas nutrient nutrients electrolyte electrolytes measure measures marker type types kind kinds form forms part parts cholesterol
  lipoprotein size volume share percentage proportion average long-term months weeks days past over time
  carries carry carried helps help keep keeps keeping makes make made making making moves move brings bring reflects reflect tells tell
  shows show counts count looks look checks check controls control regulates regulate regulating fights fight filters filter filtered filtering removes
  remove removed breaks break broken down stores store stored storing builds build building produced produces produce release released releases uses use used using needs need needed
  contains contain contained called works work beat beats rhythm contract clot clots clotting stop bleeding bleed
  transport transports around through into out comes come between inside after before during without eating meal food foods fasting digest digestion
  growth repair metabolism speed quickly fast slow small tiny how what whether who people person adults women men most some several
  different various important such like including one two three main mainly especially
  means stands transports brings delivers deliver delivery supply supplies spreads signals signal fuel burns burn wall walls
  structure strength lining inflammation infection infections germs bacteria viruses defence defend against`,
);

/** Further words that a general sentence may contain after "can" or "may". */
export const POSSIBLE_WORDS = words(
  `can may might could often sometimes occur occurs happen happens cause causes caused mean means sign signs suggest suggests point points
  indicate indicates lead leads linked related raise raises affect affects harm build-up up when if more lack
  feel feeling tired tiredness weak weakness pale short breath shortness dizzy cramps thirsty thirst anaemia anemia deficiency diabetes
  iron loss because due reason reasons many possible several things other causes explain risk disease diseases dehydration
  higher lower low high raised illness`,
);

/** Words that a question to a doctor, or the advice to ask one, may contain. */
export const ADVICE_WORDS = words(
  GRAMMAR,
  LABORATORY,
  `i me my you your this these those here please ask talk speak discuss share show contact consult see tell bring go call book make appointment visit
  next soon today now follow up over review reviewed explain explained explanation help helpful helps understand decide know find learn
  doctor physician clinician health healthcare provider professional team what why how when whether which who can could may might should would
  will need needs needed if about any more other others another again repeat repeated repeating recheck rechecked check checked checking retest
  further tests testing cause causes caused reason reasons behind mean means meaning changes change changed look looked into together detail details who knows
  questions question concerns history medical symptoms situation case overall complete picture
  interpret interpretation context first between often do does anything these right away immediately
  low high too trend trends time times last earlier previous it's`,
);
