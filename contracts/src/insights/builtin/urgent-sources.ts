/** What a limit of urgent results rests on. */
export interface UrgentSource {
  readonly citation: string;
  /** Whether the limits were compared with the source. One that was not is not shown. */
  readonly confidence: 'confirmed' | 'unsure';
  /** Null of what is chosen here, or rests on the report itself. */
  readonly published: Published | null;
}

interface Published {
  readonly title: string;
  readonly address: string;
  /** YYYY-MM-DD. Of an unsure one the day on which it was looked up: it was not read as a whole. */
  readonly readOn: string;
}

const of =
  (confidence: UrgentSource['confidence']) =>
  (citation: string, title: string, address: string, readOn = '2026-11-28'): UrgentSource => ({
    citation,
    confidence,
    published: { title, address, readOn },
  });
const confirmed = of('confirmed');
const unsure = of('unsure');
const unpublished = (citation: string): UrgentSource => ({ citation, confidence: 'unsure', published: null });

// Limits for people at home come first: lists for GPs and out-patients.
export const HOMERTON = confirmed(
  'Homerton University Hospital: results telephoned to GPs',
  'Urgent chemical pathology results, column "GP/out-patients"',
  'http://www.homerton.nhs.uk/our-services/services-a-z/p/pathology/information-for-healthcare-professionals/urgent-chemical-pathology,-haematology-blood-transfusion-results/urgent-chemical-pathology-results/',
);
export const ROYAL_MELBOURNE = confirmed(
  'Royal Melbourne Hospital: critical results',
  'Critical results notification, "Samples that exceed critical values"',
  'https://www.thermh.org.au/health-professionals/clinical-services/pathology/critical-results-notification',
  '2026-12-01',
);
export const SWLP = confirmed(
  'South West London Pathology: grossly abnormal results, telephoned to GPs',
  'Grossly abnormal results',
  'https://www.swlpath.nhs.uk/gp/results/grossly-abnormal-results/',
);
export const BARNSLEY = confirmed(
  'Barnsley Hospital: critical results, telephoned to GPs',
  'Critical results, "GP results"',
  'https://www.barnsleyhospital.nhs.uk/pathology/blood-sciences/critical-results',
);
/** Its front page has newer limits of some tests. */
export const HEART_OF_ENGLAND = confirmed(
  'Heart of England Pathology: phone limits',
  'Pathology Phone Limits',
  'http://heftpathology.com/Clinical-Advice/Protocols/',
);
export const MAIN_LINE = confirmed(
  'Main Line Health Laboratories: critical values',
  'Critical values',
  'https://www.mainlinehealth.org/specialties/pathology/services-for-health-care-professionals/critical-values',
);
export const WAKEMED = confirmed(
  'WakeMed: critical laboratory values',
  'Critical Values Tables',
  'http://www.wakemed.org/body.cfm?id=165',
);
export const OHIO_HEALTH = confirmed(
  'OhioHealth Laboratory Services: critical above 4.0 mmol/L',
  'Test code LAB95, Lactic Acid, Plasma',
  'https://ohiohealth.testcatalog.org/show/LAB95-1',
);
export const ADA = confirmed(
  'ADA Standards of Care: level 2 hypoglycaemia below 54 mg/dL',
  'Glycemic Goals and Hypoglycemia: Standards of Care in Diabetes',
  'https://diabetesjournals.org/care/article/47/Supplement_1/S111/153951/6-Glycemic-Goals-and-Hypoglycemia-Standards-of',
);
/** Its abstract, and the limit second-hand. */
export const ASH = unsure(
  'American Society of Hematology 2019 (immune thrombocytopenia): hospital below 20 × 10⁹/L',
  'American Society of Hematology 2019 guidelines for immune thrombocytopenia',
  'http://ashpublications.net/bloodadvances/article/3/23/3829/429213/American-Society-of-Hematology-2019-guidelines-for',
  '2026-12-01',
);
/** Second-hand. */
export const INFARCTION = unsure(
  'Fourth Universal Definition of Myocardial Infarction 2018: above the 99th percentile',
  'Fourth Universal Definition of Myocardial Infarction (2018)',
  'https://doi.org/10.1161/CIR.0000000000000617',
  '2026-12-01',
);
export const HOUSTON = confirmed(
  'Houston Methodist: critical values',
  'Laboratory Critical Values List',
  'https://www.houstonmethodist.org/critical-values',
);
export const MAYO = confirmed(
  'Mayo Clinic Laboratories: critical results list',
  'Mayo Clinic Laboratories Critical Values / Critical Results List',
  'https://www.scribd.com/document/585629572',
);
export const SUNRISE = confirmed(
  'Sunrise Medical Laboratories: critical value list',
  'Call Back Adult Critical Value Levels',
  'http://sunriselab.com/physicians/critical-value-list.aspx',
);
/** 91 % or less, and 90 mmHg or less, score 3. */
export const NEWS2 = confirmed(
  'Royal College of Physicians 2017: National Early Warning Score (NEWS2)',
  'Chart 1: The NEWS scoring system',
  'https://www.scribd.com/document/584338409',
);
export const AHA = confirmed(
  'American Heart Association: hypertensive crisis, 180/120 mmHg or greater',
  'Hypertensive crisis: when you should call 911 for high blood pressure',
  'https://www.heart.org/en/health-topics/high-blood-pressure/understanding-blood-pressure-readings/hypertensive-crisis-when-you-should-call-911-for-high-blood-pressure',
);
/** 160 or 110 mmHg or more. */
export const ACOG = confirmed(
  'ACOG Committee Opinion: acute-onset, severe hypertension in pregnancy',
  'Committee Opinion 623 (2015), replaced by 767 (2019): emergent therapy for acute-onset, severe hypertension',
  'https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2019/02/emergent-therapy-for-acute-onset-severe-hypertension-during-pregnancy-and-the-postpartum-period',
);
/** Its summary only. */
export const ACOG_CORD = unsure(
  'ACOG 2014, Neonatal encephalopathy: pH of the umbilical artery below 7.0',
  'Neonatal Encephalopathy and Neurologic Outcome, second edition',
  'https://www.acog.org/clinical/clinical-guidance/task-force-report/articles/2014/neonatal-encephalopathy-and-neurologic-outcome',
  '2026-12-01',
);
/** labguide.fairview.org telephones from 35 % on. */
export const MDI = confirmed(
  'MDI Laboratories: methaemoglobin from 15 % headache and dizziness, from 20 % cyanosis',
  'methaemoglobin (metHb)',
  'https://lv.mdi-labor.de/en/?tx_laboratoryeditor_pi1%5Bs_uid%5D=2683',
);
/** diabetes.co.in, "What does it mean when a glucometer says Hi", says the same. */
export const GLUCOMETER = confirmed(
  'Manuals of glucometers: HI is above 600 mg/dL, LO below 20 mg/dL',
  'OneTouch UltraEasy user manual',
  'https://manuals.online/onetouch',
);
/** Troponin T of out-patients above 100 ng/L. */
export const IOWA = confirmed(
  'University of Iowa Hospitals: critical laboratory values',
  'Critical Laboratory Tests and Values',
  'https://www.healthcare.uiowa.edu/path_handbook/',
);
/** info.5y1.org has the same with the haematocrit. */
export const ARUP = confirmed(
  'ARUP Laboratories: critical values list',
  'ARUP Critical Values',
  'https://www.scribd.com/document/353432596',
);
/** Parasitaemia above 5 % where malaria is not common, above 10 % where it is; base deficit above 8 mEq/L. */
export const WHO_MALARIA = confirmed(
  'WHO 2021: definition of severe malaria',
  'McMaster Textbook of Internal Medicine, definition of severe malaria',
  'https://empendium.com/mcmtextbook/table/031_7695',
);
/** Its abstract: the medians of its members' critical values. */
export const NASCOLA = unsure(
  'North American Specialized Coagulation Laboratory Association 2011: critical aPTT above 100 s; from 150 s a hospital is chosen here',
  'Critical Values in the Coagulation Laboratory: Results of a Survey',
  'https://experts.mcmaster.ca/display/publication178704',
  '2026-12-01',
);
export const DRUG_LEVELS = confirmed(
  'Scientific Reports 2024;14:11520: critical values of blood drug concentrations',
  'Critical values of blood drug concentrations, table 1',
  'https://doi.org/10.1038/s41598-024-62402-7',
  '2026-11-30',
);
/** A copy of a label: expected are 10 µmol/L after 24 hours, 1 after 48 and less than 0.2 after 72. */
export const LEUCOVORIN = unsure(
  'Prescribing information of leucovorin: methotrexate that is eliminated too late',
  'Leucovorin rescue schedules following treatment with higher doses of methotrexate, Bedford Laboratories 2005',
  'http://www.120ty.net/bencandy.php?aid=3240&fid=134&page=22',
  '2026-12-01',
);
/** Its abstract. */
export const BSH = unsure(
  'British Society for Haematology 2011: INR above 8, vitamin K even without bleeding',
  'Guidelines on oral anticoagulation with warfarin, fourth edition',
  'https://doi.org/10.1111/j.1365-2141.2011.08753.x',
  '2026-12-01',
);
/** Its summary. */
export const RADIOLOGY_ALERTS = unsure(
  'Royal College of Radiologists: critical and urgent findings are told at once',
  'Recommendations on alerts and notification of imaging reports',
  'https://www.rcr.ac.uk/publication/recommendations-alerts-and-notification-imaging-reports',
  '2026-12-01',
);
export const PRINTED_LIMIT = unpublished(
  'The report itself prints the limit, or calls the level too high; that it cannot wait is chosen here',
);
/** Nobody has compared it with a source yet. */
export const CHOSEN = unpublished('The limit, or that the finding cannot wait, is chosen here');
export const LABORATORY_ALERT = unpublished(
  'The report itself calls the result critical, says that it was telephoned, or asks for help at once',
);
