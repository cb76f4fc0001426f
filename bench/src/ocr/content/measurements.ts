import type { LabTest, Limits } from '@anamnesis/contracts/labs/lab-test';
import { labTests, type LabTestKey } from '@anamnesis/contracts/labs/tests';
import type { Random } from '@anamnesis/platform/testing/random';

export interface Patient {
  readonly sex: 'male' | 'female';
  readonly age: number;
}
/** A value of every test in the unit of the table. */
export type Measurements = Readonly<Record<LabTestKey, number>>;

/** Some values reach many times their upper limit. */
const SKEWED: readonly LabTestKey[] = [
  'crp',
  'hscrp',
  'ferritin',
  'tsh',
  'tg',
  'ggt',
  'alt',
  'ast',
  'ck',
  'rf',
  'ddimer',
  'prl',
  'uacr',
];

/** The table's limits for a person; where it has none, those around a usual value. */
export function limitsOf(test: LabTest, { sex }: Patient): Limits {
  const { range, plausible } = test;
  const limits = range && 'male' in range ? range[sex] : range;
  return limits ?? [plausible[0] * 3, plausible[1] / 5];
}

const between = (random: Random, low: number, high: number) => low + (high - low) * random.next();

/** Three of four values are in range. */
function draw(random: Random, test: LabTest & { key: LabTestKey }, patient: Patient): number {
  const limits = limitsOf(test, patient);
  const low = limits[0] ?? (limits[1] ?? 1) * 0.25;
  const high = limits[1] ?? low * 1.7;
  const kind = random.next();
  const drawn =
    kind < 0.74
      ? between(random, low + (high - low) * 0.05, high)
      : kind < 0.86
        ? between(random, Math.max(low * 0.55, low - (high - low) * 0.8), low)
        : between(
            random,
            high,
            SKEWED.includes(test.key) && random.chance(0.4) ? high * 12 : high + (high - low) * 0.9,
          );
  return Math.min(Math.max(drawn, test.plausible[0] * 1.5, high / 100), test.plausible[1] * 0.95);
}

/** CKD-EPI 2021. */
function filtration(creatinine: number, { sex, age }: Patient): number {
  const [kappa, alpha] = sex === 'female' ? [0.7, -0.241] : [0.9, -0.302];
  const ratio = creatinine / kappa;
  return (
    142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * (sex === 'female' ? 1.012 : 1)
  );
}

/** Drawn values, those that depend on others computed as analysers do. */
export function measure(random: Random, patient: Patient): Measurements {
  const drawn = Object.fromEntries(labTests.map((test) => [test.key, draw(random, test, patient)])) as Record<
    LabTestKey,
    number
  >;
  const mcv = between(random, 68, 104);
  const mchc = between(random, 30.5, 35);
  const pcv = (drawn.hb / mchc) * 100;
  const rbc = (pcv * 10) / mcv;
  const [eos, mono, baso] = [between(random, 1, 9), between(random, 2, 9), random.below(2)].map(Math.round) as [
    number,
    number,
    number,
  ];
  const neut = Math.round(between(random, 38, 78));
  const hdl = between(random, 28, 68);
  const tg = Math.min(drawn.tg, 390);
  const chol = Math.max(between(random, 120, 275), hdl + tg / 5 + 35);
  const tbil = between(random, 0.3, random.chance(0.15) ? 6 : 1.2);
  const dbil = tbil * between(random, 0.2, 0.4);
  const [tp, alb] = [between(random, 5.9, 8.4), between(random, 3, 4.9)];
  const hba1c = between(random, 4.6, random.chance(0.3) ? 12.5 : 6.6);
  const [iron, tibc] = [between(random, 22, 170), between(random, 240, 460)];
  return {
    ...drawn,
    ...{ mcv, mchc, pcv, rbc, mch: (drawn.hb / rbc) * 10, rdw: between(random, 11.8, 19) },
    ...{ neut_pct: neut, eos_pct: eos, mono_pct: mono, baso_pct: baso, lymph_pct: 100 - neut - eos - mono - baso },
    ...{ anc: (drawn.wbc * neut) / 100, hdl, tg, chol, vldl: tg / 5, ldl: chol - hdl - tg / 5, nonhdl: chol - hdl },
    ...{ tbil, dbil, ibil: tbil - dbil, tp, alb, glob: tp - alb, agr: alb / (tp - alb) },
    ...{ hba1c, eag: 28.7 * hba1c - 46.7, glu_f: 28.7 * hba1c - 46.7 - between(random, 10, 35) },
    ...{ bun: drawn.urea * 0.4664, egfr: Math.min(filtration(drawn.creat, patient), 140), inr: drawn.pt / 12 },
    ...{ iron, tibc, tsat: (iron / tibc) * 100 },
  };
}
