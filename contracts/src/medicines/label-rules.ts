import { side, type Rule } from './rule.js';

/** A section of a product label of the United States. */
const label = (section: string) => `US prescribing information of ${section} (DailyMed)`;

const rules: readonly Omit<Rule, 'kind' | 'confidence' | 'reviewed'>[] = [
  {
    id: 'L-01',
    between: [
      side('nitrates', 'isosorbide mononitrate; isosorbide dinitrate; glyceryl trinitrate; nicorandil'),
      side('PDE5 inhibitors', 'sildenafil; tadalafil; vardenafil; avanafil'),
    ],
    why: 'Severe hypotension',
    severity: 'contraindicated',
    source: label('sildenafil, section 4'),
    note: 'the ONC panel left this pair out (Table 3)',
  },
  {
    id: 'L-02',
    between: [
      side('riociguat', 'riociguat'),
      side(
        'nitrates or PDE5 inhibitors',
        'sildenafil; tadalafil; isosorbide mononitrate; isosorbide dinitrate; glyceryl trinitrate',
      ),
    ],
    why: 'Hypotension',
    severity: 'contraindicated',
    source: label('riociguat, section 4'),
  },
  {
    id: 'L-03',
    between: [
      side('sacubitril/valsartan', 'sacubitril'),
      side('ACE inhibitors', 'enalapril; ramipril; lisinopril; perindopril; captopril'),
    ],
    why: 'Angioedema (36 h apart)',
    severity: 'contraindicated',
    source: label('sacubitril/valsartan, section 4'),
  },
  {
    id: 'L-04',
    between: [
      side('simvastatin', 'simvastatin'),
      side('gemfibrozil, ciclosporin, danazol', 'gemfibrozil; ciclosporin; danazol'),
    ],
    why: 'Rhabdomyolysis',
    severity: 'contraindicated',
    source: label('simvastatin, section 4'),
  },
  {
    id: 'L-05',
    between: [
      side('ketorolac', 'ketorolac'),
      side('other NSAIDs or aspirin', 'ibuprofen; diclofenac; naproxen; aceclofenac; aspirin'),
    ],
    why: 'Gastrointestinal bleeding',
    severity: 'contraindicated',
    source: label('ketorolac, section 4 and boxed warning'),
  },
  {
    id: 'L-06',
    between: [
      side('colchicine', 'colchicine'),
      side('strong CYP3A4 or P-gp inhibitors', 'clarithromycin; ketoconazole; itraconazole; ritonavir; ciclosporin'),
    ],
    why: 'Fatal colchicine toxicity: contraindicated with kidney or liver impairment, otherwise reduce the dose',
    severity: 'contraindicated',
    source: label('colchicine, section 4'),
  },
  {
    id: 'L-07',
    between: [
      side('linezolid or methylene blue', 'linezolid; methylene blue'),
      side(
        'serotonergic antidepressants',
        'fluoxetine; paroxetine; citalopram; escitalopram; sertraline; fluvoxamine; duloxetine; venlafaxine',
      ),
    ],
    why: 'Serotonin syndrome',
    severity: 'major',
    source: 'FDA Drug Safety Communication 2011; US prescribing information of linezolid, section 5 and 7 (DailyMed)',
  },
  {
    id: 'L-08',
    between: [
      side('opioids', 'morphine; codeine; tramadol; tapentadol; fentanyl; pethidine; buprenorphine'),
      side(
        'benzodiazepines and other sedatives',
        'alprazolam; clonazepam; diazepam; lorazepam; zolpidem; pregabalin; gabapentin',
      ),
    ],
    why: 'Respiratory depression',
    severity: 'major',
    source: 'FDA Drug Safety Communications 2016 and 2019 (boxed warning)',
  },
  {
    id: 'L-09',
    between: [
      side('warfarin and acenocoumarol', 'warfarin; acenocoumarol'),
      side('NSAIDs and aspirin', 'ibuprofen; diclofenac; naproxen; aceclofenac; ketorolac; aspirin'),
    ],
    why: 'Bleeding',
    note: 'aspirin together may be intended',
    severity: 'major',
    source: label('warfarin, section 7'),
  },
  {
    id: 'L-10',
    between: [
      side('warfarin and acenocoumarol', 'warfarin; acenocoumarol'),
      side('CYP2C9 inhibitors', 'fluconazole; metronidazole; sulfamethoxazole; amiodarone'),
    ],
    why: 'INR rises',
    severity: 'major',
    source: label('warfarin, section 7'),
  },
  {
    id: 'L-11',
    between: [side('methotrexate', 'methotrexate'), side('trimethoprim', 'trimethoprim')],
    why: 'Bone-marrow failure',
    severity: 'major',
    source: label('methotrexate, section 7'),
  },
  {
    id: 'L-12',
    between: [side('clopidogrel', 'clopidogrel'), side('omeprazole, esomeprazole', 'omeprazole; esomeprazole')],
    why: 'Weaker antiplatelet effect: pantoprazole is the usual choice',
    severity: 'major',
    source: label('clopidogrel, section 7'),
  },
  {
    id: 'L-13',
    between: [
      side('lithium', 'lithium'),
      side(
        'NSAIDs, thiazides, ACE inhibitors, ARBs',
        'ibuprofen; diclofenac; naproxen; hydrochlorothiazide; chlorthalidone; enalapril; ramipril; losartan; telmisartan',
      ),
    ],
    why: 'Lithium toxicity',
    severity: 'major',
    source: label('lithium, section 7'),
  },
  {
    id: 'L-14',
    between: [side('thiopurines', 'azathioprine; mercaptopurine'), side('allopurinol', 'allopurinol')],
    why: 'Bone-marrow failure',
    severity: 'major',
    source: label('azathioprine, section 7'),
  },
  {
    id: 'L-15',
    between: [
      side(
        'ACE inhibitor or ARB',
        'enalapril; ramipril; lisinopril; perindopril; losartan; telmisartan; olmesartan; valsartan',
      ),
      side(
        'potassium or potassium-sparing diuretic',
        'potassium chloride; spironolactone; eplerenone; amiloride; triamterene',
      ),
    ],
    why: 'Hyperkalaemia: check potassium if the combination is intended',
    severity: 'moderate',
    source: label('telmisartan, section 7'),
  },
  {
    id: 'L-16',
    between: [
      side('ACE inhibitor', 'enalapril; ramipril; lisinopril; perindopril'),
      side('ARB', 'losartan; telmisartan; olmesartan; valsartan'),
    ],
    why: 'Hyperkalaemia, kidney injury, hypotension',
    severity: 'major',
    source: 'EMA 2014 review of dual RAS blockade; US prescribing information of telmisartan, section 7 (DailyMed)',
    note: 'the 2013 non-interruptive list has this pair: superseded',
  },
  {
    id: 'L-17',
    between: [
      side('digoxin', 'digoxin'),
      side('amiodarone, verapamil, clarithromycin, quinidine', 'amiodarone; verapamil; clarithromycin; quinidine'),
    ],
    why: 'Digoxin toxicity',
    severity: 'major',
    source: label('digoxin, section 7'),
  },
  {
    id: 'L-18',
    between: [
      side('beta-blocker', 'metoprolol; atenolol; propranolol; bisoprolol; carvedilol'),
      side('verapamil or diltiazem', 'verapamil; diltiazem'),
    ],
    why: 'Bradycardia, heart block',
    severity: 'major',
    source: label('verapamil, section 7'),
  },
  {
    id: 'L-19',
    between: [
      side('rifampicin', 'rifampicin'),
      side('hormonal contraceptives', 'ethinylestradiol; levonorgestrel; desogestrel; norethisterone'),
    ],
    why: 'Contraceptive failure',
    severity: 'major',
    source: label('rifampin, section 7'),
    note: 'national TB programme relevance',
  },
  {
    id: 'L-20',
    between: [
      side('rifampicin', 'rifampicin'),
      side('direct oral anticoagulants', 'apixaban; rivaroxaban; dabigatran; edoxaban'),
    ],
    why: 'Loss of anticoagulation',
    severity: 'major',
    source: label('apixaban, section 7'),
  },
  {
    id: 'L-21',
    between: [side('valproate', 'valproate'), side('carbapenems', 'meropenem; imipenem; ertapenem')],
    why: 'Seizures (valproate level falls)',
    severity: 'major',
    source: label('meropenem, section 7'),
  },
  {
    id: 'L-22',
    between: [side('isotretinoin', 'isotretinoin'), side('tetracyclines', 'doxycycline; minocycline; tetracycline')],
    why: 'Raised intracranial pressure',
    severity: 'major',
    source: label('isotretinoin, section 5 and 7'),
  },
  {
    id: 'L-23',
    between: [
      side('tramadol', 'tramadol'),
      side('SSRIs and SNRIs', 'fluoxetine; paroxetine; citalopram; escitalopram; sertraline; duloxetine; venlafaxine'),
    ],
    why: 'Serotonin syndrome, seizures',
    severity: 'major',
    source: label('tramadol, section 7'),
  },
  {
    id: 'L-24',
    between: [
      side('levothyroxine', 'levothyroxine'),
      side('calcium or iron or antacids', 'calcium carbonate; ferrous sulfate; ferrous fumarate; aluminium hydroxide'),
    ],
    why: 'Less absorbed: 4 h apart',
    severity: 'moderate',
    source: label('levothyroxine, section 7'),
  },
  {
    id: 'L-25',
    between: [
      side('quinolones and tetracyclines', 'ciprofloxacin; levofloxacin; ofloxacin; doxycycline'),
      side(
        'calcium, iron, zinc, antacids',
        'calcium carbonate; ferrous sulfate; zinc sulfate; aluminium hydroxide; magnesium hydroxide',
      ),
    ],
    why: 'Less absorbed: 2 h before or 6 h after',
    severity: 'moderate',
    source: label('ciprofloxacin, section 7'),
  },
  {
    id: 'L-26',
    between: [side('metformin', 'metformin'), side('iodinated contrast', 'iohexol; iopamidol; iodixanol')],
    why: 'Lactic acidosis: stop when eGFR is 30-60',
    severity: 'moderate',
    source: label('metformin, section 5'),
    note: 'the ONC panel left this pair out',
  },
];

/** Interactions named in product labels, written from memory: each is still to be compared with its label. */
export const labelRules: readonly Rule[] = rules.map((rule) => ({
  ...rule,
  kind: 'interaction',
  confidence: 'check the label text',
  reviewed: false,
}));
