#!/usr/bin/env node
/*
 * Verifies an exported history of Anamnesis offline, with Node 20 or newer and nothing else:
 *
 *   node verify.mjs history.json --key <key of the log, or its fingerprint> [--witness <key of a witness>]… [--sha256 <hash of the file>]
 *
 * Exit code 0: every event in the file is what the log recorded, and the revisions of each stream that the file contains are printed.
 * 1: it is not, and each difference is named. 2: wrong use.
 *
 * Keys have the form name+id+base64. A fingerprint is the SHA-256 of the key's 32 bytes, in hexadecimal. Obtain either from a source other
 * than the file: whoever changes a history can also sign it with a key of their own. The same holds for this program.
 *
 * What the file says about its own extent is not signed. That no event was left out at the end of a stream, or where the file names
 * single events, is proved only by the hash of the file, from a signed document about it.
 *
 * A history is a JSON object with `head`, a signed head of the log (C2SP tlog-checkpoint), and `entries`, each with an `event`, its
 * `index` in the log and its inclusion `proof` (RFC 9162); or the same as JSON lines, the first without entries, each other one an
 * entry. An event of somebody else is given by the hash of its leaf only (`withheld`). This program shares no code with the product: it
 * is a second implementation of the formats.
 */
import { Buffer } from 'node:buffer';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** JSON in the one form of RFC 8785. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

const LEAF_FIELDS = ['id', 'streamId', 'revision', 'position', 'recordedAt', 'type', 'data', 'metadata'];

function leafOf(event) {
  const leaf = Object.fromEntries(LEAF_FIELDS.filter((name) => name in event).map((name) => [name, event[name]]));
  return sha256(Buffer.of(0), canonical(leaf));
}

/** The root to which a proof leads: it is folded from the top of the tree down to the leaf, and back. */
function rootFrom(leaf, index, size, proof) {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return null;
  // The sides on which siblings stand, from the root to the leaf.
  const sides = [];
  for (let [from, to] = [0, size]; to - from > 1;) {
    let half = 1;
    while (half * 2 < to - from) half *= 2;
    const isLeft = index < from + half;
    sides.push(isLeft ? 'right' : 'left');
    if (isLeft) to = from + half;
    else from += half;
  }
  if (sides.length !== proof.length) return null;
  return sides.reverse().reduce((hash, side, level) => {
    const sibling = Buffer.from(proof[level], 'base64');
    return side === 'right' ? sha256(Buffer.of(1), hash, sibling) : sha256(Buffer.of(1), sibling, hash);
  }, leaf);
}

const ED25519 = 1;
const COSIGNATURE = 4;

function parseKey(text) {
  const [name, id, ...rest] = text.split('+');
  const bytes = Buffer.from(rest.join('+'), 'base64');
  if (bytes.length !== 33 || ![ED25519, COSIGNATURE].includes(bytes[0])) return null;
  const ownId = sha256(`${name}\n`, bytes).subarray(0, 4);
  return ownId.toString('hex') === id ? { name, id: ownId, type: bytes[0], publicKey: bytes.subarray(1) } : null;
}

const fingerprintOf = ({ publicKey }) => sha256(publicKey).toString('hex');

function parseHead(note) {
  const end = String(note).lastIndexOf('\n\n');
  const text = String(note).slice(0, end + 1);
  const [origin, size, root, ...extensions] = text.split('\n');
  const signatures = String(note)
    .slice(end + 2)
    .split('\n')
    .flatMap((line) => {
      const [, name, encoded] = /^— (\S+) (\S+)$/.exec(line) ?? [];
      return name ? [{ name, bytes: Buffer.from(encoded, 'base64') }] : [];
    });
  const hash = Buffer.from(root ?? '', 'base64');
  if (end < 0 || !/^[1-9]\d{0,15}$/.test(size) || hash.length !== 32) return null;
  const time = extensions.find((line) => line.startsWith('time '))?.slice(5) ?? 'at an unknown time';
  return { text, origin, size: Number(size), root: hash, time, signatures };
}

function isSignedBy({ text, signatures }, { name, id, type, publicKey }) {
  const x = publicKey.toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return signatures.some(({ name: signer, bytes }) => {
    if (signer !== name || !bytes.subarray(0, 4).equals(id)) return false;
    if (type === ED25519) return verify(null, Buffer.from(text), key, bytes.subarray(4));
    if (bytes.length !== 76) return false;
    const message = `cosignature/v1\ntime ${bytes.readBigUInt64BE(4)}\n${text}`;
    return verify(null, Buffer.from(message), key, bytes.subarray(12));
  });
}

const named = ({ type, id, streamId, revision, position }) =>
  `${type} ${id} (position ${position}, revision ${revision} of ${streamId})`;

const isText = (value) => typeof value === 'string';
const isNumber = (value) => /^\d{1,19}$/.test(value);
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member that no leaf covers would be shown by a reader, and proved by nothing. */
const hasOnly = (value, names) => Object.keys(value).every((name) => names.includes(name));

const FORMAT = 'anamnesis-history/1';
const MEMBERS = ['format', 'log', 'scope', 'head', 'entries'];

function isEntry(entry) {
  if (!isObject(entry) || !hasOnly(entry, ['index', 'event', 'proof', 'withheld'])) return false;
  if (!(entry.index === null || isCount(entry.index))) return false;
  if (!Array.isArray(entry.proof) || !entry.proof.every(isText)) return false;
  const { event, withheld } = entry;
  if (withheld)
    return (
      !event &&
      isObject(withheld) &&
      hasOnly(withheld, ['streamId', 'revision', 'leaf']) &&
      [withheld.leaf, withheld.streamId].every(isText) &&
      isNumber(withheld.revision)
    );
  if (event === null) return true;
  return (
    isObject(event) &&
    hasOnly(event, LEAF_FIELDS) &&
    [event.type, event.id, event.streamId].every(isText) &&
    [event.revision, event.position].every(isNumber)
  );
}

const isScope = ({ streams = [], positions = [] }) =>
  Array.isArray(positions) &&
  positions.every(isText) &&
  Array.isArray(streams) &&
  streams.every(
    (stream) => isObject(stream) && isText(stream.streamId) && [stream.from ?? 0, stream.events].every(isCount),
  );

/** What is not of the format of a history, as a sentence; null for a history. */
function misshapen(history) {
  const { format, entries, scope } = history;
  if (format !== FORMAT) return `unknown format: ${String(format)}, not ${FORMAT}.`;
  if (!hasOnly(history, MEMBERS)) return `damaged file: it contains more than ${MEMBERS.join(', ')}.`;
  if (!Array.isArray(entries) || entries.length === 0) return 'The file contains no history.';
  const at = entries.findIndex((entry) => !isEntry(entry));
  if (at >= 0) return `damaged file: entry ${at + 1} is none.`;
  return scope === undefined || (isObject(scope) && isScope(scope)) ? null : 'damaged file: its scope is none.';
}

const isAt = (leaf, { index, proof }, { size, root }) => rootFrom(leaf, index, size, proof)?.equals(root) === true;

/** More events than these that differ are not looked for in each other's places. */
const MAX_MOVED = 300;

/** Each entry with the stream and revision that it stands for, if any, and the sentence that says how it differs; null where it agrees. */
function judged(entries, head) {
  const all = entries.map((entry) => {
    const { event, withheld } = entry;
    const leaf = event ? leafOf(event) : withheld ? Buffer.from(withheld.leaf, 'base64') : null;
    return { ...entry, leaf, place: event ?? withheld ?? null, isProven: leaf !== null && isAt(leaf, entry, head) };
  });
  const proven = all.filter(({ isProven }) => isProven);
  const indexes = new Set(proven.map(({ index }) => index));
  const revisions = new Set(proven.map(({ place }) => `${place.revision} ${place.streamId}`));
  const differing = all.filter(({ isProven, leaf }) => !isProven && leaf !== null);
  const moved = (leaf) => (differing.length > MAX_MOVED ? null : differing.find((other) => isAt(leaf, other, head)));
  let before = null;
  return all.map((entry) => {
    const { index, event, withheld, leaf, place, isProven } = entry;
    const is = (difference) => ({ ...entry, difference });
    if (!place) return is(`deleted: the log has no event for leaf ${index}`);
    const name = event ? named(event) : `the hash of revision ${withheld.revision} of ${withheld.streamId}`;
    if (isProven) {
      if (before && index <= before.index) return is(`reordered: ${name} comes after ${before.name}`);
      before = { index, name };
      return is(null);
    }
    const other = moved(leaf);
    if (other) return is(`reordered: ${name} belongs to index ${other.index}, not ${index}`);
    const isInserted = index === null || indexes.has(index) || revisions.has(`${place.revision} ${place.streamId}`);
    if (isInserted) return { ...is(`inserted: ${name} is not in the signed tree`), place: null };
    return is(`edited: ${name} is not in the signed tree at index ${index}`);
  });
}

/** By stream: what the file contains of it, in the order of revisions. */
function byStream(entries) {
  const streams = new Map();
  for (const { place, event, withheld } of entries) {
    if (!place) continue;
    const found = streams.get(place.streamId) ?? [];
    found.push({ revision: BigInt(place.revision), position: event?.position, isWithheld: Boolean(withheld) });
    streams.set(place.streamId, found);
  }
  for (const found of streams.values()) found.sort((one, other) => Number(one.revision - other.revision));
  return streams;
}

/** The ranges of revisions from `from` to before `to` that are not among these sorted ones. */
function missing(revisions, from, to) {
  const ranges = [];
  let next = from;
  for (const revision of [...revisions, to]) {
    const end = revision < to ? revision : to;
    if (next < end) ranges.push([next, end - 1n]);
    if (revision >= next) next = revision + 1n;
  }
  return ranges;
}

const ranged = ([from, to]) => (from === to ? `${from}` : `${from} to ${to}`);
const listed = (ranges) =>
  `${ranges.length === 1 && ranges[0][0] === ranges[0][1] ? 'revision' : 'revisions'} ${ranges.map(ranged).join(', ')}`;

/** What the file lacks of its streams: whole ones begin at revision 0, and none has a gap unless the file names its events one by one. */
function* absences(streams, { streams: declared = [], positions = [] } = {}) {
  const single = new Set(positions);
  const extents = new Map(declared.map((stream) => [stream.streamId, stream]));
  for (const streamId of new Set([...extents.keys(), ...streams.keys()])) {
    const found = streams.get(streamId) ?? [];
    const extent = extents.get(streamId);
    if (!extent && isSingle(found, single)) continue;
    const from = BigInt(extent?.from ?? 0);
    const last = found.at(-1)?.revision ?? -1n;
    const end = extent ? from + BigInt(extent.events) : last + 1n;
    const revisions = found.map(({ revision }) => revision);
    for (const range of missing(revisions, from, end))
      yield `deleted: ${listed([range])} of ${streamId} ${range[0] === range[1] ? 'is' : 'are'} missing`;
    const [first] = revisions;
    if (extent && first !== undefined && (first < from || last >= end))
      yield `wrong scope: the file contains more of ${streamId} than it says`;
  }
  const present = new Set([...streams.values()].flat().map(({ position }) => position));
  for (const position of single) if (!present.has(position)) yield `deleted: position ${position} is missing`;
}

const isSingle = (found, single) => found.every(({ position }) => single.has(position));

/** What the file contains of a stream, as a sentence: the reader compares it with what they asked for. */
function contained([streamId, found], { streams: declared = [], positions = [] } = {}) {
  const revisions = found.map(({ revision }) => revision);
  const [first, last] = [revisions[0], revisions.at(-1)];
  const gaps = missing(revisions, first, last + 1n);
  const isPart = !declared.some((stream) => stream.streamId === streamId) && isSingle(found, new Set(positions));
  const withheld = found.filter(({ isWithheld }) => isWithheld).map(({ revision }) => [revision, revision]);
  return [
    `${streamId}: revisions ${ranged([first, last])}`,
    ...(isPart ? [', single events of it'] : []),
    ...(gaps.length > 0 ? [`, without ${listed(gaps)}`] : []),
    ...(withheld.length > 0 ? [`, by hash only ${listed(withheld)}`] : []),
  ].join('');
}

/** Outside strings. */
const withoutSpace = (text) => text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');

/** A value of JSON. Refuses text of which parsing keeps only a part: of two members of one name it takes the last, a reader may see the first. */
function parseWhole(text) {
  const value = JSON.parse(text);
  if (JSON.stringify(value) !== withoutSpace(text))
    throw new TypeError('a part of it is written twice, or in another form than it was exported');
  return value;
}

/** The object of a file, or of JSON lines. */
function read(text) {
  try {
    const whole = parseWhole(text);
    if (!isObject(whole)) throw new TypeError('it contains no history');
    return whole;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [first, ...entries] = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(parseWhole);
    return { ...first, entries };
  }
}

const OPTIONS = ['--key', '--witness', '--sha256'];
const withoutSpaces = (text) => text.toLowerCase().replaceAll(/[:\s]/g, '');
const isHash = (text) => /^[0-9a-f]{64}$/.test(withoutSpaces(text));

/** What was asked for; a sentence where it is not understood: nothing that was meant as a check may be left out in silence. */
function parsed(args) {
  const given = { files: [], '--key': [], '--witness': [], '--sha256': [] };
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at];
    if (!arg.startsWith('--')) given.files.push(arg);
    else if (!OPTIONS.includes(arg)) return `There is no option ${arg}.`;
    else if (args[at + 1] === undefined || args[at + 1].startsWith('--')) return `${arg} has no value.`;
    else given[arg].push(args[(at += 1)]);
  }
  const [keys, hashes] = [given['--key'], given['--sha256']];
  if (given.files.length !== 1) return 'Exactly one file is verified.';
  if (keys.length !== 1) return 'Exactly one --key is needed.';
  if (!(keys[0].includes('+') ? parseKey(keys[0])?.type === ED25519 : isHash(keys[0])))
    return `${keys[0]} is not the key of a log, nor a fingerprint.`;
  if (hashes.length > 1) return 'At most one --sha256 is possible.';
  if (!hashes.every(isHash)) return `${hashes[0]} is not a SHA-256.`;
  const wrong = given['--witness'].find((text) => parseKey(text)?.type !== COSIGNATURE);
  if (wrong !== undefined) return `${wrong} is not the key of a witness.`;
  return { file: given.files[0], trusted: keys[0], witnesses: given['--witness'].map(parseKey), hash: hashes[0] };
}

/** What is wrong with the head, as sentences. */
function* headProblems(head, key, { trusted, witnesses }) {
  if (!head) yield 'wrong head: the file has no head of a log.';
  const isTrusted = key && (trusted.includes('+') || fingerprintOf(key) === withoutSpaces(trusted));
  if (!isTrusted) yield 'wrong key: the key of the file is not the trusted one.';
  else if (head && (head.origin !== key.name || !isSignedBy(head, key)))
    yield 'wrong signature: the head is not signed by the key of the log.';
  for (const witness of witnesses)
    if (head && !isSignedBy(head, witness)) yield `not confirmed: ${witness.name} has not confirmed the head.`;
}

function main(args) {
  const asked = parsed(args);
  if (isText(asked)) {
    console.error(asked);
    console.error(
      'Usage: node verify.mjs history.json --key <key or fingerprint of the log> [--witness <key>]… [--sha256 <hash>]',
    );
    return 2;
  }
  let history;
  let fileHash;
  try {
    const bytes = readFileSync(asked.file);
    fileHash = sha256(bytes).toString('hex');
    history = read(bytes.toString('utf8'));
  } catch (error) {
    console.error(`The file cannot be read: ${error.message}`);
    return 1;
  }
  const { trusted, hash } = asked;
  const head = parseHead(history.head);
  const inFile = isText(history.log?.key) ? parseKey(history.log.key) : null;
  const key = trusted.includes('+') ? parseKey(trusted) : inFile?.type === ED25519 ? inFile : null;
  const problems = [...headProblems(head, key, asked)];
  if (hash && withoutSpaces(hash) !== fileHash) problems.unshift(`other file: its SHA-256 is ${fileHash}.`);
  const shape = misshapen(history);
  if (shape) problems.push(shape);
  const entries = problems.length === 0 ? judged(history.entries, head) : [];
  const streams = byStream(entries);
  problems.push(...entries.flatMap(({ difference }) => difference ?? []));
  if (entries.length > 0) problems.push(...absences(streams, history.scope));
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) {
    console.log(`NOT VERIFIED: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`);
    return 1;
  }
  console.log(`VERIFIED: ${entries.filter(({ event }) => event).length} events are in the log as they were recorded.`);
  for (const stream of streams) console.log(`Contained: ${contained(stream, history.scope)}.`);
  console.log(`SHA-256 of the file: ${fileHash}.`);
  if (!hash) console.log('Without --sha256 it is not verified that the file contains all that was exported.');
  console.log(`Head of ${head.origin}: ${head.size} events, signed ${head.time}, key ${fingerprintOf(key)}.`);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
