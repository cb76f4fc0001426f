import { expect, test } from '@jest/globals';
import { rankOfLines as rankOf } from './testing/rank-of-lines.js';

test.each([
  ...['CSF gram stain: no pus cells, gram positive diplococci', 'CSF: no pus cells, gram negative rods'],
  'CSF gram stain: no pus cells, gram positive diplococci seen',
  'CSF gram stain: No pus cells gram positive diplococci',
  'CSF: no AFB seen; gram stain shows gram negative diplococci',
  ...['CSF India ink: negative. Gram stain: GPC in chains', 'CSF: VDRL non reactive, gram stain: GPC'],
  'CSF culture: no growth at 24 h, Streptococcus pneumoniae at 48 h',
  'CSF multiplex PCR: N. meningitidis not detected, Streptococcus pneumoniae detected',
  'Blood culture: bottle 1 no growth, bottle 2 Klebsiella pneumoniae',
  'Blood culture: No growth after 5 days. Fungal: Candida auris',
  'Blood culture: aerobic bottle - no growth; anaerobic bottle - E. coli',
  'Blood C/S no growth at 24 h. At 48 h Staphylococcus aureus',
  'Blood culture (1st set) sterile, (2nd set) Salmonella typhi',
  ...['Blood culture: Klebsiella pneumoniae, no growth in bottle 2', 'Blood culture: No anaerobes, E. coli grown'],
  'Blood culture: E. coli in bottle 1 and no growth in bottle 2',
  ...['Blood culture: E. coli. Not sensitive to ampicillin', 'Blood culture: E. coli, not sensitive to ampicillin'],
  ...['Blood culture: set 1 negative, set 2 positive', 'Blood culture: coagulase negative staphylococci'],
  'Blood culture: no growth at 24 h, flagged positive at 36 h',
  'Blood culture: no growth in aerobic bottle, Klebsiella in anaerobic bottle',
  'Blood culture: Acinetobacter baumannii isolated. No fungal growth.',
  ...['Blood culture (bottle no 1) gram positive cocci', 'Blood culture of 60 year old male: Klebsiella'],
])('a germ is found whatever another clause denies: %s', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...[
    'Blood culture: no bacilli',
    'Blood culture: no candida, no bacteria grown',
    'CSF: no pus cells or organisms seen',
  ],
  ...['CSF gram stain: No pus cells, bacilli or yeast seen', 'CSF: No bacteria, fungi, yeast seen'],
  'CSF gram stain: no gram positive or gram negative organisms seen',
  ...['CSF: No gram positive, gram negative organisms seen', 'CSF gram stain: no organisms, GPC or GNB seen'],
  'CSF gram stain: no pus cells, no gram positive cocci seen',
  ...['Blood culture: no growth of Salmonella', 'Blood culture: No Klebsiella or Pseudomonas grown'],
  'Blood culture: no pathogenic organism (E. coli, Klebsiella, Pseudomonas) isolated',
  ...['Blood culture: E. coli: no growth; Klebsiella: no growth', 'Blood culture for Brucella: no growth'],
  ...['CSF cryptococcal antigen: negative', 'CSF: cryptococcal antigen not detected, India ink negative'],
  'CSF PCR: Neisseria meningitidis: Not detected, Streptococcus pneumoniae: Not detected, E. coli K1: Not detected',
  ...['Blood culture: both bottles no growth', 'Blood culture: No growth seen so far in any of the bottles'],
  ...['Blood culture: No aerobic growth, no anaerobic growth', 'CSF culture: no growth, few pus cells seen'],
  ...['H/o Klebsiella UTI; blood culture no growth', 'Previous blood culture: Klebsiella; repeat: no growth'],
  'Blood culture: no growth. Note: Candida may be seen in patients with lines',
])('a germ that its own clause denies, or that was earlier, is none: %s', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...['Blood culture and urine culture: E. coli', 'Urine culture: no growth. Blood culture: E. coli'],
  ...['E. coli in urine and in blood culture', 'E. coli isolated, blood culture'],
  'Sputum culture no growth; blood culture Pseudomonas aeruginosa',
])('a germ is of the specimen that was named last: %s', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...['Blood culture: No growth. Urine culture: E. coli', 'Blood culture sterile, urine culture E. coli'],
  ...['Blood culture sterile and urine culture grew E. coli', 'Blood C/S: no growth. Sputum C/S: Klebsiella'],
  ...['Blood culture - no growth. Wound swab: Pseudomonas', 'E. coli in urine, blood culture sterile'],
  ...['Blood culture: no growth, E. coli in urine', 'UTI with E. coli. Blood culture: no growth'],
  ...['Pus c/s: Staph aureus. Blood c/s pending', 'CSF: No growth. Urine culture: growth of E. coli'],
  ...['Blood culture: no growth. Dengue NS1 (day 3): positive', 'Urine culture: Klebsiella pneumoniae'],
])('and not of one that was named before: %s', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ...[
    'Blood culture sent in view of wound infection grew MRSA',
    'Blood culture: Candida albicans. Throat swab: normal flora',
  ],
  ...['Blood culture (known case of urinary tract infection): E. coli isolated'],
  ...['Blood culture from central line tip: Klebsiella pneumoniae'],
  ...['Blood culture in a patient with pleural effusion: Streptococcus pneumoniae'],
  ...['Blood culture, diagnosis: soft tissue infection. Staphylococcus aureus isolated'],
  ...['CSF Gram stain: numerous pus cells seen. No organisms seen'],
  ...['Ascitic fluid: few pus cells with Gram negative bacilli seen', 'Synovial fluid: pus aspirated'],
])('why a culture was taken is no other specimen: %s', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...[
    'Blood culture no growth. Wound swab: MRSA grown',
    'Central line tip culture: Klebsiella; blood culture: no growth',
  ],
  ...[
    'Blood culture: sterile, urine culture E. coli',
    'Pus culture: MRSA grown',
    'Wound swab culture: Staphylococcus aureus',
  ],
  ...[
    'Ascitic fluid Gram stain: Few pus cells, no organisms seen',
    'Pleural fluid: Few lymphocytes seen. No organisms seen.',
  ],
  ...[
    'Specimen: Synovial fluid / pus',
    'Synovial fluid / pus culture: no growth',
    'Synovial fluid: RBC count 60000 /cumm',
  ],
  ...['Synovial fluid: red blood cell count 60000', 'Synovial fluid: RBC 60000, WBC 200 /cumm'],
])('germs of another specimen, cells and red cells are no germs of a sterile fluid: %s', (text) =>
  expect(rankOf(text)).toBeNull(),
);
