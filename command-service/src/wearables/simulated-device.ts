import { SIMULATED, type HealthMeasure } from '@anamnesis/contracts/wearables/constants';
import { type Measures, perMeasure } from '@anamnesis/contracts/wearables/measures';

/** The values of a simulated device. `draw` returns a random integer from 0 to below its argument. */
export function simulatedMeasures(draw: (below: number) => number): Measures {
  const valueOf = (measure: HealthMeasure): number => {
    const { least, most, decimals } = SIMULATED[measure];
    const unit = 10 ** decimals;
    const [first, last] = [Math.round(least * unit), Math.round(most * unit)];
    return (first + draw(last - first + 1)) / unit;
  };
  return perMeasure(valueOf);
}
