import {
  aceInhibitors,
  betaLactams,
  carbapenems,
  cephalosporins,
  fluoroquinolones,
  macrolides,
  penicillins,
  sulfonamides,
} from './classes.js';
import { listed, side, type Rule } from './rule.js';

const KHAN = 'Khan DA et al. Drug allergy: a 2022 practice parameter update. J Allergy Clin Immunol 2022;150:1333-1393';
const CHAUDHRY = 'Chaudhry SB, Veve MP, Wagner JL. Pharmacy (MDPI, CC BY) 2019;7(3):103';
const STROM = 'Strom BL et al. N Engl J Med 2003;349:1628-1635; Pharmacy (MDPI, CC BY) 2019;7(3):132';
const KOWALSKI = 'Kowalski ML et al. Allergy 2013;68:1219-1232 (EAACI/ENDA, GA2LEN)';

/** Whether the reaction was of the cross-reactive kind is not read: the rules hold for every recorded reaction to one of these. */
const NSAID_HISTORY = listed('aspirin; ibuprofen; diclofenac; naproxen');
const NSAID_GROUPS = [
  'ibuprofen; naproxen; ketoprofen; flurbiprofen',
  'diclofenac; aceclofenac',
  'piroxicam; meloxicam',
  'mefenamic acid',
].map((group) => new Set(listed(group)));
const GROUPED_NSAIDS = NSAID_GROUPS.flatMap((group) => [...group]);

const rules: readonly (Omit<Rule, 'kind' | 'confidence' | 'reviewed'> & { readonly confidence?: string })[] = [
  {
    id: 'A-01',
    between: [side('penicillin allergy', penicillins.members), side('penicillins', penicillins.members)],
    why: 'Same class: avoid unless an allergist cleared it',
    severity: 'contraindicated',
    source: KHAN,
  },
  {
    id: 'A-02',
    between: [
      side('amoxicillin allergy', 'amoxicillin'),
      side('identical R1 side chain', 'cefadroxil; cefprozil; cefatrizine'),
    ],
    why: 'Avoid without testing',
    severity: 'major',
    source: `${CHAUDHRY}; ${KHAN}`,
  },
  {
    id: 'A-03',
    between: [
      side('ampicillin allergy', 'ampicillin'),
      side('identical R1 side chain', 'cefalexin; cefaclor; cefradine; cefaloglycin; loracarbef'),
    ],
    why: 'Avoid without testing',
    severity: 'major',
    source: `${CHAUDHRY}; ${KHAN}`,
    note: 'amoxicillin and ampicillin are similar to each other and to this whole group',
  },
  {
    id: 'A-04',
    between: [
      side('penicillin allergy (not anaphylaxis)', penicillins.members),
      side(
        'cephalosporins with another side chain',
        'cefazolin; cefuroxime; cefixime; cefpodoxime; ceftriaxone; cefotaxime; ceftazidime; cefepime',
      ),
    ],
    reaction: 'not severe',
    why: 'Cross-reactivity under 2 %',
    severity: 'info',
    source: `${KHAN}; ${CHAUDHRY}`,
  },
  {
    id: 'A-05',
    between: [
      side('penicillin anaphylaxis, severe skin reaction, or a reaction not known', penicillins.members),
      side('all beta-lactams', [...cephalosporins.members, ...carbapenems.members]),
    ],
    reaction: 'severe',
    why: 'Ask a doctor before use',
    severity: 'major',
    source: KHAN,
    note: 'more cautious than the 2022 parameter (which allows structurally different cephalosporins even then): a choice',
  },
  {
    id: 'A-06',
    between: [side('penicillin allergy', penicillins.members), side('carbapenems', carbapenems.members)],
    why: 'Cross-reactivity under 1 %',
    severity: 'info',
    source: KHAN,
  },
  {
    id: 'A-07',
    between: [
      side('ceftriaxone-type allergy', 'ceftriaxone; cefotaxime; cefepime; cefpodoxime; ceftizoxime'),
      side('same methoxyimino side chain', 'ceftriaxone; cefotaxime; cefepime; cefpodoxime; ceftizoxime; cefuroxime'),
    ],
    why: 'Avoid without testing',
    severity: 'major',
    source: CHAUDHRY,
    note: 'cefuroxime is similar, not identical',
  },
  {
    id: 'A-08',
    between: [side('ceftazidime allergy', 'ceftazidime'), side('identical side chain', 'aztreonam; cefiderocol')],
    bothWays: true,
    why: 'Avoid without testing',
    severity: 'major',
    source: `${CHAUDHRY}; ${KHAN}`,
    note: 'works both ways; aztreonam is otherwise safe in penicillin allergy',
  },
  {
    id: 'A-09',
    between: [
      side('cefazolin allergy', 'cefazolin'),
      side(
        'other beta-lactams',
        betaLactams.members.filter((name) => name !== 'cefazolin'),
      ),
    ],
    namedOnly: true,
    why: 'Unique side chain: cross-reactivity is not expected',
    severity: 'info',
    source: KHAN,
  },
  {
    id: 'A-10',
    between: [
      side('sulfonamide antibiotic allergy', 'sulfamethoxazole; sulfadiazine; sulfadoxine; sulfacetamide'),
      side('arylamine sulfonamides', sulfonamides.members),
    ],
    why: 'Same class: avoid',
    severity: 'contraindicated',
    source: STROM,
  },
  {
    id: 'A-11',
    between: [
      side('sulfonamide antibiotic allergy', 'sulfamethoxazole'),
      side(
        'non-antibiotic sulfonamides',
        'furosemide; torasemide; hydrochlorothiazide; chlorthalidone; indapamide; glimepiride; gliclazide; celecoxib; acetazolamide; sumatriptan; tamsulosin',
      ),
    ],
    why: 'No proven cross-reactivity',
    severity: 'info',
    source: STROM,
    note: 'the labels still carry a warning',
  },
  {
    id: 'A-12',
    between: [side('sulfonamide antibiotic allergy', 'sulfamethoxazole'), side('dapsone', 'dapsone')],
    why: 'Possible reaction: ask a doctor',
    severity: 'moderate',
    source: STROM,
  },
  {
    id: 'A-13',
    between: [
      side('NSAID hypersensitivity, cross-reactive (asthma, urticaria, angioedema)', NSAID_HISTORY),
      side(
        'strong COX-1 inhibitors',
        'aspirin; ibuprofen; diclofenac; aceclofenac; naproxen; ketoprofen; ketorolac; indometacin; piroxicam; mefenamic acid; metamizole',
      ),
    ],
    why: 'Avoid all',
    severity: 'contraindicated',
    source: KOWALSKI,
  },
  {
    id: 'A-14',
    between: [
      side('NSAID hypersensitivity, cross-reactive', NSAID_HISTORY),
      side('weak COX-1 inhibitors', 'paracetamol; nimesulide; meloxicam'),
    ],
    why: 'React in a minority: ask a doctor',
    severity: 'moderate',
    source: `${KOWALSKI}; Terzioglu Kartal, Asia Pac Allergy 2020;10:e29 (16 % reacted)`,
    confidence: 'ok',
    note: 'paracetamol: 1 g or more',
    // Doses are not read.
  },
  {
    id: 'A-15',
    between: [
      side('NSAID hypersensitivity, cross-reactive', NSAID_HISTORY),
      side('selective COX-2 inhibitors', 'celecoxib; etoricoxib; parecoxib'),
    ],
    why: 'Usually tolerated, first dose watched',
    severity: 'info',
    source: KOWALSKI,
  },
  {
    id: 'A-16',
    between: [side('allergy to one NSAID only', GROUPED_NSAIDS), side('same chemical group', GROUPED_NSAIDS)],
    groups: NSAID_GROUPS,
    namedOnly: true,
    why: 'Avoid that group',
    severity: 'major',
    source: KOWALSKI,
  },
  {
    id: 'A-17',
    between: [
      side('aromatic antiepileptic reaction', 'phenytoin; carbamazepine; oxcarbazepine; phenobarbital; lamotrigine'),
      side(
        'aromatic antiepileptics',
        'phenytoin; fosphenytoin; carbamazepine; oxcarbazepine; eslicarbazepine; phenobarbital; primidone; lamotrigine',
      ),
    ],
    why: 'Severe skin reaction may recur',
    severity: 'major',
    source: 'US prescribing information of carbamazepine, section 5 (DailyMed)',
  },
  {
    id: 'A-18',
    between: [
      side('ACE-inhibitor angioedema', aceInhibitors.members),
      side('ACE inhibitors and sacubitril', [...aceInhibitors.members, 'sacubitril']),
    ],
    why: 'Never again',
    severity: 'contraindicated',
    source: 'US prescribing information of enalapril, section 4 (DailyMed)',
  },
  {
    id: 'A-19',
    between: [
      side('fluoroquinolone allergy', fluoroquinolones.members),
      side('fluoroquinolones', fluoroquinolones.members),
    ],
    why: 'Same class: ask a doctor',
    severity: 'major',
    source: KHAN,
  },
  {
    id: 'A-20',
    between: [side('macrolide allergy', macrolides.members), side('macrolides', macrolides.members)],
    why: 'Same class: cross-reactivity is low: ask a doctor',
    severity: 'moderate',
    source: KHAN,
  },
];

/** Allergies and the medicines that may cause a reaction because they are similar. */
export const allergyRules: readonly Rule[] = rules.map((rule) => ({
  confidence: 'check the source text',
  ...rule,
  kind: 'allergy',
  reviewed: false,
}));
