/** The part that is used of a package without types. */
declare module 'fs-native-extensions' {
  /** Locks a whole open file for its descriptor, exclusively (fcntl's F_OFD_SETLK on Linux); false if another has it locked. */
  export function tryLock(file: number): boolean;
}
