import {
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  showSecondFactor,
} from '@anamnesis/contracts/accounts/second-factor-addresses';
import Button from '@mui/material/Button';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useCommand, useApiQuery } from '../api/api-queries';
import { Icon } from '../look/icon';
import { Section } from '../look/section';
import { ErrorBox, Loading } from '../look/states';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { secondFactorMessages } from './second-factor-messages';
import { ProveForm } from './prove-form';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorSetup } from './second-factor-setup';

type Doing = 'nothing' | 'renewing' | 'removing';

/** Shows whether the second factor is on, with actions to turn it on and off. */
export function SecondFactorCard() {
  const m = useMessages(secondFactorMessages);
  const query = useApiQuery(showSecondFactor);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Section title={m.title}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : query.data ? (
        <>
          {query.data.data.needed && <NeededNotice />}
          {query.data.data.enabled ? (
            <On codesLeft={query.data.data.recoveryCodesLeft} onCodes={setCodes} />
          ) : (
            <Off onCodes={setCodes} />
          )}
        </>
      ) : query.isError ? (
        <ErrorBox title={m.failed} text={query.error.message} onRetry={() => void query.refetch()} />
      ) : (
        <Loading label={m.loading} bare />
      )}
    </Section>
  );
}

const NeededNotice = () => {
  const m = useMessages(secondFactorMessages);
  return (
    <div className="notice info" role="status">
      <Icon of={ShieldAlert} size={22} />
      <div className="grow">
        <strong>{m.neededTitle}</strong>
        <p className="note">{m.neededText}</p>
      </div>
    </div>
  );
};

function Off({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const m = useMessages(secondFactorMessages);
  const setUp = useCommand(setUpSecondFactor, { onRefused: (error) => toast.error(error.message) });
  if (setUp.data) return <SecondFactorSetup {...setUp.data.data} onCodes={onCodes} onCancel={() => setUp.reset()} />;
  return (
    <div className="stack">
      <p>
        <span className="badge">{m.off}</span>
      </p>
      <p className="note">{m.what}</p>
      <div className="acts">
        <Button variant="contained" disabled={setUp.isPending} onClick={() => setUp.mutate({})}>
          {m.turnOn}
        </Button>
      </div>
    </div>
  );
}

function On({ codesLeft, onCodes }: { codesLeft: number; onCodes: (codes: readonly string[]) => void }) {
  const m = useMessages(secondFactorMessages);
  const [doing, setDoing] = useState<Doing>('nothing');
  const stop = () => setDoing('nothing');
  if (doing === 'renewing')
    return (
      <ProveForm
        address={renewRecoveryCodes}
        note={m.renewNote}
        action={m.renew}
        onCancel={stop}
        onDone={({ data }) => onCodes(data.recoveryCodes)}
      />
    );
  if (doing === 'removing')
    return (
      <ProveForm
        address={removeSecondFactor}
        note={m.removeNote}
        action={m.remove}
        onCancel={stop}
        onDone={() => toast.success(m.turnedOff)}
      />
    );
  return (
    <div className="stack">
      <p>
        <span className="badge active">{m.on}</span>
      </p>
      <p className="note">
        {m.codesLeft({ left: codesLeft })} {codesLeft < 3 && m.fewLeft}
      </p>
      <div className="acts">
        <Button variant="outlined" onClick={() => setDoing('renewing')}>
          {m.renew}
        </Button>
        <Button variant="outlined" onClick={() => setDoing('removing')}>
          {m.remove}
        </Button>
      </div>
    </div>
  );
}
