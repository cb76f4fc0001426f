import { readOn } from './read-source.js';
import { side, type Rule } from './rule.js';

const read = readOn('2026-11-28');

/** A section of a product label of the United States, from memory. */
const label = (section: string) => `US prescribing information of ${section} (DailyMed)`;

const rules: readonly Omit<Rule, 'kind' | 'reviewed'>[] = [
  {
    id: 'L-01',
    between: [
      side('nitrates', 'isosorbide mononitrate; isosorbide dinitrate; glyceryl trinitrate; nicorandil'),
      side('PDE5 inhibitors', 'sildenafil; tadalafil; vardenafil; avanafil'),
    ],
    why: 'Severe hypotension',
    severity: 'contraindicated',
    sources: [
      read(
        'MIMS India: sildenafil, contraindications',
        'https://www.mims.com/india/drug/info/sildenafil?mtype=generic',
        'Sildenafil must not be used with a nitrate of any form or with nicorandil; the other PDE5 inhibitors are not in the passage that was read.',
      ),
      read(
        'Pharmacy Notebook: sildenafil, interactions and contraindications',
        'https://pharmacy-notebook.com/en-gb/simplepage.cfm?ID=-1033174970&linkID=30871',
        'Organic nitrates with sildenafil cause severe hypotension, so the combination is contraindicated.',
      ),
    ],
    unread: label('sildenafil, section 4'),
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
    sources: [
      read(
        'Table 2 of a review of riociguat (PMC9161433), after the package insert of 2018',
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC9161433/table/table2-0897190020961291',
        'Riociguat is contraindicated with nitrates in any form, and with PDE5 inhibitors such as sildenafil and tadalafil, because of hypotension.',
      ),
    ],
    unread: label('riociguat, section 4'),
  },
  {
    id: 'L-03',
    between: [
      side('sacubitril/valsartan', 'sacubitril'),
      side('ACE inhibitors', 'enalapril; ramipril; lisinopril; perindopril; captopril'),
    ],
    why: 'Angioedema (36 h apart)',
    severity: 'contraindicated',
    sources: [
      read(
        'WebMD: sacubitril with ACE inhibitors',
        'https://www.webmd.com/drugs/2/drug-16209/tarka-oral/details/list-interaction-details/dmid-2689/dmtitle-ace-inhibitors-sacubitril/intrtype-drug',
        'Both raise the risk of angioedema and are usually not taken together; 36 hours are kept between stopping one and starting the other.',
      ),
    ],
    unread: label('sacubitril/valsartan, section 4'),
  },
  {
    id: 'L-04',
    between: [
      side('simvastatin', 'simvastatin'),
      side('gemfibrozil, ciclosporin, danazol', 'gemfibrozil; ciclosporin; danazol'),
    ],
    why: 'Rhabdomyolysis',
    severity: 'contraindicated',
    sources: [
      read(
        'American Pharmacists Association, Medication Monitor of 9 June 2011: simvastatin',
        'https://or.pharmacist.com/alerts-and-recalls/dosing-drug-interactions-subjects-fda-action',
        'The FDA made gemfibrozil, ciclosporin and danazol absolute contraindications with simvastatin.',
      ),
      read(
        'Pharmacy Training (blog), June 2011: the revised label of simvastatin',
        'https://pharmacy-training.blogspot.com/2011/06/us-prescribing-information-for.html',
        'Simvastatin is contraindicated with gemfibrozil, ciclosporin and danazol, because together they may raise the risk of myopathy and rhabdomyolysis.',
      ),
    ],
    unread: label('simvastatin, section 4'),
  },
  {
    id: 'L-05',
    between: [
      side('ketorolac', 'ketorolac'),
      side('other NSAIDs or aspirin', 'ibuprofen; diclofenac; naproxen; aceclofenac; aspirin'),
    ],
    why: 'Gastrointestinal bleeding',
    severity: 'contraindicated',
    sources: [
      read(
        'Core safety profile of ketorolac, section 4.3 (European work sharing, 2012)',
        'https://studylib.net/doc/5850969/annex-i',
        'Ketorolac is contraindicated in patients who receive aspirin or another NSAID, and with any history of gastrointestinal bleeding.',
      ),
    ],
    unread: label('ketorolac, section 4 and boxed warning'),
  },
  {
    id: 'L-06',
    between: [
      side('colchicine', 'colchicine'),
      side('strong CYP3A4 or P-gp inhibitors', 'clarithromycin; ketoconazole; itraconazole; ritonavir; ciclosporin'),
    ],
    why: 'Fatal colchicine toxicity: contraindicated with kidney or liver impairment, otherwise reduce the dose',
    severity: 'contraindicated',
    sources: [
      read(
        'WebMD: colchicine with strong CYP3A4 inhibitors',
        'http://origin-www.webmd.com/drugs/2/drug-5030-7015/clarithromycin-oral/clarithromycin-oral/details/list-interaction-details/dmid-1508/dmtitle-strong-cyp3a4-inhibitors-atazanavir-colchicine/intrtype-drug',
        'Colchicine in the blood may rise and deaths are reported; kidney or liver problems make it worse, and the dose may need to be changed.',
      ),
      read(
        'Table 1 of a review of colchicine (PMC8294843)',
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC8294843/table/ehab221-T1',
        'Avoid with clarithromycin at any dose; ketoconazole and itraconazole are strong inhibitors; with ciclosporin or ritonavir avoid or reduce the dose in renal or liver failure. That this is contraindicated is not in the passage that was read.',
      ),
    ],
    unread: label('colchicine, section 4'),
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
    sources: [
      read(
        'US Food and Drug Administration: linezolid and serotonergic psychiatric medications, 20 October 2011',
        'http://www.fda.gov/Drugs/DrugSafety/ucm276251.htm',
        'Most cases of serotonin syndrome with linezolid were in patients on an SSRI or SNRI; the SSRIs of this rule are named; methylene blue is not in the passage that was read.',
      ),
      read(
        'Medsafe, Prescriber Update of September 2015: serotonin syndrome',
        'https://www.medsafe.govt.nz/profs/PUArticles/Sep2015/InteractionsSerotoninSyndrome.htm',
        'Linezolid and methylene blue have serotonergic effects, and more than one serotonergic medicine raises the risk of serotonin syndrome.',
      ),
    ],
    unread: 'FDA Drug Safety Communication 2011; US prescribing information of linezolid, section 5 and 7 (DailyMed)',
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
    sources: [
      read(
        'US Food and Drug Administration: opioids with benzodiazepines, 31 August 2016',
        'https://www.fda.gov/Drugs/DrugSafety/ucm518473.htm',
        'Opioids with benzodiazepines or other sedatives have led to slowed or difficult breathing and deaths; a boxed warning was added.',
      ),
      read(
        'US Food and Drug Administration: gabapentin and pregabalin, 19 December 2019',
        'https://fda.gov/drugs/drug-safety-and-availability/fda-warns-about-serious-breathing-problems-seizure-and-nerve-pain-medicines-gabapentin-neurontin',
        'Serious breathing difficulties may occur with gabapentin or pregabalin when an opioid is taken.',
      ),
    ],
    unread: 'FDA Drug Safety Communications 2016 and 2019 (boxed warning)',
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
    sources: [
      read(
        'Table 3 of a study of patients on warfarin (PMC3798168)',
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC3798168/table/T3',
        'NSAIDs with warfarin: excessive gastrointestinal bleeding in some patients; acenocoumarol is not in the passage that was read.',
      ),
      read(
        'FPnotebook: warfarin drug interactions',
        'http://www.fpnotebook.com/HemeOnc/Pharm/WrfrnDrgIntrctns.htm',
        'Aspirin with warfarin raises the risk of bleeding.',
      ),
    ],
    unread: label('warfarin, section 7'),
  },
  {
    id: 'L-10',
    between: [
      side('warfarin and acenocoumarol', 'warfarin; acenocoumarol'),
      side('CYP2C9 inhibitors', 'fluconazole; metronidazole; sulfamethoxazole; amiodarone'),
    ],
    why: 'INR rises',
    severity: 'major',
    sources: [
      read(
        'FPnotebook: warfarin drug interactions',
        'http://www.fpnotebook.com/HemeOnc/Pharm/WrfrnDrgIntrctns.htm',
        'Amiodarone and fluconazole raise the INR or the risk of bleeding on warfarin; acenocoumarol is not in the passage that was read.',
      ),
      read(
        'Skyscape, drug interactions: oral anticoagulants with antibiotics',
        'https://download.skyscape.com/download/ota/lonestar/3C52715-7DF0-47C4-BF2A-379E6E7AC9B5/skyscaperx.edxx/content/HTML/u/tu3.htm',
        'Sulfamethoxazole and metronidazole inhibit CYP2C9 and can raise warfarin and its effect substantially.',
      ),
    ],
    unread: label('warfarin, section 7'),
  },
  {
    id: 'L-11',
    between: [side('methotrexate', 'methotrexate'), side('trimethoprim', 'trimethoprim')],
    why: 'Bone-marrow failure',
    severity: 'major',
    sources: [
      read(
        'Medsafe, Prescriber Update of March 2022: methotrexate with trimethoprim',
        'https://medsafe.govt.nz/profs/PUArticles/March2022/Bone-marrow-suppression-methotrexate-and-trimethoprim-or-co-trimoxazole.html',
        'Severe and sometimes fatal bone-marrow suppression is reported; avoid the combination whenever possible.',
      ),
    ],
    unread: label('methotrexate, section 7'),
  },
  {
    id: 'L-12',
    between: [side('clopidogrel', 'clopidogrel'), side('omeprazole, esomeprazole', 'omeprazole; esomeprazole')],
    why: 'Weaker antiplatelet effect: pantoprazole is the usual choice',
    severity: 'major',
    sources: [
      read(
        'FDA information of 2009 on clopidogrel and omeprazole, Table 2 of PMC3014683',
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC3014683/table/T2',
        'Avoid omeprazole, and also esomeprazole, with clopidogrel: its effect against clots may be weaker.',
      ),
      read(
        'National Association of Boards of Pharmacy: FDA reminder on clopidogrel and omeprazole',
        'http://www.nabp.net/news/fda-reminds-patients-to-avoid-using-plavix-and-omeprazole-at-the-same-time',
        'Pantoprazole may be considered instead, because it affects clopidogrel less than omeprazole.',
      ),
    ],
    unread: label('clopidogrel, section 7'),
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
    sources: [
      read(
        'Table 1 of a review of lithium interactions (PMC9867198)',
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC9867198/table/pharmaceuticals-16-00074-t001',
        'Thiazides, ACE inhibitors (enalapril and ramipril are named), angiotensin receptor blockers and NSAIDs raise the concentration and toxicity of lithium.',
      ),
    ],
    unread: label('lithium, section 7'),
  },
  {
    id: 'L-14',
    between: [side('thiopurines', 'azathioprine; mercaptopurine'), side('allopurinol', 'allopurinol')],
    why: 'Bone-marrow failure',
    severity: 'major',
    sources: [
      read(
        'Medsafe, Prescriber Update of September 2020: allopurinol with azathioprine or mercaptopurine',
        'https://medsafe.govt.nz/profs/PUArticles/September2020/Allopurinol-life-threatening-interaction-azathioprine-mercaptopurine.html',
        'The combination can lead to life-threatening bone-marrow suppression; if it cannot be avoided, the thiopurine is given at a quarter of the dose.',
      ),
    ],
    unread: label('azathioprine, section 7'),
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
    sources: [
      read(
        'Medsafe, Prescriber Update of September 2016: spironolactone with ACE inhibitors or ARBs',
        'https://www.medsafe.govt.nz/profs/PUArticles/September2016/spironolactone-hyperkalaemia.htm',
        'Spironolactone with an ACE inhibitor or an ARB risks severe hyperkalaemia; potassium and renal function are monitored; the other medicines that raise potassium are not in the passage that was read.',
      ),
    ],
    unread: label('telmisartan, section 7'),
  },
  {
    id: 'L-16',
    between: [
      side('ACE inhibitor', 'enalapril; ramipril; lisinopril; perindopril'),
      side('ARB', 'losartan; telmisartan; olmesartan; valsartan'),
    ],
    why: 'Hyperkalaemia, kidney injury, hypotension',
    severity: 'major',
    sources: [
      read(
        'MHRA Drug Safety Update of June 2014: renin-angiotensin system blocking agents',
        'https://gov.uk/drug-safety-update/combination-use-of-medicines-from-different-classes-of-renin-angiotensin-system-blocking-agents-risk-of-hyperkalaemia-hypotension-and-impaired-renal-function-new-warnings',
        'Medicines of two of these classes together raise the risk of hyperkalaemia, hypotension and impaired renal function; the combination is not recommended.',
      ),
    ],
    unread: 'EMA 2014 review of dual RAS blockade; US prescribing information of telmisartan, section 7 (DailyMed)',
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
    sources: [
      read(
        'Cleveland Clinic Journal of Medicine: drug interactions that increase the risk of digoxin toxicity',
        'https://www.ccjm.org/highwire/markup/12341/expansion?height=500&iframe=true&width=1000',
        'Amiodarone, quinidine, verapamil and clarithromycin inhibit P-glycoprotein and raise the risk of digoxin toxicity.',
      ),
    ],
    unread: label('digoxin, section 7'),
  },
  {
    id: 'L-18',
    between: [
      side('beta-blocker', 'metoprolol; atenolol; propranolol; bisoprolol; carvedilol'),
      side('verapamil or diltiazem', 'verapamil; diltiazem'),
    ],
    why: 'Bradycardia, heart block',
    severity: 'major',
    sources: [
      read(
        'MedPill, drug interactions: beta blockers with verapamil',
        'https://medpill.info/beta-blockers-and-calcium-channel-blockers-verapamil-10628.htm',
        'The effects on the heart add up: serious bradycardia, asystole or sinus arrest sometimes occurs with verapamil; diltiazem is not in the passage that was read.',
      ),
    ],
    unread: label('verapamil, section 7'),
  },
  {
    id: 'L-19',
    between: [
      side('rifampicin', 'rifampicin'),
      side('hormonal contraceptives', 'ethinylestradiol; levonorgestrel; desogestrel; norethisterone'),
    ],
    why: 'Contraceptive failure',
    severity: 'major',
    sources: [
      read(
        'GPnotebook: oral contraceptives and rifampicin',
        'https://gpnotebook.com/simplepage.cfm?ID=1463091272&linkID=25117',
        'Rifampicin is so strong an enzyme inducer that another method than the combined pill is advised, also for 4 to 8 weeks afterwards; other hormonal contraceptives are not in the passage that was read.',
      ),
    ],
    unread: label('rifampin, section 7'),
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
    sources: [
      read(
        'Table 3 of a review of direct oral anticoagulants (PMC7551164)',
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC7551164/table/healthcare-08-00281-t003',
        'Rifampicin lowers the concentration of dabigatran, rivaroxaban and apixaban by about half or more (contraindicated), and of edoxaban by a third (avoid if possible).',
      ),
    ],
    unread: label('apixaban, section 7'),
  },
  {
    id: 'L-21',
    between: [side('valproate', 'valproate'), side('carbapenems', 'meropenem; imipenem; ertapenem')],
    why: 'Seizures (valproate level falls)',
    severity: 'major',
    sources: [
      read(
        'Valproate interaction with carbapenems: review and recommendations (abstract)',
        'https://discovery.researcher.life/article/valproate-interaction-with-carbapenems-review-and-recommendations/71f4c015f3503de89acf04d9e48ad3b3',
        'Meropenem, imipenem and ertapenem can lower valproate below its effective concentration, with seizures in some patients; avoid the combination in general.',
      ),
    ],
    unread: label('meropenem, section 7'),
  },
  {
    id: 'L-22',
    between: [side('isotretinoin', 'isotretinoin'), side('tetracyclines', 'doxycycline; minocycline; tetracycline')],
    why: 'Raised intracranial pressure',
    severity: 'major',
    sources: [
      read(
        'Package leaflet of isotretinoin, on skin-diseases.eu',
        'https://www.skin-diseases.eu/patient-information/english/isotretinoine.htm',
        'Isotretinoin must not be used together with tetracyclines.',
      ),
      read(
        'Friedman, Am J Clin Dermatol 2005;6:29-37 (abstract)',
        'https://pubmed.ncbi.nlm.nih.gov/15675888/',
        'Tetracycline, minocycline, doxycycline and isotretinoin are each linked with raised intracranial pressure.',
      ),
    ],
    unread: label('isotretinoin, section 5 and 7'),
  },
  {
    id: 'L-23',
    between: [
      side('tramadol', 'tramadol'),
      side('SSRIs and SNRIs', 'fluoxetine; paroxetine; citalopram; escitalopram; sertraline; duloxetine; venlafaxine'),
    ],
    why: 'Serotonin syndrome, seizures',
    severity: 'major',
    sources: [
      read(
        'Medsafe, Prescriber Update of September 2015: serotonin syndrome',
        'https://www.medsafe.govt.nz/profs/PUArticles/Sep2015/InteractionsSerotoninSyndrome.htm',
        'Tramadol should be avoided in patients on serotonin reuptake inhibitors: serotonin syndrome is reported with fluoxetine; seizures are not in the passage that was read.',
      ),
    ],
    unread: label('tramadol, section 7'),
  },
  {
    id: 'L-24',
    between: [
      side('levothyroxine', 'levothyroxine'),
      side('calcium or iron or antacids', 'calcium carbonate; ferrous sulfate; ferrous fumarate; aluminium hydroxide'),
    ],
    why: 'Less absorbed: 4 h apart',
    severity: 'moderate',
    sources: [
      read(
        'Mayo Clinic: calcium supplements and hypothyroidism treatment',
        'http://www.mayoclinic.org/diseases-conditions/hypothyroidism/expert-answers/hypothyroidism/FAQ-20058536',
        'Calcium and antacids with calcium are taken at least 4 hours before or after levothyroxine; iron can also hinder its absorption.',
      ),
      read(
        'MedPill, drug interactions: antacids with levothyroxine',
        'https://medpill.info/antacids-and-levothyroxine-10242.htm',
        'Antacids with aluminium or magnesium may weaken levothyroxine; at least 4 hours apart is the cautious advice.',
      ),
    ],
    unread: label('levothyroxine, section 7'),
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
    sources: [
      read(
        'Medizzine: ciprofloxacin and foods',
        'http://www.medizzine.com/en/foods/reaccionesE.php?nombre=Ciprofloxacin',
        'Ciprofloxacin is taken 2 hours before or 6 hours after magnesium or aluminium; iron and zinc also hinder its absorption; tetracyclines are not in the passage that was read.',
      ),
      read(
        'Sahai, Br J Clin Pharmacol 1993;35:302-304 (abstract, PMC1381579)',
        'https://pmc.ncbi.nlm.nih.gov/articles/PMC1381579',
        'Calcium carbonate lowers the absorption of ciprofloxacin by about 40 %; take ciprofloxacin 2 hours before it.',
      ),
    ],
    unread: label('ciprofloxacin, section 7'),
  },
  {
    id: 'L-26',
    between: [side('metformin', 'metformin'), side('iodinated contrast', 'iohexol; iopamidol; iodixanol')],
    why: 'Lactic acidosis: stop when eGFR is 30-60',
    severity: 'moderate',
    sources: [
      read(
        'MDedge: summary of the FDA notice of 8 April 2016 on metformin',
        'https://www.mdedge9-ma1.mdedge.com/endocrinology/clinical-edge/summary/revised-labeling-metformin-containing-drugs?group_type=week',
        'Stop metformin before iodinated contrast if the eGFR is 30 to 60, and start again 48 hours later if renal function is stable.',
      ),
      read(
        'University of Wisconsin, Department of Radiology: metformin',
        'https://radiology.wisc.edu/metformin',
        'Lactic acidosis is reported after iodinated contrast on metformin; unlike the FDA, metformin is continued from an eGFR of 30 on without acute kidney injury.',
      ),
    ],
    unread: label('metformin, section 5'),
    note: 'the ONC panel left this pair out',
  },
];

/** Interactions that product labels and medicines regulators warn of. The sides were written from memory: a source says which of them it names. */
export const labelRules: readonly Rule[] = rules.map((rule) => ({
  ...rule,
  kind: 'interaction',
  reviewed: false,
}));
