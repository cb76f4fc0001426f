import { listed } from './rule.js';

/** A class of medicines that allergies are recorded by or that several rules name. */
export interface DrugClass {
  readonly name: string;
  /** What the class is called in a recorded allergy, in the singular. */
  readonly words: readonly string[];
  readonly members: readonly string[];
}

const drugClass = (name: string, words: string, members: string | readonly string[]): DrugClass => ({
  name,
  words: listed(words),
  members: typeof members === 'string' ? listed(members) : members,
});

export const penicillins = drugClass(
  'penicillins',
  'penicillin',
  'benzylpenicillin; phenoxymethylpenicillin; ampicillin; amoxicillin; cloxacillin; flucloxacillin; dicloxacillin; piperacillin; ticarcillin',
);
export const cephalosporins = drugClass(
  'cephalosporins',
  'cephalosporin',
  'cefadroxil; cefprozil; cefatrizine; cefalexin; cefaclor; cefradine; cefaloglycin; loracarbef; cefazolin; cefuroxime; cefixime; cefpodoxime; ceftriaxone; cefotaxime; ceftazidime; cefepime; ceftizoxime; cefiderocol; cefdinir; cefditoren; cefoperazone; cefoxitin',
);
export const carbapenems = drugClass('carbapenems', 'carbapenem', 'meropenem; imipenem; ertapenem; doripenem');
export const betaLactams = drugClass('beta-lactams', 'beta lactam; betalactam', [
  ...penicillins.members,
  ...cephalosporins.members,
  ...carbapenems.members,
  'aztreonam',
]);
/** In India "sulphur allergy" is said of sulfonamide antibiotics. */
export const sulfonamides = drugClass(
  'sulfonamide antibiotics',
  'sulfa; sulfonamide; sulfur',
  'sulfamethoxazole; sulfadiazine; silver sulfadiazine; sulfadoxine; sulfacetamide; sulfasalazine',
);
export const fluoroquinolones = drugClass(
  'fluoroquinolones',
  'fluoroquinolone; quinolone',
  'ciprofloxacin; levofloxacin; ofloxacin; moxifloxacin; norfloxacin',
);
export const macrolides = drugClass(
  'macrolides',
  'macrolide',
  'azithromycin; clarithromycin; erythromycin; roxithromycin',
);
const tetracyclines = drugClass('tetracyclines', 'tetracycline', 'doxycycline; minocycline; tetracycline');

export const nsaidsExceptAspirin = listed(
  'ibuprofen; diclofenac; aceclofenac; naproxen; ketoprofen; flurbiprofen; ketorolac; indometacin; piroxicam; meloxicam; mefenamic acid; nimesulide; celecoxib; etoricoxib; parecoxib; metamizole',
);
const nsaids = drugClass('NSAIDs', 'nsaid; painkiller; pain killer', ['aspirin', ...nsaidsExceptAspirin]);
const opioids = drugClass(
  'opioids',
  'opioid; opiate',
  'morphine; codeine; tramadol; tapentadol; fentanyl; pethidine; buprenorphine; methadone',
);

export const aceInhibitors = drugClass(
  'ACE inhibitors',
  'ace inhibitor',
  'enalapril; ramipril; lisinopril; perindopril; captopril',
);
export const betaBlockers = drugClass(
  'beta-blockers',
  'beta blocker; betablocker',
  'metoprolol; atenolol; propranolol; bisoprolol; carvedilol; nebivolol; labetalol; sotalol',
);
export const statins = drugClass(
  'statins',
  'statin',
  'atorvastatin; rosuvastatin; simvastatin; lovastatin; pravastatin; fluvastatin; pitavastatin',
);
export const thiazides = drugClass(
  'thiazide diuretics',
  'thiazide',
  'hydrochlorothiazide; chlorthalidone; indapamide; metolazone',
);
export const dihydropyridines = drugClass(
  'dihydropyridine calcium blockers',
  'dihydropyridine',
  'amlodipine; nifedipine; cilnidipine; felodipine; nimodipine; lercanidipine; benidipine',
);
export const anticoagulants = drugClass(
  'anticoagulants',
  'anticoagulant; blood thinner',
  'warfarin; acenocoumarol; apixaban; rivaroxaban; dabigatran; edoxaban; heparin; enoxaparin',
);

const aromaticAntiepileptics = drugClass(
  'aromatic antiepileptics',
  'aromatic antiepileptic; antiepileptic; anticonvulsant',
  'phenytoin; carbamazepine; oxcarbazepine; phenobarbital; lamotrigine; fosphenytoin; eslicarbazepine; primidone',
);
export const benzodiazepines = drugClass(
  'benzodiazepines',
  'benzodiazepine',
  'alprazolam; clonazepam; diazepam; lorazepam; chlordiazepoxide; clobazam; nitrazepam; midazolam; etizolam',
);
export const ssris = drugClass(
  'SSRIs',
  'ssri',
  'fluoxetine; paroxetine; citalopram; escitalopram; sertraline; fluvoxamine',
);

export const protonPumpInhibitors = drugClass(
  'proton pump inhibitors',
  'proton pump inhibitor; ppi',
  'omeprazole; esomeprazole; lansoprazole; dexlansoprazole; pantoprazole; rabeprazole',
);
export const sulfonylureas = drugClass(
  'sulfonylureas',
  'sulfonylurea',
  'glimepiride; gliclazide; glipizide; glibenclamide',
);
export const corticosteroids = drugClass(
  'corticosteroids',
  'corticosteroid; steroid',
  'prednisolone; prednisone; methylprednisolone; dexamethasone; betamethasone; hydrocortisone; deflazacort',
);
const iodinatedContrast = drugClass(
  'iodinated contrast',
  'iodinated contrast; contrast; contrast dye; contrast medium; contrast media',
  'iohexol; iopamidol; iodixanol',
);

/** The classes by which an allergy may be recorded. Put together by hand, unless a rule of this folder names the members. */
export const drugClasses: readonly DrugClass[] = [
  ...[penicillins, cephalosporins, carbapenems, betaLactams, sulfonamides, fluoroquinolones, macrolides, tetracyclines],
  ...[nsaids, opioids, aceInhibitors, betaBlockers, statins, thiazides, dihydropyridines, anticoagulants],
  ...[aromaticAntiepileptics, benzodiazepines, ssris, protonPumpInhibitors, sulfonylureas, corticosteroids],
  iodinatedContrast,
];
