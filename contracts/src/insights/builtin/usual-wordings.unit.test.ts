import { expect, test } from '@jest/globals';
import { rankOfLines as rankOf } from './testing/rank-of-lines.js';

test.each([
  'CT No. 2231/26 shows acute subdural haematoma along left convexity with midline shift of 9 mm',
  'Indication: Chest pain Impression: Acute pulmonary embolism in right main artery',
  'h/o breathlessness Impression: acute pulmonary embolism',
  'USG: Previous LSCS scar ectopic pregnancy, 6 weeks',
  'Previous LSCS scar rupture',
  'Caesarean scar pregnancy, 6 weeks',
  'Impression: Widened mediastinum, aortic dissection needs to be ruled out',
  'Not a known diabetic or hypertensive presented with ruptured appendix',
  'CXR: No consolidation or effusion, right sided pneumothorax with collapsed lung',
  ...['ECG: STE V1-V4', 'Tall tented T waves, wide QRS'],
  ...['MRI Brain: Acute non-haemorrhagic infarct in left MCA territory', 'Acute / early subacute infarct'],
  ...['KOH: Broad aseptate fungal hyphae seen', 'pauciseptate hyphae s/o zygomycosis'],
  ...['Left testis enlarged, absent vascularity on colour Doppler', 'Twisted right ovarian cyst, whirlpool sign'],
  ...['Umbilical artery: reversal of end diastolic flow', 'Large pericardial effusion with RV diastolic collapse'],
  'Blind ending non-compressible tubular structure in RIF 11 mm, s/o appendicitis',
  ...['Throat swab: Corynebacterium diphtheriae isolated', 'Stool hanging drop: Vibrio cholerae positive'],
  ...['Pulse 36/min, BP 100/60', 'HR 188/min', 'Heart rate: 168 bpm'],
])('as doctors in India write it, for the hospital: %s', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  'Right CFV and popliteal vein non-compressible with echogenic thrombus',
  'Left popliteal vein thrombosis seen',
  'Pulse 134/min',
])('as doctors in India write it, for a doctor today: %s', (text) => expect(rankOf(text)).toBe('doctor'));

test.each([
  'Husband died of acute MI 2 years back',
  'Maternal uncle had acute leukaemia',
  'Acute MI 2 years back, on aspirin',
  "Calot's triangle dissection done, cystic duct clipped",
  'Artificial rupture of membranes done, liquor clear',
  'Left ear: dry central perforation, CSOM',
  'Echo: minimal PE seen',
  'No. of cells: 4, no acute infarct',
  'Aortic dissection has been ruled out',
  'No dissection, to be followed up',
  'Not presented with rupture',
  'No consolidation or effusion, right pneumothorax or fracture',
  'Indication: pulmonary embolism Impression: Normal study',
  'Previous scar, no rupture seen',
  'No acute or early subacute infarct',
  'Septate hyphae seen, Aspergillus',
  'Simple testicular cyst with no vascularity',
  'Both testes show normal vascularity',
  'Stool culture: Vibrio cholerae not isolated',
  'Stool for Salmonella, Shigella, Vibrio cholerae: no growth',
  'No RA or RV diastolic collapse',
  'Veins compressible, no thrombus',
  'All deep veins compressible. No femoral vein thrombosis seen',
  'No features suggestive of appendicitis',
  ...['Pulse 84/min', 'Pulse: 60 - 100 /min', 'Fetal heart rate 152/min', 'GTT after 2 hr 150', 'Glucose 1 hr: 165'],
  ...['TMT: maximum heart rate 168/min achieved', 'Newborn: HR 152/min', 'Pulse oximetry 98 %', 'Pulse pressure 38'],
])('is not urgent: %s', (text) => expect(rankOf(text)).toBeNull());
