import type { LabTestKey } from '../../labs/tests.js';
import type { LabFact } from './facts.js';
import type { Topic } from './phrases/phrases.js';

/** More questions than a patient asks are none. */
export const MOST_QUESTIONS = 4;

type Side = 'low' | 'high';
type Rule = Readonly<Partial<Record<Side, Topic>>>;

const both = (topic: Topic): Rule => ({ low: topic, high: topic });
const rulesFor = (keys: readonly LabTestKey[], rule: Rule) => keys.map((key) => [key, rule] as const);

/** What to ask about a value outside its range, by test and side. A test or side without a rule is asked about by its name. */
const rules = new Map<LabTestKey, Rule>([
  ...rulesFor(['hb', 'pcv', 'rbc', 'mcv', 'mch', 'mchc', 'rdw', 'wbc'], both('bloodCount')),
  ...rulesFor(['neut_pct', 'lymph_pct', 'mono_pct', 'eos_pct', 'baso_pct', 'anc'], both('bloodCount')),
  ...rulesFor(['plt'], { low: 'bleeding', high: 'bloodCount' }),
  ...rulesFor(['ferritin', 'iron', 'tsat', 'tibc'], both('iron')),
  ...rulesFor(['glu_f', 'glu_pp', 'glu_r', 'hba1c', 'eag', 'insulin'], both('sugar')),
  ...rulesFor(['urea', 'bun', 'creat', 'uacr'], { high: 'kidneys' }),
  ...rulesFor(['egfr'], { low: 'kidneys' }),
  ...rulesFor(['uric'], { high: 'uricAcid' }),
  ...rulesFor(['na', 'k', 'cl', 'hco3', 'ca', 'phos', 'mg'], both('salts')),
  ...rulesFor(['tbil', 'dbil', 'ibil', 'ast', 'alt', 'alp', 'ggt'], { high: 'liver' }),
  ...rulesFor(['chol', 'ldl', 'vldl', 'nonhdl', 'tg'], { high: 'lipids' }),
  ...rulesFor(['hdl'], { low: 'lowHdl' }),
  ...rulesFor(['tsh', 'ft4', 'ft3', 't4', 't3'], both('thyroid')),
  ...rulesFor(['b12', 'folate', 'vitd'], { low: 'vitamins' }),
  ...rulesFor(['esr', 'crp', 'hscrp', 'rf'], { high: 'inflammation' }),
  ...rulesFor(['pt', 'inr', 'aptt', 'ddimer'], both('clotting')),
  ...rulesFor(['tni'], { high: 'heart' }),
  ...rulesFor(['psa'], { high: 'prostate' }),
  ...rulesFor(['pth', 'testo', 'prl', 'cortisol'], both('hormones')),
  ...rulesFor(['amylase', 'lipase'], { high: 'pancreas' }),
  ...rulesFor(['ck'], { high: 'muscles' }),
]);

/** The topics to ask about, the most important first, and the tests outside their range that no topic covers. */
export function topicsOf(outside: readonly LabFact[]): { topics: Topic[]; others: LabTestKey[] } {
  const topics = new Set<Topic>();
  const others = new Set<LabTestKey>();
  for (const { test, standing } of outside) {
    const topic = standing === 'low' || standing === 'high' ? rules.get(test)?.[standing] : undefined;
    if (topic) topics.add(topic);
    else others.add(test);
  }
  return { topics: [...topics], others: [...others] };
}
