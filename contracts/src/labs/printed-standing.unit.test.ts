import { describe, expect, test } from '@jest/globals';
import { remainderOf } from './left-over.js';
import { everyResult } from './parse-results.js';

const standings = (text: string) => remainderOf(text, everyResult(text)).leftOver.map(({ standing }) => standing);

describe('results of tests that the table lacks are compared with what their line prints', () => {
  test.each<[string, string]>([
    // Widal and other titres
    ['Salmonella typhi O   1:160   < 1:80', 'above'],
    ['Salmonella typhi H   1:80   < 1:80', 'above'],
    ['S. Paratyphi A, H   1:40   < 1:80', 'asExpected'],
    ['S. typhi "O" 1:160 (significant titre >= 1:80)', 'above'],
    ['S. typhi "H" 1:20 (significant titre >= 1:80)', 'asExpected'],
    ['S. typhi O   <1:20   Up to 1:40', 'asExpected'],
    ['TO 1:80  TH 1:160', 'unknown'],
    ['ANA by IFA   1:320   Negative at < 1:80', 'above'],
    ['Brucella abortus   1:160 (1:80 and above is significant)', 'above'],
    ['Widal TO: 1:20 (Negative)', 'unknown'],
    // A factor behind the range alone
    ['Giant platelets 19000 (1.5 - 4.5 lakh)', 'unknown'],
    ['Reticulated platelets 0.2 lakh/cumm (1.5 - 4.5)', 'below'],
    // Other digits
    ['CA 19-9   १२००   < ३७', 'above'],
    // A limit that is labelled as one of what is not expected
    ['CA 125 12 U/mL High: > 35', 'unknown'],
    ['CA 125 88 U/mL High: > 35', 'above'],
    ['CA 125 88 U/mL (elevated above 35)', 'above'],
    ['Ceruloplasmin 12 mg/dL Low: < 20', 'below'],
    ['Ceruloplasmin 32 mg/dL Low: < 20', 'unknown'],
    ['CA 125 12 U/mL Normal: < 35', 'asExpected'],
    // A limit of another quantity
    ['Baseline FHR 85 bpm, variability <5', 'unknown'],
    // The first word of a line is what its result is of
    ['Growth: No growth after 48 hours of aerobic incubation at 37 C.', 'unknown'],
    ['Growth:   Positive   Negative', 'notExpected'],
    // Urine routine
    ['Appearance   Clear   Clear', 'unknown'],
    ['Urine protein   ++   Nil', 'notExpected'],
    ['Urine sugar   3+   Absent', 'notExpected'],
    ['Glucose   +++ (500 mg/dL)   Negative', 'notExpected'],
    ['Ketone bodies   Negative   Negative', 'asExpected'],
    ['Bile salts   Absent   Absent', 'asExpected'],
    ['Urobilinogen   Normal   Normal', 'unknown'],
    ['Urobilinogen   ++   Normal', 'notExpected'],
    ['Pus cells   8-10 /hpf   0-5', 'above'],
    ['Pus cells   2-3 /hpf   0-5 /hpf', 'asExpected'],
    ['Epithelial cells   4-6 /hpf   0-5', 'unknown'],
    ['Red blood cells in urine   Plenty   Nil', 'notExpected'],
    ['Casts   Nil   Nil', 'asExpected'],
    ['Specific gravity   1.015   1.003 - 1.030', 'asExpected'],
    ['Urine pH   8.5   4.6 - 8.0', 'above'],
    ['24 hrs urine protein   480   mg/day   < 150', 'above'],
    // Stool
    ['Occult blood   Positive   Negative', 'notExpected'],
    ['Ova   Not seen   Not seen', 'asExpected'],
    ['No ova, cysts or parasites seen', 'unknown'],
    ['Cysts of Giardia lamblia seen', 'unknown'],
    ['Reducing substances   Trace   Absent', 'notExpected'],
    // Semen
    ['Total sperm count   12   million/ml   > 15', 'below'],
    ['Progressive motility (PR)   25 %   >= 32', 'below'],
    ['Semen volume   2.1 mL   1.5 - 5.0', 'asExpected'],
    ['Liquefaction time   30 minutes   < 60', 'asExpected'],
    ['Normal forms   2 %   > 4', 'below'],
    // Culture and sensitivity
    ['Heavy growth of Escherichia coli isolated', 'unknown'],
    ['No growth after 48 hours of aerobic incubation', 'unknown'],
    ['Colony count   >100000 CFU/mL', 'unknown'],
    ['Ciprofloxacin   Resistant   >=4', 'unknown'],
    ['Amikacin   Sensitive   <=2', 'unknown'],
    // Viral markers
    ['HBsAg   0.35 S/CO   Non Reactive: < 1.0   Reactive: >= 1.0', 'asExpected'],
    ['Anti-HCV   8.7 S/CO   Non Reactive: < 1.0   Reactive: >= 1.0', 'notExpected'],
    ['HIV 1 & 2   12.4   Non Reactive: < 1.0   Reactive: >= 1.0', 'notExpected'],
    ['HSV-1/2 IgG   0.4   < 0.9', 'asExpected'],
    ['HIV 1 & HIV 2   0.2   < 1.0', 'asExpected'],
    ['Casts 1 & 20   < 6', 'unknown'],
    ['HIV I & II   Non Reactive   Non Reactive', 'asExpected'],
    ['HIV I & II   Reactive   0.2   < 1.0', 'unknown'],
    ['HIV Non Reactive Non Reactive HBsAg Reactive Non Reactive', 'unknown'],
    ['Anti HAV IgM   Equivocal   Negative', 'notExpected'],
    // Fevers
    ['Dengue IgM   14.2   Negative: < 9   Equivocal: 9 - 11   Positive: > 11', 'notExpected'],
    ['Dengue NS1   Positive   Negative', 'notExpected'],
    ['Dengue NS1 Negative Negative; IgM Positive Negative', 'unknown'],
    ['Malaria card P. vivax   Positive   Negative', 'notExpected'],
    ['No malarial parasite (P. vivax / P. falciparum) seen', 'unknown'],
    ['Chikungunya IgM   Negative (-ve)', 'asExpected'],
    // A mark without a range
    ['CA 19-9   1200   U/mL   H', 'above'],
    ['Troponin T   0.35   ng/mL   High', 'above'],
    ['Ionised Calcium   0.8   mmol/L   L', 'below'],
    ['Urine volume   1.5   L', 'unknown'],
    ['CA 125   12   U/mL   Low risk', 'unknown'],
    // A word of what is not normal, or a limit with its meaning, beside what is expected
    ['G6PD Qualitative   Deficient (Normal)', 'notExpected'],
    ['Clot retraction   Impaired   (Normal)', 'notExpected'],
    ['Sperm vitality   Reduced   Normal', 'notExpected'],
    ['Transferrin   Low   Ref: Normal', 'notExpected'],
    ['G6PD Qualitative   Not deficient (Normal)', 'unknown'],
    ['Iron low normal', 'unknown'],
    ['G6PD Qualitative   Normal (Normal)', 'unknown'],
    ['MANTOUX Induration 22 mm (Negative < 10 mm)', 'above'],
    ['MANTOUX Induration 4 mm (Negative < 10 mm)', 'asExpected'],
    ['Anti CCP 210 U/mL Negative: < 20', 'above'],
    ['Dengue IgM 22 Negative < 9', 'unknown'],
    ['Cortisol 8 AM <0.5 ug/dL 6.2-19.4', 'below'],
    ['Cortisol 4 p.m. > 60 ug/dL 3 - 13', 'above'],
    ['Cortisol 8 AM 12 ug/dL 6.2-19.4', 'asExpected'],
    ['Cortisol 8 AM < 25 ug/dL 6.2-19.4', 'unknown'],
    // Others
    ['Blood group   "O" Rh Positive', 'unknown'],
    ['HbA2   5.8 %   1.5 - 3.5', 'above'],
    ['Cortisol 8AM 0.4 ug/dL (6-18)', 'below'],
    ['Cortisol (4 p.m.) 3.1 ug/dL (3-13)', 'asExpected'],
    ['Hb F   0.8 %   < 2.0', 'asExpected'],
    ['AFB stain   3+   Negative', 'notExpected'],
    ['Acid fast bacilli   Not seen   Not seen', 'asExpected'],
    ['GeneXpert: MTB DETECTED (LOW), Rifampicin resistance NOT DETECTED', 'unknown'],
    ['17-OH Progesterone   3.4   ng/mL   0.2 - 1.3', 'above'],
    ['FSH   6.1   mIU/mL   Follicular: 3.85 - 8.78', 'unknown'],
    ['Free Testosterone   20   pg/mL   M: 5 - 21 F: 0.5 - 4', 'unknown'],
    ['Beta HCG   12 mIU/mL   Adults: 0 - 5   Pregnant: 5 - 50000', 'unknown'],
  ])('%s: %s', (line, expected) => expect(standings(line)[0] ?? 'none').toBe(expected));
});

test.each([
  ['NT-proBNP 4.5 ng/mL (< 300 pg/mL)', 'above'],
  ['NT-proBNP 0.12 ng/mL (< 300 pg/mL)', 'asExpected'],
  ['Troponin T 0.9 ng/mL (< 14 ng/L)', 'above'],
  ['Cholinesterase 7.2 kU/L (5320 - 12920)', 'asExpected'],
  ['Cholinesterase 7.2 kU/L (5.3 - 12.9)', 'asExpected'],
  ['Ammonia 60 umol/L (19 - 87 ug/dL)', 'unknown'],
])('a number and a range in different units are compared in one: %s', (line, standing) =>
  expect(standings(line)).toEqual([standing]),
);
