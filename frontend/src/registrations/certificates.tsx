import { showCertificate } from '@anamnesis/contracts/registrations/addresses';
import type { Registration } from '@anamnesis/contracts/registrations/routes';
import { ExternalLink, FileText } from 'lucide-react';
import { urlOf } from '../api/address';
import { usePicture } from '../api/picture';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { Section } from '../look/section';
import { certificateName, useCertificateTexts } from './certificate-name';
import { registrationMessages } from './messages';
import styles from './registrations.module.css';

type Certificate = Registration['certificates'][number];

/** A doctor's certificates: pictures are shown, documents open in a new tab. */
export const Certificates = ({
  doctorId,
  certificates,
}: {
  doctorId: string;
  certificates: readonly Certificate[];
}) => {
  const m = useMessages(registrationMessages);
  return (
    <Section title={m.certificates}>
      {certificates.length === 0 ? (
        <p className="note soft">{m.noCertificates}</p>
      ) : (
        <ul className={styles.certificates}>
          {certificates.map((certificate) => (
            <Shown key={certificate.number} doctorId={doctorId} certificate={certificate} />
          ))}
        </ul>
      )}
    </Section>
  );
};

function Shown({ doctorId, certificate }: { doctorId: string; certificate: Certificate }) {
  const m = useMessages(registrationMessages);
  const texts = useCertificateTexts();
  const { number, kind, title, fileName, mediaType } = certificate;
  const name = certificateName(texts, certificate);
  const file = usePicture(urlOf(showCertificate, { params: { doctorId, number } }));
  return (
    <li>
      {file.state === 'here' && mediaType.startsWith('image/') && <img src={file.src} alt={name} />}
      <div className="row">
        <Icon of={FileText} />
        <span className="grow">
          <strong>{name}</strong>
          <span className="note soft">{[title && kind && texts.kinds[kind], fileName].filter(Boolean).join(', ')}</span>
        </span>
        {file.state === 'here' && (
          <a className="btn small" href={file.src} target="_blank" rel="noreferrer" aria-label={m.openFile({ name })}>
            {m.open}
            <Icon of={ExternalLink} size={18} />
          </a>
        )}
        {file.state === 'coming' && <span className="note">{m.opening}</span>}
      </div>
      {file.state === 'failed' && (
        <p className="note" role="alert">
          {m.openFailed}
        </p>
      )}
    </li>
  );
}
