/** Monotonic time, ms, with the same origin for all processes of this machine. */
export const machineTime = (): number => Number(process.hrtime.bigint()) / 1e6;
