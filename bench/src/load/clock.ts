/** Milliseconds since some moment in the past that is the same for every process of this machine. */
export const machineTime = (): number => Number(process.hrtime.bigint()) / 1e6;
