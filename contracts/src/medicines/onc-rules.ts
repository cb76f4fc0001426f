import { protonPumpInhibitors } from './classes.js';
import { side, type Rule } from './rule.js';

const SEEN = 'members seen in the paper table';
const COPIED = 'members via a public copy of the table';

const MAO_INHIBITORS = side('MAO inhibitors', 'tranylcypromine; phenelzine; isocarboxazid; procarbazine; selegiline');
/** Lumefantrine stands for artemether with lumefantrine: it is only given in this combination. */
const QT_PROLONGING = side(
  'QT-prolonging drugs',
  'amiodarone; sotalol; quinidine; disopyramide; haloperidol; pimozide; thioridazine; citalopram; escitalopram; methadone; ondansetron; domperidone; azithromycin; clarithromycin; erythromycin; moxifloxacin; levofloxacin; chloroquine; hydroxychloroquine; lumefantrine; bedaquiline; arsenic trioxide; vandetanib',
);

const rules: readonly Omit<Rule, 'kind' | 'severity' | 'source' | 'reviewed'>[] = [
  {
    id: 'ONC-03',
    between: [
      side(
        'amphetamine derivatives',
        'dexmethylphenidate; dexamfetamine; methylphenidate; lisdexamfetamine; methamphetamine; phendimetrazine; pseudoephedrine; amphetamine; benzphetamine; diethylpropion; phentermine; atomoxetine',
      ),
      MAO_INHIBITORS,
    ],
    why: 'Hypertensive crisis',
    confidence: SEEN,
    note: 'panel: consider a lower level for selegiline; pseudoephedrine is in Indian cold remedies',
  },
  {
    id: 'ONC-04',
    between: [side('atazanavir', 'atazanavir'), side('proton pump inhibitors', protonPumpInhibitors.members)],
    why: 'Atazanavir is not absorbed',
    confidence: SEEN,
    note: 'H2 blockers were removed by the panel',
  },
  {
    id: 'ONC-06',
    between: [side('febuxostat', 'febuxostat'), side('thiopurines', 'azathioprine; mercaptopurine')],
    why: 'Thiopurine toxicity (xanthine oxidase)',
    confidence: SEEN,
    note: 'allopurinol is not in the ONC pair: see L-14',
  },
  {
    id: 'ONC-08',
    between: [
      side(
        'SSRIs and other serotonergic drugs',
        'fluoxetine; paroxetine; citalopram; escitalopram; sertraline; fluvoxamine; duloxetine; nefazodone; desvenlafaxine; milnacipran; venlafaxine',
      ),
      MAO_INHIBITORS,
    ],
    why: 'Serotonin syndrome',
    confidence: SEEN,
  },
  {
    id: 'ONC-11',
    between: [
      side('irinotecan', 'irinotecan'),
      side(
        'strong CYP3A4 inhibitors',
        'ritonavir; nelfinavir; atazanavir; indinavir; saquinavir; amprenavir; fosamprenavir; darunavir; lopinavir; tipranavir; clarithromycin; erythromycin; telithromycin; amiodarone; verapamil; diltiazem; ketoconazole; itraconazole; fluconazole; voriconazole; nefazodone; aprepitant; cimetidine',
      ),
    ],
    why: 'Irinotecan toxicity',
    confidence: COPIED,
    note: "amiodarone, verapamil, diltiazem, fluconazole, aprepitant, cimetidine are moderate or weak inhibitors: the list is the panel's",
  },
  {
    id: 'ONC-16',
    between: [
      side('opioids (selected)', 'pethidine; methadone; tapentadol; fentanyl; tramadol; dextromethorphan'),
      MAO_INHIBITORS,
    ],
    why: 'Serotonin syndrome, respiratory depression',
    confidence: COPIED,
    note: 'meperidine = pethidine',
  },
  {
    id: 'ONC-20',
    between: [
      side(
        'tricyclic antidepressants',
        'amitriptyline; clomipramine; desipramine; doxepin; imipramine; nortriptyline; protriptyline; trimipramine',
      ),
      MAO_INHIBITORS,
    ],
    why: 'Serotonin syndrome, hyperpyrexia',
    confidence: COPIED,
  },
  {
    id: 'ONC-21',
    between: [QT_PROLONGING, QT_PROLONGING],
    why: 'Torsades de pointes',
    confidence: 'check the label text',
    note: 'the paper points to CredibleMeds, whose list is free for non-commercial use only: so these members were typed from the QT warnings in product labels (memory): check each label; many systems show this as major',
  },
  {
    id: 'ONC-22',
    between: [
      side('ramelteon', 'ramelteon'),
      side('CYP1A2 inhibitors', 'fluvoxamine; amiodarone; ticlopidine; ciprofloxacin'),
    ],
    why: 'Ramelteon level rises',
    confidence: COPIED,
    note: 'label: fluvoxamine is contraindicated',
  },
  {
    id: 'ONC-23',
    between: [
      side(
        'protease inhibitors',
        'ritonavir; nelfinavir; atazanavir; indinavir; saquinavir; amprenavir; fosamprenavir; darunavir; lopinavir; tipranavir',
      ),
      side('strong CYP3A4 inducers', "bosentan; rifapentine; carbamazepine; rifabutin; rifampicin; st john's wort"),
    ],
    why: 'Loss of antiviral effect',
    confidence: COPIED,
    note: 'the public spreadsheet prints NSAID for atazanavir: corrected; rifabutin is dose-adjusted in practice, not forbidden',
  },
  {
    id: 'ONC-25',
    between: [
      side('statins (CYP3A4)', 'simvastatin; lovastatin'),
      side(
        'CYP3A4 inhibitors',
        'ritonavir; nelfinavir; atazanavir; indinavir; saquinavir; amprenavir; darunavir; lopinavir; tipranavir; clarithromycin; erythromycin; telithromycin; amiodarone; verapamil; diltiazem; ketoconazole; itraconazole; fluconazole; voriconazole; nefazodone',
      ),
    ],
    why: 'Rhabdomyolysis',
    confidence: COPIED,
    note: 'label: amiodarone, verapamil, diltiazem limit the dose, they do not forbid; fluconazole is not on the label list',
  },
  {
    id: 'ONC-27',
    between: [
      side('ergot alkaloids', 'ergotamine; methylergometrine; dihydroergotamine; ergometrine'),
      side(
        'CYP3A4 inhibitors',
        'ritonavir; nelfinavir; atazanavir; indinavir; saquinavir; amprenavir; darunavir; lopinavir; tipranavir; clarithromycin; erythromycin; telithromycin; ketoconazole; itraconazole; voriconazole',
      ),
    ],
    why: 'Ergotism',
    confidence: COPIED,
  },
  {
    id: 'ONC-28',
    between: [
      side('tizanidine', 'tizanidine'),
      side(
        'CYP1A2 inhibitors',
        'ciprofloxacin; fluvoxamine; mexiletine; propafenone; zileuton; amiodarone; ticlopidine',
      ),
    ],
    why: 'Hypotension, sedation',
    confidence: COPIED,
    note: 'label forbids ciprofloxacin and fluvoxamine',
  },
  {
    id: 'ONC-30',
    between: [side('tranylcypromine', 'tranylcypromine'), side('procarbazine', 'procarbazine')],
    why: 'Hypertensive crisis',
    confidence: COPIED,
  },
  {
    id: 'ONC-31',
    between: [
      side('triptans', 'sumatriptan; zolmitriptan; rizatriptan'),
      side('MAO inhibitors', 'tranylcypromine; phenelzine; isocarboxazid; moclobamide; methylene blue'),
    ],
    why: 'Triptan level rises, serotonin syndrome',
    confidence: COPIED,
  },
];

/** The high-priority interactions of the Office of the National Coordinator for Health Information Technology (ONC). */
export const oncRules: readonly Rule[] = rules.map((rule) => ({
  ...rule,
  kind: 'interaction',
  severity: 'contraindicated',
  source: 'Phansalkar S et al. JAMIA 2012;19(5):735-743 (ONC high-priority list), PMC3422823 Table 2',
  reviewed: false,
}));
