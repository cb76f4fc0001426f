import { createHash } from 'node:crypto';
import type { Hash } from '@anamnesis/contracts/integrity/tree';

export const sha256: Hash = (bytes) => createHash('sha256').update(bytes).digest();
