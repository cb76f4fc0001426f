import { execFileSync } from 'node:child_process';

/** A disk in memory. */
export interface SmallDisk {
  resize(kibibytes: number): void;
  unmount(): void;
}

/** Mounts one over an empty folder; null where that is not permitted. */
export function mountSmallDisk(folder: string, kibibytes: number): SmallDisk | null {
  const mount = (...options: readonly string[]) =>
    execFileSync('mount', [...options, folder], { stdio: ['ignore', 'ignore', 'ignore'] });
  try {
    mount('-t', 'tmpfs', '-o', `size=${kibibytes}k,mode=0700`, 'anamnesis-test');
  } catch {
    return null;
  }
  return {
    resize: (to) => void mount('-o', `remount,size=${to}k`),
    unmount: () => void execFileSync('umount', [folder]),
  };
}
