/** What a limit of urgent results rests on. */
export interface UrgentSource {
  readonly citation: string;
  /** Whether the limits were compared with the source. One that was not is not shown. */
  readonly confidence: 'confirmed' | 'unsure';
}

const confirmed = (citation: string): UrgentSource => ({ citation, confidence: 'confirmed' });
const unsure = (citation: string): UrgentSource => ({ citation, confidence: 'unsure' });

// Read on 2026-11-28. Limits for people at home come first: lists for GPs and out-patients.
/** homerton.nhs.uk, "Urgent chemical pathology results", column "GP/out-patients" */
export const HOMERTON = confirmed('Homerton University Hospital: results telephoned to GPs');
/** From a table of published limits; the list itself was not read. */
export const ROYAL_MELBOURNE = unsure('Royal Melbourne Hospital: critical results');
/** swlpath.nhs.uk/gp/results/grossly-abnormal-results */
export const SWLP = confirmed('South West London Pathology: grossly abnormal results, telephoned to GPs');
/** barnsleyhospital.nhs.uk/pathology/blood-sciences/critical-results, "GP results" */
export const BARNSLEY = confirmed('Barnsley Hospital: critical results, telephoned to GPs');
/** heftpathology.com/Clinical-Advice/Protocols, "Pathology Phone Limits" */
export const HEART_OF_ENGLAND = confirmed('Heart of England Pathology: phone limits');
/** mainlinehealth.org, "Critical values" */
export const MAIN_LINE = confirmed('Main Line Health Laboratories: critical values');
/** wakemed.org, "Critical Values" */
export const WAKEMED = confirmed('WakeMed: critical laboratory values');
/** ohiohealth.testcatalog.org, "Lactic Acid, Plasma" */
export const OHIO_HEALTH = confirmed('OhioHealth Laboratory Services: critical above 4.0 mmol/L');
export const ADA = confirmed('ADA Standards of Care: level 2 hypoglycaemia below 54 mg/dL');
export const ASH = unsure('American Society of Hematology 2019 (immune thrombocytopenia): hospital below 20 × 10⁹/L');
export const INFARCTION = unsure(
  'Fourth Universal Definition of Myocardial Infarction 2018: above the 99th percentile',
);
/** houstonmethodist.org/critical-values */
export const HOUSTON = confirmed('Houston Methodist: critical values');
/** scribd.com/document/585629572, "Mayo Clinic Laboratories Critical Values / Critical Results List" */
export const MAYO = confirmed('Mayo Clinic Laboratories: critical results list');
/** sunriselab.com/physicians/critical-value-list.aspx */
export const SUNRISE = confirmed('Sunrise Medical Laboratories: critical value list');
/** scribd.com/document/584338409, "Chart 1: The NEWS scoring system": 91 % or less, and 90 mmHg or less, score 3 */
export const NEWS2 = confirmed('Royal College of Physicians 2017: National Early Warning Score (NEWS2)');
/** heart.org, "Hypertensive crisis: when you should call 911 for high blood pressure" */
export const AHA = confirmed('American Heart Association: hypertensive crisis, 180/120 mmHg or greater');
/** acog.org, Committee Opinion 623 (2015), replaced by 767 (2019): 160 or 110 mmHg or more */
export const ACOG = confirmed('ACOG Committee Opinion: acute-onset, severe hypertension in pregnancy');
export const ACOG_CORD = unsure('ACOG 2014, Neonatal encephalopathy: pH of the umbilical artery below 7.0');
/** lv.mdi-labor.de, "methaemoglobin (metHb)"; labguide.fairview.org telephones from 35 % on */
export const MDI = confirmed('MDI Laboratories: methaemoglobin from 15 % headache and dizziness, from 20 % cyanosis');
/** manuals.online/onetouch, "UltraEasy user manual"; diabetes.co.in, "What does it mean when a glucometer says Hi" */
export const GLUCOMETER = confirmed('Manuals of glucometers: HI is above 600 mg/dL, LO below 20 mg/dL');
/** healthcare.uiowa.edu/path_handbook, "Critical Laboratory Tests and Values": troponin T of out-patients above 100 ng/L */
export const IOWA = confirmed('University of Iowa Hospitals: critical laboratory values');
/** scribd.com/document/353432596, "ARUP Critical Values"; info.5y1.org, the same with the haematocrit */
export const ARUP = confirmed('ARUP Laboratories: critical values list');
/** empendium.com/mcmtextbook/table/031_7695: parasitaemia above 5 % where malaria is not common, above 10 % where it is; base deficit above 8 mEq/L */
export const WHO_MALARIA = confirmed('WHO 2021: definition of severe malaria');
/** McMaster University, publication 178704: the medians of its members' critical values, aPTT above 100 s */
export const NASCOLA = unsure(
  'North American Specialized Coagulation Laboratory Association 2011: critical aPTT above 100 s; from 150 s a hospital is chosen here',
);
/** doi.org/10.1038/s41598-024-62402-7, table 1. Read on 2026-11-30 */
export const DRUG_LEVELS = confirmed('Scientific Reports 2024;14:11520: critical values of blood drug concentrations');
/** Read second-hand on 2026-11-30: expected are 10 µmol/L after 24 hours, 1 after 48 and less than 0.2 after 72 */
export const LEUCOVORIN = unsure('Prescribing information of leucovorin: methotrexate that is eliminated too late');
export const BSH = unsure('British Society for Haematology 2011: INR above 8, vitamin K even without bleeding');
export const RADIOLOGY_ALERTS = unsure('Royal College of Radiologists: critical and urgent findings are told at once');
export const PRINTED_LIMIT = unsure(
  'The report itself prints the limit, or calls the level too high; that it cannot wait is chosen here',
);
/** Nobody has compared it with a source yet. */
export const CHOSEN = unsure('The limit, or that the finding cannot wait, is chosen here');
export const LABORATORY_ALERT = unsure(
  'The report itself calls the result critical, says that it was telephoned, or asks for help at once',
);
