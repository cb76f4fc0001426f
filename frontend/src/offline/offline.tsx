import { useEffect } from 'react';
import { registerWorker } from './worker-registration';

/** What a patient's pages do for being read without a network. Loaded after them. */
export default function Offline() {
  useEffect(() => void registerWorker(), []);
  return null;
}
