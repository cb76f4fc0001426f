import {
  aceInhibitors,
  anticoagulants,
  benzodiazepines,
  betaBlockers,
  corticosteroids,
  dihydropyridines,
  nsaidsExceptAspirin,
  protonPumpInhibitors,
  ssris,
  statins,
  sulfonylureas,
  thiazides,
} from './classes.js';
import { side, type Rule, type Side } from './rule.js';

const THYROID_HORMONES = side('thyroid hormones', 'levothyroxine; liothyronine');

/** The list names classes only: their members were put together by hand. */
const pairs: readonly (readonly [id: string, Side, Side])[] = [
  ['N-01', side('ACE inhibitors', aceInhibitors.members), side('salicylates (low dose)', 'aspirin')],
  ['N-02', side('niacin', 'niacin'), side('statins', statins.members)],
  ['N-03', side('beta-blockers', betaBlockers.members), side('SSRIs', ssris.members)],
  ['N-04', side('thiazide diuretics', thiazides.members), side('ACE inhibitors', aceInhibitors.members)],
  ['N-05', THYROID_HORMONES, side('statins', statins.members)],
  ['N-06', side('beta-blockers', betaBlockers.members), THYROID_HORMONES],
  [
    'N-07',
    side('antacids', 'aluminium hydroxide; magnesium hydroxide; calcium carbonate; magaldrate'),
    side('oral corticosteroids', corticosteroids.members),
  ],
  ['N-08', side('folic acid', 'folic acid'), side('methotrexate', 'methotrexate')],
  ['N-09', side('sulfonylureas', sulfonylureas.members), side('ACE inhibitors', aceInhibitors.members)],
  ['N-10', side('anticoagulants', anticoagulants.members), side('corticosteroids', corticosteroids.members)],
  ['N-11', side('anticoagulants', anticoagulants.members), side('paracetamol', 'paracetamol')],
  [
    'N-12',
    side('anticoagulants', anticoagulants.members),
    side('proton pump inhibitors', protonPumpInhibitors.members),
  ],
  [
    'N-13',
    side('proton pump inhibitors', protonPumpInhibitors.members),
    side('imidazoles', 'ketoconazole; clotrimazole; miconazole'),
  ],
  [
    'N-14',
    side('beta-blockers', betaBlockers.members),
    side('oral calcium salts', 'calcium carbonate; calcium citrate; calcium gluconate'),
  ],
  ['N-15', side('anticoagulants', anticoagulants.members), side('statins', statins.members)],
  ['N-16', side('omeprazole', 'omeprazole'), side('benzodiazepines', benzodiazepines.members)],
  ['N-17', side('anticoagulants', anticoagulants.members), side('vitamin E', 'vitamin e')],
  ['N-18', side('NSAIDs', nsaidsExceptAspirin), side('beta-blockers', betaBlockers.members)],
  ['N-19', side('clopidogrel', 'clopidogrel'), side('salicylates', 'aspirin')],
  [
    'N-20',
    side(
      'oral contraceptives',
      'ethinylestradiol; levonorgestrel; desogestrel; norethisterone; drospirenone; cyproterone',
    ),
    side('corticosteroids', corticosteroids.members),
  ],
  [
    'N-21',
    side('beta-blockers', betaBlockers.members),
    side('dihydropyridine calcium blockers', dihydropyridines.members),
  ],
  [
    'N-22',
    side('corticosteroids', corticosteroids.members),
    side('anticholinesterases', 'neostigmine; pyridostigmine; donepezil; rivastigmine; galantamine'),
  ],
  [
    'N-23',
    side('macrolide immunosuppressants', 'tacrolimus; sirolimus; everolimus'),
    side('corticosteroids', corticosteroids.members),
  ],
];

/** Interactions that are never worth an interruption. They are shown as notes. */
export const quietRules: readonly Rule[] = pairs.map(([id, first, second]) => ({
  id,
  kind: 'interaction',
  between: [first, second],
  why: 'Known interaction that seldom calls for a change',
  severity: 'low',
  sources: [],
  unread:
    'Phansalkar S et al. JAMIA 2013;20(3):489-493 (ONC non-interruptive list), PMC3628052: its abstract was read, not its table of pairs; the names of the pairs are via the public project file, the members by hand',
  reviewed: false,
}));
