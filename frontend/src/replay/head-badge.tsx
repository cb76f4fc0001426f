import { showIntegrity } from '@anamnesis/contracts/integrity/addresses';
import { fromBase64, toHex } from '@anamnesis/contracts/integrity/base64';
import { ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import { Link } from 'react-router';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { replayMessages } from './messages';
import styles from './replay.module.css';

const looks = {
  passed: { icon: ShieldCheck, look: styles.headVerified },
  failed: { icon: ShieldAlert, look: styles.headDiffers },
  aborted: { icon: ShieldQuestionMark, look: styles.headOpen },
} as const;

/** "9f3c 41d0 … e1a2" */
function shortRoot(root: string): string {
  const hex = toHex(fromBase64(root) ?? new Uint8Array());
  return `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;
}

/** The latest signed head of the log, and whether its latest verification passed. Leads to the verifications. */
export function HeadBadge() {
  const m = useMessages(replayMessages);
  const { data } = useApiQuery(showIntegrity);
  if (!data?.head) return null;
  const outcome = data.latest.find(({ kind }) => kind === 'log')?.outcome ?? 'aborted';
  const { icon, look } = looks[outcome];
  return (
    <Link to="/audit" className={`${styles.head} ${look}`}>
      <Icon of={icon} size={22} />
      <span>
        <strong>{m.head[outcome]}</strong>
        <span className="num">{m.headOf({ count: data.head.size, root: shortRoot(data.head.root) })}</span>
      </span>
    </Link>
  );
}
