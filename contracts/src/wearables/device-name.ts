/** A form of a device's name in which equal names are equal. */
export const deviceNameKey = (name: string): string => name.normalize('NFKC').toLowerCase();
