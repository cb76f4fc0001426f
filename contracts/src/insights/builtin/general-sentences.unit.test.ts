import { expect, test } from '@jest/globals';
import { ended } from '../../testing/ended.js';
import { rankOfLines as rankOf } from './testing/rank-of-lines.js';

test.each([
  'Comment: Raised levels are seen in pulmonary embolism, DVT and DIC.',
  'D-dimer is elevated in pulmonary embolism, deep vein thrombosis and DIC.',
  'Interpretation: Values above the 99th percentile indicate acute myocardial infarction. Seek emergency care in chest pain.',
  'Clinical significance: Raised in acute myocardial infarction, rhabdomyolysis and muscular dystrophy.',
  'Note: presence of blasts suggests acute leukaemia.',
  'Note: Increased in: acute myocardial infarction, pulmonary embolism',
  'Elevated levels may indicate pulmonary embolism or aortic dissection.',
  'Interpretation: Elevated D-dimer may indicate pulmonary embolism.',
  'High lactate levels are commonly found in mesenteric ischaemia.',
  'Remarks: Procalcitonin rises in bowel perforation',
  'It is also raised in aortic dissection.',
  'Causes of raised amylase: pancreatitis, bowel perforation, ruptured ectopic pregnancy',
  'Troponin values > 99th percentile are highly suggestive of acute MI',
  'Comment: Raised levels are seen in\npulmonary embolism, DVT and DIC.',
  '1. D-dimer is elevated in deep vein thrombosis,\n   pulmonary embolism and DIC.',
  'Clinical Utility: Troponin is elevated in acute myocardial infarction, myocarditis and pulmonary embolism',
  'High levels are associated with acute myocardial infarction',
  'Interpretation: A value of more than 34 ng/L indicates acute myocardial infarction',
  'Values between 100 and 500 may indicate pulmonary embolism',
  'Amylase is raised in acute pancreatitis, perforation and mesenteric ischaemia',
  'Troponin is elevated in acute myocardial infarction (AMI), advanced age, sepsis, and after pulmonary embolism etc.',
  'Raised levels are seen in pulmonary embolism, DVT and others',
  'Elevated levels may indicate a high likelihood of pulmonary embolism, DIC or liver cirrhosis.',
  'High levels are seen in acute MI, unstable angina, pulmonary embolism, subarachnoid haemorrhage and heart failure',
  'Raised lactate is seen in sepsis or bowel perforation',
  'A normal D-dimer rules out pulmonary embolism',
])('what a level means in general is no finding: "%s"', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...['Interpretation: findings suggest acute leukaemia.', 'Impression: suggests pulmonary embolism'],
  ...['ECG indicates acute MI', 'Interpretation: Acute myocardial infarction', 'ST segment is elevated in V1-V4'],
  ...[
    'Impression: Elevated D-dimer may indicate pulmonary embolism.',
    'Elevated D-dimer may indicate pulmonary embolism',
  ],
  'Comment: Raised levels are seen in this patient with pulmonary embolism.',
  'Troponin is elevated in keeping with acute MI',
  'Comment: D-dimer is elevated; CT shows saddle pulmonary embolus',
  'Comment: D-dimer is elevated, CT shows pulmonary embolism',
  'Interpretation: Markedly elevated levels suggest acute myocardial infarction',
  'Raised levels are seen. Pulmonary embolism on the right.',
  'Comment: Raised levels are seen in pulmonary embolism. Acute pulmonary embolism on the right.',
  'Comment: Raised levels are seen in pulmonary embolism, please admit today',
  ...[
    'Peripheral smear: presence of blasts suggests acute leukaemia.',
    'Remarks: presence of blasts suggests acute leukaemia',
  ],
  ...['Note: presence of 40 % blasts suggests acute leukaemia', 'Comment: presence of blasts suggests acute leukaemia'],
  'USG: Raised levels of D-dimer are noted.\nruptured ectopic pregnancy.',
  'Comment: Troponin is elevated\nin this patient with acute MI',
  ...['Increased in size subdural haematoma', 'Increased in extent, aortic dissection', 'Reduced in size pneumothorax'],
  ...['Elevated in position, ruptured diaphragm', 'Comment: Increased in size, subdural haematoma'],
  ...['Note: Increased in size with aortic dissection', 'Raised levels are seen in spleen, rupture'],
  ...['Troponin is elevated in evolving inferior wall MI', 'Comment: Raised in this patient, acute MI'],
  ...['Elevated with pulmonary embolism', 'Platelets are reduced in acute leukaemia'],
  'Raised levels are seen in pulmonary embolism, ruptured ectopic on the left',
  'Comment: Troponin I is raised in myocardial infarction, anterior wall STEMI with cardiogenic shock.',
  'Lactate is raised in mesenteric ischaemia, patient has bowel perforation',
  'Comment: Troponin is raised in myocardial infarction, anterior wall STEMI',
  'Lactate is raised in sepsis, pt with bowel perforation',
  'Elevated levels may indicate pulmonary embolism, large saddle thrombus with pulmonary embolism',
  'Comment: D-dimer is raised in DVT and DIC, extensive pulmonary embolism with strain',
  'Values above 34 indicate anterior wall STEMI',
  'Note: Raised in pancreatitis, perforated bowel with free air, bowel perforation',
  'Comment: D-dimer is raised in sepsis, large intracranial haemorrhage',
  'Elevated in aortic dissection, free rupture into pericardium',
  'Comment: Raised in acute MI, cardiac tamponade',
  'Raised troponin is seen with inferior wall MI on ECG',
])('what is said of the person is a finding: "%s"', (text) => expect(rankOf(text)).toBe('hospital'));

test('a long line of illnesses is looked at in little time', () => {
  for (const piece of ['sepsis or ', 'sepsis/', 'high sepsis ', '   ', 'sepsis, or in ', ': '])
    ended(() => rankOf(`Elevated levels may indicate ${piece.repeat(2000)}!\nRaised in ${piece.repeat(2000)}!`));
});

test.each([
  ...['INR 2.0-3.0: Treatment of venous thrombosis, pulmonary embolism', 'Lithium toxic > 2.0 mmol/L'],
  ...['Uses: Exclusion of deep vein thrombosis and pulmonary embolism', 'Severe anaemia: < 8 g/dL'],
  ...['It rises within 4-6 hours of acute myocardial infarction.', 'Procalcitonin ≥ 2 ng/mL: High risk'],
  ...['Serial estimation is recommended in suspected acute coronary syndrome.', 'Values marked with * are critical.'],
  ...['Therapeutic range INR 2.0 - 3.0 (DVT, pulmonary embolism, AF), 2.5 - 3.5 mechanical valves'],
  ...['Values > 0.04 ng/mL suggest myocardial injury; > 0.5 ng/mL suggest acute myocardial infarction.'],
  ...['Cardiac troponin I is a highly specific marker. It rises within 4-6 hours of acute myocardial infarction.'],
  ...['Reports can be discussed over the phone', 'Results will not be communicated over phone.'],
])('what a laboratory prints for everybody is not urgent: %s', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...['Uses: warfarin. CT: pulmonary embolism', 'Lithium > 4.0 mmol/L', 'Lithium toxic > 4.0 mmol/L'],
  ...['Troponin I > 50 ng/mL suggests acute myocardial infarction', 'INR 2.5. CT: pulmonary embolism'],
  ...['Pulmonary embolism within 4 hours of surgery', 'Procalcitonin ≥ 75 ng/mL High risk'],
])('what looks like it and is of the person is: %s', (text) => expect(rankOf(text)).toBe('hospital'));

test.each(['Result discussed over phone with Dr Rao', 'Severe anaemia noted', 'Value is critical.'])(
  'a result that was told is for a doctor: %s',
  (text) => expect(rankOf(text)).toBe('doctor'),
);

test.each([
  'Elevations are seen in: acute pancreatitis, mumps, perforated peptic ulcer',
  'Increased Levels - Acute pancreatitis, Pancreatic pseudocyst, mumps, ruptured ectopic pregnancy',
  'Decreased: DIC, abruptio placentae, severe liver disease',
  'Decreased levels are seen in ectopic pregnancy and intra-uterine death (IUFD)',
  'Also elevated in: pulmonary embolism, aortic dissection, myocarditis',
  'Deficiency predisposes to pulmonary embolism and cerebral venous thrombosis.',
  'Hyperkalemia may lead to ventricular fibrillation and cardiac arrest.',
  'Hypokalemia: < 2.5 mmol/L may cause ventricular fibrillation',
  'FLT3 mutations occur in 30 % of acute myeloid leukaemia.',
  'BCR-ABL is detected in 95 % of CML and 25 % of adult acute lymphoblastic leukaemia.',
  'Counts below 20,000 are associated with spontaneous intracranial bleeding.',
  'Troponin is released within hours of onset of acute myocardial infarction.',
  'Used in the diagnosis of acute myocardial infarction.',
  'Positive results should be followed by a test for pulmonary embolism.',
  'Blood culture. Note: Commonly isolated organisms are E. coli, Klebsiella and Staphylococcus aureus.',
  'Clinical use: Diagnosis of acute myocardial infarction, exclusion of pulmonary embolism',
  'INR therapeutic range: 2.0 - 3.0 for DVT, pulmonary embolism',
  'Pulmonary embolism 2.0 - 3.0',
  'Grading: 1+ : 10-99 AFB per 100 fields, 2+ : 1-10 AFB per field, 3+ : more than 10 AFB per field',
  'Biochemistry report: Raised levels are seen in pulmonary embolism',
])('of nobody, in other words: "%s"', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...['High-grade acute leukaemia', 'Raised: acute MI on ECG'],
  ...['Diagnosis of acute myocardial infarction', 'D-dimer 8000: CT shows pulmonary embolism'],
  ...['Clot in 80 % of the lumen, acute pulmonary embolism', 'Increased in size, perforated peptic ulcer'],
  ...['Elevations are seen in V2-V4: acute MI', 'Deficiency noted. Cerebral venous thrombosis.'],
  ...['Increased levels: Acute pancreatitis. CT: perforated peptic ulcer', 'Used oxygen. Ruptured ectopic pregnancy.'],
  'Fall: acute stroke',
  ...['Positive tests are: Blood culture - E. coli grown', 'Used for monitoring: Lithium 3.4 mmol/L'],
  'Blasts 60 % in 80 % of acute leukaemia',
  ...['Pulmonary embolism, RV/LV ratio 2.0 - 3.0', 'CT chest report: acute pulmonary embolism'],
])('what looks like it is a finding: "%s"', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ['Increased in:\n- Acute pancreatitis\n- Perforated peptic ulcer\n- Ruptured ectopic pregnancy', null],
  ['Increased levels\n• Acute myocardial infarction\n• Myocarditis\n• Pulmonary embolism\n• Septic shock', null],
  ['Causes of raised amylase:\n1. Acute pancreatitis\n2. Intestinal obstruction', null],
  ['Clinical use\n• Diagnosis of acute myocardial infarction\n• Exclusion of pulmonary embolism', null],
  ['Increased in:\n- Acute pancreatitis\nCT abdomen: perforated peptic ulcer', 'hospital'],
  ['Increased in:\n- Acute pancreatitis\n\n- Perforated peptic ulcer', 'hospital'],
  ['Increased in size:\n- subdural haematoma', 'hospital'],
  ['Findings:\n- Acute pancreatitis\n- Perforated peptic ulcer', 'hospital'],
  ['Clinical use\nDiagnosis of anaemia\nAcute appendicitis seen', 'hospital'],
  ['Clinical use\n• Diagnosis of acute pancreatitis\nBlood culture: E. coli', 'hospital'],
])('the items of a list are what its heading is: %j', (text, rank) => expect(rankOf(text)).toBe(rank));

test.each([
  ['Both lung fields are clear. No evidence of\npneumothorax or pleural effusion.', null],
  ['No evidence of\nPulmonary embolism', null],
  ['Pleural effusion and pneumothorax are\nnot seen', null],
  ['Lungs are clear without\nany pneumothorax', null],
  ['No evidence of intracranial bleed,\nmidline shift or herniation.', null],
  ['Brain parenchyma is normal. There is no evidence of acute\nintracranial haemorrhage', null],
  ['There is no fracture or dislocation seen in the visualised bones\nlarge pneumothorax', 'hospital'],
  ['no fracture\nlarge pneumothorax on the left', 'hospital'],
  ['Chest tube: No\nPneumothorax on the left', 'hospital'],
  ['No fracture.\nPneumothorax on the left', 'hospital'],
  ['Large pneumothorax is seen\nNot seen: fracture', 'hospital'],
  ['There is evidence of\npneumothorax', 'hospital'],
])('a sentence goes on in the next line: %j', (text, rank) => expect(rankOf(text)).toBe(rank));

test.each([
  'Lactate 9.6 mmol/L, repeat testing is advised for confirmation',
  'Troponin I 2400 ng/L, raised within 3 hours of chest pain',
  'Serum Lithium 3.2 mmol/L : Therapeutic range 0.6 - 1.2',
  'Blood culture flagged positive after 14 hours of incubation: gram negative bacilli',
  'Blood culture: E. coli grown, repeat sampling is advised in 48 hours',
  'Troponin I 5.2 ng/mL : Uses: diagnosis of MI',
])('what stands in front of words for everybody is of the person: "%s"', (text) =>
  expect(rankOf(text)).toBe('hospital'),
);

test.each([
  ...['Hyperkalemia: acute renal failure, ventricular tachycardia', 'Protein C deficiency: cerebral venous thrombosis'],
  ...['Final diagnosis: Protein S deficiency - Pulmonary embolism', 'Factor V Leiden mutation - pulmonary embolism'],
  ...['Hypoxaemia - pulmonary embolism', 'Diagnosis: Hyperglycemia - septic shock, bowel perforation'],
  'Diagnosis:\n1. Hypovolaemia\n2. Ruptured ectopic pregnancy',
  'Diagnosis\nHyperglycemia\nSeptic shock\nBowel perforation',
])('a diagnosis beside another is one: %j', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...['Troponin: High - acute myocardial infarction', 'Platelets: low - acute leukaemia'],
  ...['S. Lipase 1850 U/L High - Acute pancreatitis, bowel ischaemia', 'Comment: High - acute leukaemia'],
  ...['Interpretation: High\nAcute myocardial infarction', 'Interpretation: Increased\nAcute myocardial infarction'],
  'Amylase: 1200 U/L: High: bowel perforation',
  ...['Clinical probability: high - pulmonary embolism', 'Flow: Decreased - testicular torsion'],
  ...['D-dimer 8000 ng/mL\nRaised\nPulmonary embolism', 'Hb 13.2 g/dL (13-17)\nHigh\nPulmonary embolism'],
])('a flag of a result is no heading of what it means: %j', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...['Used for thrombolysis, acute stroke', 'Helpful for comparison, large pneumothorax'],
  ...['Used in the diagnosis of sepsis, bowel perforation', 'Abnormal results are acute leukaemia with blasts'],
  ...['Blood culture: usual organisms are E. coli grown in both bottles'],
  ...['Acute subdural haematoma with oedema and 60 % of burns', 'Infarct with oedema in 30 % of trauma, acute stroke'],
  'Ruptured spleen with haemoperitoneum in 40 % of trauma',
])('what is only built like a general sentence is a finding: "%s"', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  'Useful in the diagnosis and monitoring of acute pancreatitis',
  'This test is used for early detection of acute myocardial infarction and evaluation of pulmonary embolism.',
  'FLT3 mutations occur in 30 % of acute myeloid leukaemia and 10 % of acute lymphoblastic leukaemia.',
  'Positive results are often seen in pulmonary embolism',
])('of nobody, as a use, a share or a result: "%s"', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...['Any allergy? No\nAcute appendicitis', 'Known allergies no\nAcute myocardial infarction'],
  ...['Bed no\nAcute appendicitis with perforation', 'Effusion seen, consolidation no\nPneumothorax on left seen'],
  'Heart size is normal and lung fields show no focal consolidation,\nlarge left pneumothorax',
  'The heart is enlarged and there is no pleural effusion in the costophrenic angle\nleft sided tension pneumothorax',
  'The patient came without prior records and gives no prior history of illness\nacute appendicitis on usg',
  'No fracture\nabsent lung markings on left, pneumothorax',
  'Large left pneumothorax, mediastinal shift\nnot seen',
])('a denial goes no further than its sentence: %j', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...[
    'The lungs are clear, there is no\npneumothorax',
    'The lungs are clear and show no\nPneumothorax',
    'Pneumothorax\nnot seen.',
    'Pneumothorax is\nnot seen in the present study',
  ],
])('a denial at the end or the beginning of a line is of the other: %j', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...[
    'Hypokalemia leads to ventricular tachycardia, cardioverted twice',
    'Hyperkalemia leads to ventricular fibrillation, DC shock given',
    'Hypokalemia results in ventricular tachycardia, 3 episodes in ICU',
    'Hypomagnesemia leads to ventricular tachycardia and was started on amiodarone',
    'Deficiency predisposes to pulmonary embolism, thrombolysed',
  ],
  ...[
    'CT: acute SDH, MRI is useful in posterior fossa',
    'Acute appendicitis, USG is useful in children',
    'Acute SDH (MRI is useful in posterior fossa)',
    'Right testicular torsion - doppler is useful in doubtful cases',
    'D-dimer is useful in pulmonary embolism, patient has acute pulmonary embolism',
    'Acute SDH seen on CT and MRI is useful in posterior fossa',
    'Gangrenous bowel, lactate is commonly raised in ischemia',
  ],
  ...[
    'Therapeutic range: 0.6 - 1.2 Lithium 3.4',
    'Therapeutic range: 10 - 20 ug/mL Phenytoin 45',
    'Lithium: Therapeutic range 0.6 - 1.2 Result 3.4',
  ],
  ...[
    'Increased in:\n- Pulmonary embolism\n- Sepsis\nAcute leukaemia',
    'Increased in:\n- pulmonary embolism\n- sepsis\nacute leukaemia',
    'Decreased in:\n1) DIC\n2) Sepsis\nPulmonary embolism',
  ],
])('what is of the person is so beside a general clause, range or list: %j', (text) =>
  expect(rankOf(text)).toBe('hospital'),
);

test.each([
  ...[
    'Causes of raised amylase:\n1. Perforated peptic ulcer\n2. Acute pancreatitis',
    'Raised amylase is seen in:\n1. Perforated peptic ulcer\n2. Mesenteric ischemia',
    'Increased in:\n- Sepsis,\n  acute leukaemia',
  ],
  ...[
    'Pulmonary embolism, DVT or acute MI may be seen in patients with cancer',
    'Pulmonary embolism, a life threatening condition, is commonly seen in patients with DVT',
    'Acute promyelocytic leukemia (APL) is commonly seen in adults with DIC',
    'In acute stroke, MRI is useful in early detection',
    'No acute SDH, MRI is useful in posterior fossa',
  ],
  ...[
    'Therapeutic range: 0.6 - 1.2 Lithium toxic > 2.0',
    'Therapeutic range: Digoxin 0.5 - 2.0, Phenytoin 10 - 20, Lithium 0.6 - 1.2',
    'Therapeutic range: 0.6 - 1.2 Lithium 0.8',
  ],
])('a general list, clause or range is of nobody with all its parts: %j', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...['Sister on duty informed: STEMI', 'Sister in charge informed about ventricular tachycardia'],
  ...['Staff nurse sister Mary told VT on ECG', 'Informed by duty sister: STEMI'],
  ...['Pneumothorax not seen in prior study appears in this and current study'],
  ...['Pneumothorax not seen in previous film which is new on right in present film and current ct'],
])('a sister on duty is no relative, and what is new in the present picture is there: %j', (text) =>
  expect(rankOf(text)).toBe('hospital'),
);
test.each([
  ...['Sister had acute leukaemia', 'Mother reported to have acute leukaemia', 'Brother called: has acute leukaemia'],
  ...['Pneumothorax is not seen in the previous and the present film', 'Sister has acute leukaemia'],
])('what a relative has or tells of is of the relative: %j', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...['Sister Mary informed: acute SDH', 'Sister Annamma was told: STEMI'],
  ...[
    'Indication: chest pain CT shows acute pulmonary embolism',
    'Clinical history: fall NCCT brain reveals acute SDH',
  ],
  'Clinical history: known hypertension, now intracranial bleed seen on CT',
])('a sister with a name was told, and what a picture shows is no history: %j', (text) =>
  expect(rankOf(text)).toBe('hospital'),
);
test.each([
  ...[
    'Her sister Mary has acute leukaemia',
    'ER sister informed: no acute SDH',
    'Sister and brother informed, mother has acute leukaemia',
  ],
  ...['Indication: to see if CT shows pulmonary embolism', 'Indication: whether the CT shows acute SDH'],
  ...['Clinical history: fall, previous CT shows acute SDH', 'Clinical history: now intracranial bleed to be excluded'],
  'Clinical history: now follow up of intracranial bleed seen on CT 2019',
])('a relative that was told, a question and an earlier picture are none of now: %j', (text) =>
  expect(rankOf(text)).toBeNull(),
);
