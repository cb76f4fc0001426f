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
import { readOn } from './read-source.js';
import { listed, side, type Rule } from './rule.js';

const read = readOn('2026-11-28');

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

const rules: readonly Omit<Rule, 'kind' | 'reviewed'>[] = [
  {
    id: 'A-01',
    between: [side('penicillin allergy', penicillins.members), side('penicillins', penicillins.members)],
    why: 'Same class: avoid unless an allergist cleared it',
    severity: 'contraindicated',
    sources: [
      read(
        'Bugs & Drugs: beta-lactam cross-reactivity chart',
        'https://bugsanddrugs.org/8dbf3d51-1be5-4669-be8e-679fd1564cd6',
        'Penicillins react crosswise with each other through the beta-lactam ring, with or without a like side chain.',
      ),
    ],
    unread: KHAN,
  },
  {
    id: 'A-02',
    between: [
      side('amoxicillin allergy', 'amoxicillin'),
      side('identical R1 side chain', 'cefadroxil; cefprozil; cefatrizine'),
    ],
    why: 'Avoid without testing',
    severity: 'major',
    sources: [
      read(
        'Pharmacy Pearls: penicillin allergy and cross-reactivity',
        'https://www.pharmacy-pearls.org/penicillin-allergy-cross-reactivity/',
        'Puts amoxicillin and cefadroxil into one group of like side chains; cefprozil and cefatrizine are not in the passage that was read.',
      ),
      read(
        'Picard et al., J Allergy Clin Immunol Pract 2019;7:2722-2738 (abstract)',
        'https://corpus.ulaval.ca/entities/publication/77027132-6f3c-49cd-951b-4e02549473a1',
        '16 % of patients with a proven penicillin allergy reacted to a cephalosporin with an identical side chain.',
      ),
    ],
    unread: `${CHAUDHRY}; ${KHAN}`,
  },
  {
    id: 'A-03',
    between: [
      side('ampicillin allergy', 'ampicillin'),
      side('identical R1 side chain', 'cefalexin; cefaclor; cefradine; cefaloglycin; loracarbef'),
    ],
    why: 'Avoid without testing',
    severity: 'major',
    sources: [
      read(
        'Pharmacy Pearls: penicillin allergy and cross-reactivity',
        'https://www.pharmacy-pearls.org/penicillin-allergy-cross-reactivity/',
        'Puts ampicillin, cefalexin and cefaclor into one group of like side chains; the others are not in the passage that was read.',
      ),
      read(
        'Picard et al., J Allergy Clin Immunol Pract 2019;7:2722-2738 (abstract)',
        'https://corpus.ulaval.ca/entities/publication/77027132-6f3c-49cd-951b-4e02549473a1',
        '16 % of patients with a proven penicillin allergy reacted to a cephalosporin with an identical side chain.',
      ),
    ],
    unread: `${CHAUDHRY}; ${KHAN}`,
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
    why: 'Cross-reactivity about 2 %',
    severity: 'info',
    sources: [
      read(
        'Picard et al., J Allergy Clin Immunol Pract 2019;7:2722-2738 (abstract)',
        'https://corpus.ulaval.ca/entities/publication/77027132-6f3c-49cd-951b-4e02549473a1',
        '2.1 % (0.98 to 4.46 %) of patients with a proven penicillin allergy reacted to a cephalosporin with an unlike side chain; the members are not in the abstract.',
      ),
    ],
    unread: `${KHAN}; ${CHAUDHRY}`,
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
    sources: [
      read(
        'Bugs & Drugs: beta-lactam cross-reactivity chart',
        'https://bugsanddrugs.org/8dbf3d51-1be5-4669-be8e-679fd1564cd6',
        'All beta-lactams are avoided after a severe reaction to a penicillin that is not IgE-mediated, such as SJS, TEN or DRESS; of anaphylaxis the passage says nothing.',
      ),
    ],
    unread: KHAN,
    note: 'more cautious than the 2022 parameter (which allows structurally different cephalosporins even then): a choice',
  },
  {
    id: 'A-06',
    between: [side('penicillin allergy', penicillins.members), side('carbapenems', carbapenems.members)],
    why: 'Cross-reactivity under 1 %',
    severity: 'info',
    sources: [
      read(
        'InpharmD: cross-reactivity between penicillin and meropenem',
        'https://inpharmd.com/inquiries/c7870521403547f542f05f1a61493a12e5b796d464926fcfc8039172a7d47949',
        'Cross-reactivity between penicillins and carbapenems is generally reported below 1 %; the 2022 practice parameter gives carbapenems without testing.',
      ),
      read(
        'A systematic review of carbapenems in IgE-mediated allergy to penicillins (abstract)',
        'https://www.mendeley.com/catalogue/38f340e7-9705-3cce-aea2-4d5ea9a319cb/',
        'One of 295 patients with a positive penicillin skin test reacted (0.3 %); of all reported penicillin allergies 4.3 %.',
      ),
    ],
    unread: KHAN,
  },
  {
    id: 'A-07',
    between: [
      side('ceftriaxone-type allergy', 'ceftriaxone; cefotaxime; cefepime; cefpodoxime; ceftizoxime'),
      side('same methoxyimino side chain', 'ceftriaxone; cefotaxime; cefepime; cefpodoxime; ceftizoxime; cefuroxime'),
    ],
    why: 'Avoid without testing',
    severity: 'major',
    sources: [
      read(
        'Pharmacy Pearls: penicillin allergy and cross-reactivity',
        'https://www.pharmacy-pearls.org/penicillin-allergy-cross-reactivity/',
        'Puts ceftriaxone, cefotaxime, cefuroxime, cefepime and cefpodoxime into one group of like side chains; ceftizoxime is not in the passage that was read.',
      ),
    ],
    unread: CHAUDHRY,
    note: 'cefuroxime is similar, not identical',
  },
  {
    id: 'A-08',
    between: [side('ceftazidime allergy', 'ceftazidime'), side('identical side chain', 'aztreonam; cefiderocol')],
    bothWays: true,
    why: 'Avoid without testing',
    severity: 'major',
    sources: [
      read(
        'Pharmacy Pearls: penicillin allergy and cross-reactivity',
        'https://www.pharmacy-pearls.org/penicillin-allergy-cross-reactivity/',
        'Puts ceftazidime and aztreonam into one group of like side chains; cefiderocol is not in the passage that was read.',
      ),
    ],
    unread: `${CHAUDHRY}; ${KHAN}`,
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
    sources: [
      read(
        'Spectrum, Markham Stouffville Hospital: penicillins and cephalosporins',
        'https://intelms.com/docs/Spectrum/app.spectrum.md/en/clients/42-markham-stouffville-hospital/steps/10396.html',
        'Cefazolin shares a side chain with no beta-lactam and is not expected to react crosswise.',
      ),
    ],
    unread: KHAN,
  },
  {
    id: 'A-10',
    between: [
      side('sulfonamide antibiotic allergy', 'sulfamethoxazole; sulfadiazine; sulfadoxine; sulfacetamide'),
      side('arylamine sulfonamides', sulfonamides.members),
    ],
    why: 'Same class: avoid',
    severity: 'contraindicated',
    sources: [
      read(
        'ASCIA: sulfonamide antibiotic allergy',
        'http://www.allergy.org.au/patients/medication-allergy/sulfonamide-antibiotic-allergy',
        'With an allergy to one sulfonamide antibiotic all others are avoided: sulfamethoxazole, sulfadiazine, sulfadoxine, sulfacetamide and sulfasalazine are named.',
      ),
    ],
    unread: STROM,
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
    sources: [
      read(
        'Mayo Clinic, at Beacon Health System: sulfa allergy',
        'https://beaconhealthsystem.org/library/faqs/alergia-a-sulfamidas-que-medicamentos-debo-evitar?content_id=FAQ-20057970',
        'Furosemide, hydrochlorothiazide, glimepiride, celecoxib and sumatriptan may be tolerated; the others are not on the list.',
      ),
      read(
        'Curr Allergy Asthma Rep 2018: sulfonamide drug allergy (abstract)',
        'https://link.springer.com/article/10.1007/s11882-018-0791-9',
        'No evidence supports avoiding all non-antibiotic sulfonamides; certain cases call for caution.',
      ),
    ],
    unread: STROM,
    note: 'the labels still carry a warning',
  },
  {
    id: 'A-12',
    between: [side('sulfonamide antibiotic allergy', 'sulfamethoxazole'), side('dapsone', 'dapsone')],
    why: 'Possible reaction: ask a doctor',
    severity: 'moderate',
    sources: [
      read(
        'Mayo Clinic, at Beacon Health System: sulfa allergy',
        'https://beaconhealthsystem.org/library/faqs/alergia-a-sulfamidas-que-medicamentos-debo-evitar?content_id=FAQ-20057970',
        'Dapsone may trigger a reaction in some people with a sulfonamide antibiotic allergy.',
      ),
    ],
    unread: STROM,
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
    sources: [
      read(
        'Ann Pharmacother 2007;41:1191-1200 (abstract)',
        'https://pubmed.ncbi.nlm.nih.gov/17609236/',
        'Patients with aspirin sensitivity avoid aspirin and the non-selective NSAIDs, which often react crosswise through COX-1; the abstract names no member.',
      ),
    ],
    unread: KOWALSKI,
  },
  {
    id: 'A-14',
    between: [
      side('NSAID hypersensitivity, cross-reactive', NSAID_HISTORY),
      side('weak COX-1 inhibitors', 'paracetamol; nimesulide; meloxicam'),
    ],
    why: 'React in a minority: ask a doctor',
    severity: 'moderate',
    sources: [
      read(
        'Terzioğlu et al., Asia Pac Allergy 2020;10:e29 (abstract)',
        'https://discovery.researcher.life/article/tolerability-to-paracetamol-and-preferential-cox-2-inhibitors-in-patients-with-cross-reactive-nonsteroidal-anti-inflammatory-drugs-hypersensitivity/6123b833f70332cd8e49e1d57746ab82',
        '16.1 % of 105 patients with cross-reactive NSAID hypersensitivity reacted to paracetamol, meloxicam or nimesulide.',
      ),
    ],
    unread: `${KOWALSKI}; Terzioglu Kartal, Asia Pac Allergy 2020;10:e29 (16 % reacted)`,
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
    sources: [
      read(
        'Clinical and Translational Allergy 2013;3:20',
        'https://ctajournal.biomedcentral.com/articles/10.1186/2045-7022-3-20',
        '19 of 91 patients (21 %) reacted to a COX-2 inhibitor, so a challenge is advised before it is prescribed.',
      ),
      read(
        'Arch Dermatol Res 2007;299:169-175: tolerance to coxibs (abstract)',
        'https://link.springer.com/article/10.1007/s00403-007-0757-6',
        'In double-blind studies 6 of 208 patients reacted to celecoxib and 4 of 56 to etoricoxib; parecoxib is not in the passage that was read.',
      ),
    ],
    unread: KOWALSKI,
  },
  {
    id: 'A-16',
    between: [side('allergy to one NSAID only', GROUPED_NSAIDS), side('same chemical group', GROUPED_NSAIDS)],
    groups: NSAID_GROUPS,
    namedOnly: true,
    why: 'Avoid that group',
    severity: 'major',
    sources: [],
    unread: KOWALSKI,
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
    sources: [
      read(
        'Epilepsy Res 2008;80:194-200: cross-reactivity of rash (abstract)',
        'https://pubmed.ncbi.nlm.nih.gov/?term=18490142',
        'After a rash from one, phenytoin, carbamazepine and oxcarbazepine caused another in 27 to 35 %, lamotrigine in 17 %; later rashes were not more severe.',
      ),
      read(
        'Knowles et al., Drug Safety 1999;21:489-501 (abstract)',
        'https://link.springer.com/article/10.2165/00002018-199921060-00005',
        'Cross-reactivity among phenytoin, phenobarbital and carbamazepine in the hypersensitivity syndrome may be as high as 75 %.',
      ),
    ],
    unread: 'US prescribing information of carbamazepine, section 5 (DailyMed)',
  },
  {
    id: 'A-18',
    between: [
      side('ACE-inhibitor angioedema', aceInhibitors.members),
      side('ACE inhibitors and sacubitril', [...aceInhibitors.members, 'sacubitril']),
    ],
    why: 'Never again',
    severity: 'contraindicated',
    sources: [
      read(
        'Medsafe, Prescriber Update of June 2023: angioedema of ACE inhibitors',
        'https://medsafe.govt.nz/profs/PUArticles/June2023/Reminder-ACE-inhibitor-induced-angioedema-can-be-fatal.html',
        'No ACE inhibitor is started again after angioedema from one: it was fatal in a patient who was given another; sacubitril is not in the passage that was read.',
      ),
    ],
    unread: 'US prescribing information of enalapril, section 4 (DailyMed)',
  },
  {
    id: 'A-19',
    between: [
      side('fluoroquinolone allergy', fluoroquinolones.members),
      side('fluoroquinolones', fluoroquinolones.members),
    ],
    why: 'Same class: ask a doctor',
    severity: 'major',
    sources: [
      read(
        'Pharmacy 2019: quinolone allergy (abstract, PMC6789783)',
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC6789783',
        'Evidence of cross-reactivity among quinolones is limited and conflicting; the quinolone is avoided in future.',
      ),
    ],
    unread: KHAN,
  },
  {
    id: 'A-20',
    between: [side('macrolide allergy', macrolides.members), side('macrolides', macrolides.members)],
    why: 'Same class, though some tolerate another: ask a doctor',
    severity: 'moderate',
    sources: [
      read(
        'Pharmacy 2019;7:135: macrolide allergic reactions (abstract, PMC6789826)',
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC6789826',
        'Cross-reactivity may occur because of like structures, but some patients tolerate another macrolide; how often is not in the abstract.',
      ),
    ],
    unread: KHAN,
  },
];

/** Allergies and the medicines that may cause a reaction because they are similar. */
export const allergyRules: readonly Rule[] = rules.map((rule) => ({
  ...rule,
  kind: 'allergy',
  reviewed: false,
}));
