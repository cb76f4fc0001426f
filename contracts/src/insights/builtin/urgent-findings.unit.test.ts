import { expect, test } from '@jest/globals';
import { rankOfLines as rankOf } from './testing/rank-of-lines.js';

test.each([
  ...['Aortic dissection, Stanford A', 'Impression: Ruptured appendix', 'Intrauterine death', 'No cardiac activity'],
  ...[
    'Fetal cardiac activity: Absent',
    'FHR not detected',
    'Midline shift 8 mm',
    'Large PE',
    'Saddle pulmonary embolus',
  ],
  ...['Left pneumothorax is seen in the upper zone', 'Tension pneumothorax', 'Ectopic gestation, right adnexa'],
  ...[
    'Acute subdural haematoma',
    'SAH in basal cisterns',
    'Right frontal intracerebral bleed',
    'Acute left MCA infarct',
  ],
  ...[
    'ECG: ST elevation in V2-V5',
    'Anterior wall STEMI',
    'Complete heart block',
    'Third degree AV block',
    'Rhythm: VT',
  ],
  ...['Absent flow suggests testicular torsion', 'No flow, suggesting torsion of the ovary', 'Sigmoid volvulus'],
  ...[
    'Strangulated inguinal hernia',
    'Free air under right dome: perforation',
    'Gas under diaphragm',
    'Cauda equina compression',
  ],
  ...[
    'Spinal cord compression at D8',
    'No fever, aortic dissection seen',
    'No fever or cough, aortic dissection',
    'Ovarian torsion cannot be excluded',
    'ST segment elevated in V1-V4',
    'Embolus in the right main pulmonary artery',
    'Intra cranial bleed',
    'NSTEMI',
    'IUFD',
    'No flow suggesting torsion of the ovary',
    'H/o trauma, splenic rupture with haemoperitoneum',
  ],
  ...['No effusion. Large pneumothorax on the left.', 'No effusion but pneumothorax', 'Suspected aortic dissection'],
  ...['X-ray: button battery in oesophagus', 'USG: retroplacental clot 6 cm, abruption', 'NCCT: EDH 22 mm'],
  ...['CT: SDH 12 mm with mass effect', 'CTA: basilar artery occlusion', 'USG: ovarian torsion, no flow in left ovary'],
  ...['KOH nasal swab: broad aseptate hyphae s/o mucormycosis', 'Acute myeloid leukaemia', 'Smear s/o APML'],
  ...['ECG: sine wave pattern', 'ECG: AF with ventricular rate 170', 'Atrial fibrillation, HR 162 bpm'],
  ...['PLATELETS : markedly reduced on smear, 6000', 'Platelets markedly reduced, 8,000'],
  ...['MRV: superior sagittal sinus thrombosis', 'ECHO: papillary muscle rupture with flail mitral leaflet'],
  ...['ECHO: 14 mm vegetation on mitral valve s/o infective endocarditis', 'B-scan: retinal detachment, macula on'],
  ...['CXR: foreign body right main bronchus with collapse', 'USG KUB: pyonephrosis left kidney'],
  ...['Doppler: reversed end diastolic flow umbilical artery', 'USG abdomen: emphysematous cholecystitis'],
  ...['Left testis: no flow, torsion', 'Impression: ?ruptured ectopic', 'Xray chest: widened mediastinum ? dissection'],
])('"%s" is for the hospital today', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...[
    'Malignant cells seen',
    'Positive for malignancy',
    'Acid fast bacilli seen',
    'Sputum AFB 2+',
    'AFB smear: POSITIVE',
  ],
  ...['MTB detected', 'Acute DVT of the left femoral vein', 'Missed abortion'],
  ...['Panic value - informed Dr X by phone', 'CRITICAL VALUE', 'Alert value: repeat sample', 'Critical high'],
  ...[
    'Informed to Dr. Rao telephonically at 10.30 pm',
    'Result telephoned to ward',
    'Potassium 5.9 mmol/L (3.5 - 5.1) CRITICAL',
  ],
])('"%s" is for a doctor today', (text) => expect(rankOf(text)).toBe('doctor'));

test.each([
  ...[
    'No evidence of aortic dissection',
    'Pneumothorax ruled out',
    'R/O ectopic pregnancy',
    '? Appendicular perforation',
  ],
  ...[
    'History of pulmonary embolism',
    'Family history: aortic dissection',
    'H/o ruptured appendix',
    'Screening for ectopic pregnancy',
  ],
  ...[
    'No intracranial haemorrhage, mass effect or midline shift',
    'No haemorrhage, midline shift.',
    'Pneumothorax: Nil',
  ],
  ...[
    'Pneumothorax - not seen',
    'No ST elevation',
    'ST elevation: absent',
    'Midline shift not seen',
    'No VT or VF',
    'No features suggestive of ovarian torsion',
    'No evidence to suggest pulmonary embolism',
  ],
  ...[
    'Dominant follicle ruptured',
    'Partial rupture of the supraspinatus tendon',
    'Axillary lymph node dissection: 12 nodes',
  ],
  ...[
    'Cardiac activity present, 148 bpm',
    'Fetal heart rate 150',
    'Indication: rule out torsion',
    'Old repaired aortic dissection',
  ],
  ...[
    'No malignant cells seen',
    'Malignant cells: not seen',
    'AFB: Not seen',
    'AFB smear: Negative',
    'Sputum for AFB',
    'ZN stain: no acid-fast bacilli seen',
  ],
  ...[
    'Critical values are informed by phone',
    'Critical care unit',
    'H: High, L: Low, C: Critical',
    'Values marked as critical',
  ],
  ...[
    'Pneumothorax may be seen in patients with asthma',
    'VT 450 ml',
    'Ectopic pregnancy unlikely',
    'Pulmonary embolism?',
  ],
  ...['ECG: AF, rate 82', 'Platelets mildly reduced, 1,30,000', 'No evidence of acute leukaemia', 'Old SDH resolved'],
  'Clinical diagnosis: ?acute appendicitis ?ectopic. USG: normal appendix, no adnexal mass',
  ...['No vegetation seen', 'No retinal detachment', 'Partial muscle rupture of the calf'],
  ...['Not suggestive of acute leukaemia', 'Past: pulmonary embolism 2019, on apixaban', 'Panic attack patient'],
  ...['(Critical: <2.5 / >6.5)', 'Critical values: Na <120 or >160, K <2.5 or >6.5', 'No placental abruption'],
  'Blasts >20% are diagnostic of acute leukaemia. None seen in this sample.',
  'Clinical details: ?meningitis. CSF: 2 cells, all lymphocytes, sugar 62 mg/dL, protein 28 mg/dL. No organism seen, culture sterile.',
])('"%s" is not said to be urgent', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...[
    'No evidence of fetal cardiac activity',
    'No definite cardiac activity',
    'No visible foetal heart beat',
    'FHR not traceable',
  ],
  ...['No change in the large left pneumothorax', 'No significant interval change in the subdural haematoma'],
  ...['No improvement in acute pulmonary embolism', 'Ruptured spleen, psoas muscle normal'],
  ...['Brought by mother with ruptured appendix', 'Known case of HTN with ruptured aneurysm', 'Inferior wall MI'],
  ...['Acute SAH', 'SAH seen in the sylvian fissure'],
])('what is there is urgent, though other words are beside it: "%s"', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...['Patient Name: RAM SAH', 'Dr Alok Sah', 'Critical Alert: none', 'Critical values: Nil', 'Panic value: no'],
  ...['Informed consent taken by phone', 'Report sent by email and informed by phone', 'Old inferior wall MI'],
  ...['No change since the last scan', 'Ruptured follicle in the left ovary', "Mother's ruptured aneurysm in 2012"],
])('names, denials and what is told to everybody are not urgent: "%s"', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...[
    'NCCT head: SDH',
    'MRI Brain - IVH',
    'TVS: left ectopic',
    'Umbilical artery doppler: REDF',
    'Agranulocytosis noted',
  ],
])('an abbreviation behind its examination is for the hospital: %s', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...[
    'Severe thrombocytopenia',
    'Pancytopaenia',
    'Peripheral smear: pancytopenia',
    'Platelets grossly reduced on smear',
  ],
  'Few schystocytes seen',
])('blood cells that fail are for a doctor today: %s', (text) => expect(rankOf(text)).toBe('doctor'));

test.each([
  ...['CT brain: no SAH', 'USG: no ectopic', 'USG: ectopic kidney on the right', 'No schistocytes seen'],
  ...['No evidence of pancytopenia', 'Mild thrombocytopenia', 'Severe anaemia panel'],
  'Agranulocytosis is a rare side effect of carbimazole',
])('what was not found, or is harmless, can wait: %s', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...['CXR: Large left pneumothorax, no mediastinal shift', 'USG: acute appendicitis, no perforation'],
  ...['USG: acute appendicitis: no perforation', 'CT: acute SDH, no fracture', 'Testicular torsion, no flow'],
  ...[
    'CT: type A aortic dissection, repair planned',
    '2D echo: tamponade, repair of effusion not needed',
    'CT: type A aortic dissection, repair being planned',
  ],
  ...['CT pulmonary angiogram: pulmonary embolism, study limited by motion'],
  ...['CT: pulmonary embolus can be seen in the right main pulmonary artery'],
  ...[
    'CT brain: acute SDH can be seen in left frontal region',
    'Acute promyelocytic leukaemia as per WHO classification',
  ],
])('a denial of something else, a plan or a standard denies no finding: %s', (text) =>
  expect(rankOf(text)).toBe('hospital'),
);

test.each([
  ...['Pneumothorax: no', 'Pneumothorax - no, effusion - no', 'Midline shift: No / Bleed: No', 'Volvulus, no'],
  ...[
    'Pulmonary embolism: no definite evidence',
    'Pulmonary embolism: no filling defect seen',
    'Pneumothorax: no mass effect',
  ],
  ...[
    'S/P aortic dissection repair',
    'Aortic dissection, repair done in 2015',
    'Aortic dissection repair 2015',
    'CT: pulmonary embolism study',
  ],
  ...['Pneumothorax can be seen in patients with asthma', 'Acute appendicitis may be seen in the elderly'],
])('what is denied behind its name, was repaired or is said of people in general is not urgent: %s', (text) =>
  expect(rankOf(text)).toBeNull(),
);

test.each([
  ...[
    '45 year old with ruptured ectopic pregnancy',
    '70 year old lady with SAH',
    'Old lady with acute SDH',
    '3 yr-old boy, testicular torsion',
  ],
  ...['h/o chest pain ECG shows anterior wall MI', 'H/o trauma CT brain shows acute SDH'],
  ...['Known case of HTN ECG: complete heart block', 'H/o fever, USG abdomen: acute appendicitis'],
])('an age and a history in front of an examination are not of another time: %s', (text) =>
  expect(rankOf(text)).toBe('hospital'),
);

test.each([
  ...[
    'H/o SAH 2015',
    'h/o complete heart block ECG shows paced rhythm',
    'h/o MI, CT brain normal',
    'old ruptured aneurysm',
  ],
  ...['CT brain: old SDH', 'K/c/o acute leukaemia on treatment, CT chest: clear'],
])('what was in the past stays there: %s', (text) => expect(rankOf(text)).toBeNull());

test.each([
  'CXR: New right pneumothorax, which was not seen on the previous radiograph.',
  'CT brain: Large left SDH not seen on the previous scan.',
  'X-ray: free air under the right dome, not present earlier',
  'NCCT head: acute extradural haematoma (not seen on prior CT)',
  'MRI: cord compression at D8, absent in the last study',
  'As compared to prior study pneumothorax has increased.',
  'Compared with previous CT acute subdural haematoma is larger',
  'Unlike the previous scan acute appendicitis is seen',
  'Aortic dissection, previously not seen',
])('what was not there earlier is new: %s', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...['CXR: pneumothorax not seen', 'Pneumothorax is not seen now, as compared to previous', 'Pneumothorax not seen.'],
  ...['Compared with previous CT, old SDH', 'Pulmonary embolism ruled out on previous CT', 'Previous acute SDH'],
])('what is not there now is not: %s', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...['History of trauma, CT brain shows acute SDH', 'History of RTA, NCCT brain: extradural haematoma 22 mm'],
  ...['Clinical history: fall from height, CT brain shows acute SDH', 'Indication: pain - USG: acute appendicitis'],
  ...['Findings explained to parents: acute lymphoblastic leukaemia', 'Informed to father: testicular torsion'],
  ...['There is no doubt about the aortic dissection', 'Not only pneumothorax but also haemothorax seen'],
])('a picture behind a history, and what a relative was told, is of now: %s', (text) =>
  expect(rankOf(text)).toBe('hospital'),
);

test.each([
  ...['Past history: CT brain in 2015 showed SDH', 'History of trauma, CT in 2015 showed acute SDH'],
  ...['Mother: acute leukaemia', 'History of trauma, acute SDH', "Patient's father had testicular torsion"],
])('a history stays one: %s', (text) => expect(rankOf(text)).toBeNull());

test.each(['Severe thrombocytopenia < 50000', 'Severe thrombocytopenia (<20,000)', 'Severe neutropenia < 500'])(
  'a word with its limit alone is what was found: %s',
  (text) => expect(rankOf(text)).toBe('doctor'),
);

test.each([
  'Severe thrombocytopenia: < 50000',
  'Grading: mild > 1 lakh, moderate 50000 - 1 lakh, severe thrombocytopenia < 50000',
  'Mild thrombocytopenia 1,00,000 - 1,50,000\nModerate thrombocytopenia 50,000 - 1,00,000\nSevere thrombocytopenia < 50,000',
])('beside other grades, or as a label, it is what the word means: %j', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...['Doppler: incompetent perforating veins at the calf', 'Impression: occasional ventricular ectopic.'],
  ...['HBsAg reactive, CHB on tenofovir', 'PFT: VT (L) 0.62', 'Vitrectomy with silicone oil tamponade'],
  ...[
    'Midline shift: 0 mm',
    'Potassium 4.4 mmol/L 3.5 - 5.1 Critical low 2.5 Critical high 6.5',
    'Panic values: K below 2.5, above 6.5',
  ],
])('a word that means something else here is none: %s', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...[
    'Perforating injury of the bowel',
    'USG impression: right ectopic seen',
    'ECG: CHB',
    'CHB, HR 32, liver congested',
  ],
  ...['VT seen on monitor', 'Cardiac tamponade', 'Midline shift: 10 mm', 'Midline shift: 0.8 cm'],
])('and where it means it, it is: %s', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...['Hepatitis B negative, ECG shows CHB with HR 34', 'ECG: CHB with HBsAg negative'],
  ...['HBsAg non reactive, HCV non reactive, CHB, HR 30', 'HBsAg: negative, CHB on pacemaker'],
  ...['Perforated popliteal artery', 'Perforation of branch of SMA', 'Stab wound perforating right subclavian artery'],
  ...['VT (4 beats) noted on Holter', 'VT: 3 episodes', 'Holter: VT 1 episode', 'VT 180/min sustained'],
  'CSF: pus cells 1+, RBC 2+, gram negative bacilli 3+ per field',
  ...['Extradural haematoma 2.0 - 3.0', 'Midline shift 5.0 - 6.0', 'Pneumothorax 2.5 - 3.0'],
])('a second meaning elsewhere takes nothing away: %s', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  'Mild anaemia Hb 10.2, severe thrombocytopenia <20000',
  'Moderate anaemia 8.2 g/dL with severe neutropenia < 500',
  'CRITICAL: TLC less than 500, platelets less than 5000',
  'Critical value: Hb <4.0 g/dL, Platelets <5000 /cumm informed to Dr Rao',
])('a grade of something else, and a limit that was told, is of the person: %s', (text) =>
  expect(rankOf(text)).toBe('doctor'),
);

test.each([
  'Moderate neutropenia 500 - 1000, severe neutropenia < 500',
  ...['VT 450 ml, rate 14/min', 'PFT: VT (L) 0.62'],
  'Critical values (<2.5, >6.5) are informed to the doctor',
  'Critical levels: K below 2.5 or above 6.5',
  'Critical < 2.5 or > 6.5',
])('limits for everybody, and volumes: %s', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...[
    'History of DM - now acute SDH on CT',
    'K/c/o CKD now complete heart block',
    'History of HTN, presented with acute SDH',
  ],
  ...[
    'History of stroke in 2019, CT brain 12/03/2026 shows acute infarct',
    'History of stroke in 2019, CT brain 12/03/2026 showed acute infarct',
    'History of headache, MRI 12 Mar 2026 reveals sagittal sinus thrombosis',
  ],
  ...[
    'Informed to mother and father: acute leukaemia',
    'Informed mother: acute leukaemia',
    'Discussed with patient, mother and father: acute SDH',
    'Parents were told: ruptured appendix',
    'Explained to mother & father - acute appendicitis',
  ],
  ...[
    'Acute infarct, not seen in the CT of 12/10/2026',
    'Pneumothorax, not seen on the x-ray of 5th March',
    'Pulmonary embolism: not seen in previous study and present in this study',
    'Pneumothorax not seen in previous film and this film shows large pneumothorax',
  ],
])('a history, whoever was told and an earlier picture go no further than their words: %s', (text) =>
  expect(rankOf(text)).toBe('hospital'),
);

test.each([
  ...['History of SDH, now resolved', 'History of acute leukaemia, now on maintenance for acute leukaemia'],
  ...[
    'History of trauma, CT brain 12/03/2019 showed acute SDH',
    'History of acute infarct in 2019, CT brain 12/03/2019 showed acute infarct',
    'Clinical history: now pain, acute appendicitis',
  ],
  ...['Informed by mother that father had ruptured aneurysm', 'Parents told us that brother had aortic dissection'],
  ...[
    'Pulmonary embolism: not seen in previous or present study',
    'Acute infarct not seen in this CT of 12/10/2026',
    'Acute infarct: not seen in the present CT of 12/10/2026',
  ],
])('what was, is of a relative or is not seen now either is not urgent: %s', (text) => expect(rankOf(text)).toBeNull());
