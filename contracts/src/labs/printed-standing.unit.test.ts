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
