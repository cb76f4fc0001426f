/** What a certificate shows about a doctor. */
export const certificateKinds = ['registration', 'degree', 'specialist', 'identity', 'other'] as const;
export type CertificateKind = (typeof certificateKinds)[number];
/** Characters. */
export const CERTIFICATE_TITLE_MOST = 120;

/** A certificate as the doctor named it. */
export interface NamedCertificate {
  /** Null if the doctor did not say. */
  readonly kind: CertificateKind | null;
  /** In the doctor's words, for example "MD, General Medicine"; may be empty. */
  readonly title: string;
}

export const certificateKindNames = {
  registration: 'Medical registration',
  degree: 'Degree',
  specialist: 'Specialist qualification',
  identity: 'Proof of identity',
  other: 'Other document',
} as const satisfies Record<CertificateKind, string>;

/** What a certificate is called: its title, else its kind. */
export const certificateName = ({ kind, title }: NamedCertificate): string =>
  title || (kind ? certificateKindNames[kind] : 'Certificate');

/** The certifications of a profile with one more certificate. A proof of identity is none; a name is listed once. */
export function withCertificate(certifications: readonly string[], certificate: NamedCertificate): string[] {
  const name = certificateName(certificate);
  return certificate.kind === 'identity' || certifications.includes(name)
    ? [...certifications]
    : [...certifications, name];
}
