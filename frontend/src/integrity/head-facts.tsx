import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, toHex } from '@anamnesis/contracts/integrity/base64';
import type { IntegrityHead, IntegrityWitness } from '@anamnesis/contracts/integrity/routes';
import { parseKey } from '@anamnesis/contracts/integrity/signed-note';
import { TriangleAlert } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import styles from './integrity.module.css';
import { integrityMessages } from './messages';

/** A signed head: size, time, root, and the fingerprint of the key that signed it. */
export function HeadFacts({ head }: { head: IntegrityHead }) {
  const m = useMessages(integrityMessages);
  const { timeZone } = useClinic();
  const key = parseKey(sha256, head.key);
  return (
    <dl className="fact-list">
      <div>
        <dt className="num">{m.headOf({ count: head.size })}</dt>
        <dd className="num">{m.signedAt({ time: agreedTime(head.signedAt, timeZone) })}</dd>
      </div>
      <div>
        <dt>{m.root}</dt>
        <dd className={styles.hash}>{toHex(fromBase64(head.root) ?? new Uint8Array())}</dd>
      </div>
      <div>
        <dt>{m.key}</dt>
        <dd className={styles.hash}>{head.key}</dd>
      </div>
      <div>
        <dt>{m.fingerprint}</dt>
        <dd className={styles.hash}>{key ? toHex(sha256(new Uint8Array(key.publicKey))) : head.key}</dd>
      </div>
    </dl>
  );
}

/** The witnesses, each with the last head that it has confirmed. */
export function Witnesses({ witnesses }: { witnesses: readonly IntegrityWitness[] }) {
  const m = useMessages(integrityMessages);
  const { timeZone } = useClinic();
  if (witnesses.length === 0)
    return (
      <div className="notice care">
        <Icon of={TriangleAlert} size={20} />
        <p className="grow">{m.noWitnesses}</p>
      </div>
    );
  return (
    <ul className={styles.plain}>
      {witnesses.map(({ name: witness, size, confirmedAt, problem }) => (
        <li key={witness}>
          {confirmedAt
            ? m.confirmed({ witness, size, time: agreedTime(confirmedAt, timeZone) })
            : m.unconfirmed({ witness })}
          {problem && <p className="note">{m.problem({ problem })}</p>}
        </li>
      ))}
    </ul>
  );
}
