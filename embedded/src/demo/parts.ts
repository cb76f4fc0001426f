import { StepRefused } from './demo-client.js';

/** Does a part of the demo; null if the product refuses it. */
export type Part = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

/** Goes on without the parts that the product refuses, because visitors may use the demo while it is created. `leftOut` hears of each. */
export const unlessRefused =
  (leftOut: (refused: StepRefused) => void): Part =>
  async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StepRefused)) throw error;
      leftOut(error);
      return null;
    }
  };
