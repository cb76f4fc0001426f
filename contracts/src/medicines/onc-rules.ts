import { protonPumpInhibitors } from './classes.js';
import { readOn, type ReadSource } from './read-source.js';
import { side, type Rule } from './rule.js';

const read = readOn('2026-11-28');

/** The table of the panel, of which the first rows were read. */
const inTable = (says: string) =>
  read(
    'Phansalkar et al., JAMIA 2012;19:735-743, Table 2 (PMC3422823)',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC3422823/table/tbl2',
    says,
  );
/** A later study of the 15 pairs; their members are not in it. */
const amongPairs = (pair: string): readonly ReadSource[] => [
  read(
    'Am J Health Syst Pharm 2022;79:1086-1095, Table 4 (PMC9218784)',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC9218784/table/T4',
    `Lists ${pair} among 15 interactions; the members of a class are not in it.`,
  ),
  read(
    'Phansalkar et al., JAMIA 2012;19:735-743 (abstract)',
    'https://pubmed.ncbi.nlm.nih.gov/22539083/',
    'A panel approved 15 interactions as contraindicated for concurrent use; the abstract does not name them.',
  ),
];
const COPIED = 'Table 2 of the panel: the members are via a public copy of it';

const MAO_INHIBITORS = side('MAO inhibitors', 'tranylcypromine; phenelzine; isocarboxazid; procarbazine; selegiline');
/** Lumefantrine stands for artemether with lumefantrine: it is only given in this combination. */
const QT_PROLONGING = side(
  'QT-prolonging drugs',
  'amiodarone; sotalol; quinidine; disopyramide; haloperidol; pimozide; thioridazine; citalopram; escitalopram; methadone; ondansetron; domperidone; azithromycin; clarithromycin; erythromycin; moxifloxacin; levofloxacin; chloroquine; hydroxychloroquine; lumefantrine; bedaquiline; arsenic trioxide; vandetanib',
);

const rules: readonly Omit<Rule, 'kind' | 'severity' | 'reviewed'>[] = [
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
    sources: [
      inTable(
        'Amphetamine derivatives with MAO inhibitors were accepted as a critical pair; the members of both classes are listed.',
      ),
    ],
    note: 'panel: consider a lower level for selegiline; pseudoephedrine is in Indian cold remedies',
  },
  {
    id: 'ONC-04',
    between: [side('atazanavir', 'atazanavir'), side('proton pump inhibitors', protonPumpInhibitors.members)],
    why: 'Atazanavir is not absorbed',
    sources: [inTable('Atazanavir with proton pump inhibitors was accepted as a critical pair, without H2 blockers.')],
    note: 'H2 blockers were removed by the panel',
  },
  {
    id: 'ONC-06',
    between: [side('febuxostat', 'febuxostat'), side('thiopurines', 'azathioprine; mercaptopurine')],
    why: 'Thiopurine toxicity (xanthine oxidase)',
    sources: [inTable('Febuxostat with azathioprine or mercaptopurine was accepted as a critical pair.')],
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
    sources: [
      inTable(
        'Fluoxetine with MAO inhibitors was accepted and widened to other SSRIs and serotonergic medicines; venlafaxine is not in the passage that was read.',
      ),
    ],
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
    sources: amongPairs('irinotecan with strong CYP3A4 inhibitors'),
    unread: COPIED,
    note: "amiodarone, verapamil, diltiazem, fluconazole, aprepitant, cimetidine are moderate or weak inhibitors: the list is the panel's",
  },
  {
    id: 'ONC-16',
    between: [
      side('opioids (selected)', 'pethidine; methadone; tapentadol; fentanyl; tramadol; dextromethorphan'),
      MAO_INHIBITORS,
    ],
    why: 'Serotonin syndrome, respiratory depression',
    sources: amongPairs('narcotic analgesics with MAO inhibitors'),
    unread: COPIED,
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
    sources: amongPairs('tricyclic antidepressants with MAO inhibitors'),
    unread: COPIED,
  },
  {
    id: 'ONC-21',
    between: [QT_PROLONGING, QT_PROLONGING],
    why: 'Torsades de pointes',
    sources: amongPairs('high-risk QT-prolonging medicines with each other'),
    note: 'the paper points to CredibleMeds, whose list is free for non-commercial use only: so these members were typed from the QT warnings in product labels (memory): check each label; many systems show this as major',
  },
  {
    id: 'ONC-22',
    between: [
      side('ramelteon', 'ramelteon'),
      side('CYP1A2 inhibitors', 'fluvoxamine; amiodarone; ticlopidine; ciprofloxacin'),
    ],
    why: 'Ramelteon level rises',
    sources: amongPairs('ramelteon with strong CYP1A2 inhibitors'),
    unread: COPIED,
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
    sources: amongPairs('protease inhibitors with strong CYP3A4 inducers'),
    unread: COPIED,
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
    sources: amongPairs('statins with CYP3A4 inhibitors and protease inhibitors'),
    unread: COPIED,
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
    sources: amongPairs('ergot alkaloids with CYP3A4 inhibitors and protease inhibitors'),
    unread: COPIED,
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
    sources: amongPairs('tizanidine with CYP1A2 inhibitors'),
    unread: COPIED,
    note: 'label forbids ciprofloxacin and fluvoxamine',
  },
  {
    id: 'ONC-30',
    between: [side('tranylcypromine', 'tranylcypromine'), side('procarbazine', 'procarbazine')],
    why: 'Hypertensive crisis',
    sources: amongPairs('tranylcypromine with procarbazine'),
    unread: COPIED,
  },
  {
    id: 'ONC-31',
    between: [
      side('triptans', 'sumatriptan; zolmitriptan; rizatriptan'),
      side('MAO inhibitors', 'tranylcypromine; phenelzine; isocarboxazid; moclobamide; methylene blue'),
    ],
    why: 'Triptan level rises, serotonin syndrome',
    sources: amongPairs('triptans with MAO inhibitors'),
    unread: COPIED,
  },
];

/** The high-priority interactions of the Office of the National Coordinator for Health Information Technology (ONC). */
export const oncRules: readonly Rule[] = rules.map((rule) => ({
  ...rule,
  kind: 'interaction',
  severity: 'contraindicated',
  reviewed: false,
}));
