import { useStore } from 'react-admin';

/**
 * Whether keys such as J and K act, kept on this device: who speaks to the computer, or has trouble with single keys, can turn them off
 * (WCAG 2.1.4).
 */
export const useSingleKeys = () => useStore('keys.single', true);
