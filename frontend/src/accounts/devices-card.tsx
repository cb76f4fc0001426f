import { closeDevice, listDevices, signOutEverywhere } from '@anamnesis/contracts/accounts/devices-addresses';
import type { SignedInDevice } from '@anamnesis/contracts/accounts/devices-routes';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import type { ApiError } from '../api/api-error';
import { useCommand, useApiQuery } from '../api/api-queries';
import { Section } from '../look/section';
import { ErrorBox, Loading } from '../look/states';
import { toast } from '../look/toasts';
import { dateFormat } from '../language/formats';
import { useMessages } from '../language/messages';
import { deviceMessages } from './device-messages';
import { endSession } from '../signed-in/session';
import styles from './account-page.module.css';

const dateAndTime = (at: string) => dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
const refused = (error: ApiError) => toast.error(error.message);

/** The devices with an open session, each with sign-out. */
export function DevicesCard() {
  const m = useMessages(deviceMessages);
  const devices = useApiQuery(listDevices, undefined, { staleTime: 0 });
  return (
    <Section title={m.title}>
      {devices.data ? (
        <Devices devices={devices.data.data} />
      ) : devices.isError ? (
        <ErrorBox title={m.failed} text={devices.error.message} onRetry={() => void devices.refetch()} />
      ) : (
        <Loading label={m.loading} lines={2} bare />
      )}
    </Section>
  );
}

function Devices({ devices }: { devices: readonly SignedInDevice[] }) {
  const m = useMessages(deviceMessages);
  const navigate = useNavigate();
  const others = useCommand(signOutEverywhere, {
    onDone: () => toast.success(m.othersOut),
    onRefused: refused,
  });
  const everywhere = useCommand(signOutEverywhere, {
    onDone: () => {
      endSession();
      void navigate('/auth', { replace: true });
    },
    onRefused: refused,
  });
  return (
    <div className="stack">
      <ul className={styles.devices}>
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {devices.every(({ here }) => here) && <p className="note">{m.onlyHere}</p>}
      <div className="acts">
        {devices.some(({ here }) => !here) && (
          <Button
            variant="outlined"
            disabled={others.isPending}
            onClick={() => others.mutate({ body: { butHere: true } })}
          >
            {m.others}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={everywhere.isPending}
          onClick={() => everywhere.mutate({ body: { butHere: false } })}
        >
          {m.everywhere}
        </Button>
      </div>
    </div>
  );
}

function Device({ device }: { device: SignedInDevice }) {
  const m = useMessages(deviceMessages);
  const { id, program, system, since, lastUsed, here } = device;
  const name = program && system ? m.device({ program, system }) : (program ?? system ?? m.unknownDevice);
  const close = useCommand(closeDevice, {
    onDone: () => toast.success(m.signedOut({ name })),
    onRefused: refused,
  });
  return (
    <li>
      <div className="grow">
        <strong>{name}</strong>
        {here && <span className="badge active">{m.here}</span>}
        <p className="note num">{m.times({ since: dateAndTime(since), lastUsed: dateAndTime(lastUsed) })}</p>
      </div>
      {!here && (
        <Button
          size="small"
          variant="outlined"
          aria-label={m.signOutOf({ name })}
          disabled={close.isPending}
          onClick={() => close.mutate({ params: { id } })}
        >
          {m.signOut}
        </Button>
      )}
    </li>
  );
}
