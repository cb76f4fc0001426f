import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { MAX_EVIDENCE_EVENTS } from '@anamnesis/contracts/evidence/constants';
import { EVIDENCE_EMPTY, EVIDENCE_TOO_LARGE, EVIDENCE_UNPROVED } from '@anamnesis/contracts/evidence/errors';
import { parseKey } from '@anamnesis/contracts/integrity/signed-note';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { sha256 } from '@anamnesis/platform/integrity/sha256';
import { signPdf } from '@anamnesis/platform/signatures/sign-pdf';
import { type AsyncZippable, zip } from 'fflate';
import type { Ports } from '../ports.js';
import type { History } from '../replay/history.js';
import { signExtent } from '../integrity/sign-extent.js';
import { namesIn } from '../replay/names-in.js';
import { shownEvent } from '../replay/shown-event.js';
import { provedHistory, type ProvedHistory } from './proved-history.js';
import { evidenceMessages } from './evidence-messages.js';
import { lostEvent, toldEvents } from './told-events.js';
import { writeApart } from './write-apart.js';

interface Asked {
  readonly history: History;
  readonly inquiryId: string;
  readonly auditorId: string;
  /** ISO 8601. `from` is included, `to` is not. */
  readonly from: string;
  readonly to: string;
  readonly language: SpokenLanguage;
}

const VERIFIER = createRequire(import.meta.url).resolve('@anamnesis/contracts/verify.mjs');
const zipped = promisify<AsyncZippable, Uint8Array>(zip);

/**
 * The events of a history in a period, with their proofs, readable as JSON and as a signed PDF, and the program that verifies them: as a
 * ZIP. What the log has lost or changed is marked, not told. Refuses a period with no event, with too many, or with none that a signed
 * head covers.
 */
export async function evidencePackage(ports: Ports, asked: Asked): Promise<Buffer> {
  const { history, from, to, language } = asked;
  const m = evidenceMessages(language);
  const part = partOf(history, asked);
  if (part.last - part.first >= MAX_EVIDENCE_EVENTS) return refuse(EVIDENCE_TOO_LARGE);
  const proved = await provedHistory(ports, history, part);
  const { lost, standings } = proved;
  if (standings.size === 0 && lost.length === 0) return refuse(EVIDENCE_EMPTY);
  if (lost.length === 0 && [...standings.values()].every((standing) => standing === 'newer'))
    return refuse(EVIDENCE_UNPROVED);
  const indexes = Array.from({ length: standings.size }, (_, offset) => part.first + offset);
  const names = await namesIn(ports, history, peopleIn(history, indexes, asked.auditorId));
  const events = indexes.map((index) => shownEvent(history, index, names));
  const told = toldEvents(events, { names, standings, timeZone: ports.timeZone, language });
  const all = [...told, ...lost.map((leaf) => lostEvent(leaf, m))].toSorted((one, other) =>
    Number(BigInt(one.position) - BigInt(other.position)),
  );
  const asRecorded = events.filter(({ position }) => standings.get(position) !== 'differs');
  const shown = new Map(asRecorded.map((event) => [event.position, event]));
  const readable = all.map(({ position, type, sentence, standing }) => ({
    ...{ sentence, standing, position, type },
    ...shown.get(position),
  }));
  const eventsFile = Buffer.from(JSON.stringify(readable, null, 2));
  const beside = [{ name: 'events.json', sha256: hashOf(eventsFile) }];
  const files = {
    'history.json': Buffer.from(JSON.stringify(signExtent({ ...proved.history, files: beside }, ports))),
    'events.json': eventsFile,
    'verify.mjs': await readFile(VERIFIER),
  };
  const hashes = {
    ...{ 'history.json': hashOf(files['history.json']), 'events.json': hashOf(eventsFile) },
    'verify.mjs': hashOf(files['verify.mjs']),
  };
  const head = headOf(proved);
  const pdf = await writeApart({
    ...{ language, from, to, madeAt: ports.clock().toISOString(), timeZone: ports.timeZone },
    person: { id: history.id, name: names.get(history.id) ?? '', isErased: history.isErased },
    inquiry: { id: asked.inquiryId, reason: await reasonOfInquiry(ports, asked.inquiryId) },
    auditor: names.get(asked.auditorId) ?? asked.auditorId,
    ...{ head, hashes, events: all },
  });
  const archive: AsyncZippable = {
    'README.txt': Buffer.from(m.readme({ fingerprint: head.fingerprint })),
    'evidence.pdf': signPdf(pdf, ports.documents.key),
    ...files,
  };
  return Buffer.from(await zipped(archive));
}

const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');

/** The events of a period, by their indexes, both included. Without any it ends before it begins, at its place in the history. */
function partOf({ entries }: History, { from, to }: Pick<Asked, 'from' | 'to'>): { first: number; last: number } {
  const recorded = entries.map(({ event }) => Date.parse(event.recordedAt));
  const found = recorded.findIndex((at) => at >= Date.parse(from));
  const first = found < 0 ? entries.length : found;
  return {
    first,
    last: Math.max(
      first - 1,
      recorded.findLastIndex((at) => at < Date.parse(to)),
    ),
  };
}

/** Everybody who acts in these events, or whom they name in the clear; the history's person, and the auditor. */
function peopleIn({ id, entries }: History, indexes: readonly number[], auditorId: string): Set<string> {
  const people = new Set([id, auditorId]);
  for (const index of indexes) {
    const { data, metadata } = entries[index]?.event ?? {};
    const { doctorId, patientId } = (data ?? {}) as Readonly<Record<string, unknown>>;
    const actor: unknown = (metadata as { actor?: { id?: unknown } } | null | undefined)?.actor?.id;
    for (const each of [doctorId, patientId, actor]) if (typeof each === 'string') people.add(each);
  }
  return people;
}

function headOf({ head, history: { log } }: ProvedHistory) {
  const key = parseKey(sha256, log.key);
  return {
    ...{ origin: log.origin, size: String(head.size), root: Buffer.from(head.root, 'base64').toString('hex') },
    ...{ signedAt: head.signedAt, fingerprint: key ? Buffer.from(sha256(key.publicKey)).toString('hex') : log.key },
  };
}

async function reasonOfInquiry({ pool }: Pick<Ports, 'pool'>, inquiryId: string): Promise<string> {
  const { rows } = await pool.query<{ reason: string }>('select reason from read.inquiries where inquiry_id = $1', [
    inquiryId,
  ]);
  return rows[0]?.reason ?? '';
}
