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
 * A history is a JSON object with `head`, a signed head of the log (C2SP tlog-checkpoint), and `entries`, each with an `event`, its
 * `index` in the log and its inclusion `proof` (RFC 9162); or the same as JSON lines, the first without entries, each other one an
 * entry. An event of somebody else is given by the hash of its leaf only (`withheld`).
 *
 * Version 2 of the format says in `scope` which streams it contains, with their lengths at the head, and in `files` what was exported
 * beside it. Both are signed by a key that the head names, so that a stream or an end that was left out is found. What a file of
 * version 1, or under a head that names no such key, says about its own extent is proved only by the hash of the file.
 *
 * This program shares no code with the product: it is a second implementation of the formats. It refuses members and lines that it does
 * not know: a reader could be shown them, and nothing would prove them.
 */
import { Buffer } from 'node:buffer';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { TextDecoder } from 'node:util';

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

/** The bytes of a text in the one standard form of base64; null for any other. */
function fromBase64(text) {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : null;
}

const EXTENSIONS = ['time', 'position', 'signers'];

/** A head; null for anything else, and for one with a line that no head has. */
function parseHead(note) {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) return null;
  const [origin, size, root, ...extensions] = note.slice(0, end).split('\n');
  const signatures = note
    .slice(end + 2, -1)
    .split('\n')
    .map((line) => /^— (?<name>\S+) (?<encoded>\S+)$/.exec(line)?.groups)
    .map((line) => line && { name: line.name, bytes: fromBase64(line.encoded) });
  const hash = fromBase64(root ?? '');
  if (!/^[1-9]\d{0,15}$/.test(size) || hash?.length !== 32 || !signatures.every((line) => line?.bytes)) return null;
  const named = new Map(extensions.map((line) => [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)]));
  if (named.size < extensions.length || ![...named.keys()].every((name) => EXTENSIONS.includes(name))) return null;
  return {
    ...{ text: note.slice(0, end + 1), origin, size: Number(size), root: hash, signatures },
    ...{ time: named.get('time') ?? 'at an unknown time', signers: named.get('signers')?.split(',') ?? [] },
  };
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
const isNumber = (value) => isText(value) && /^\d{1,19}$/.test(value);
const isBase64 = (value) => isText(value) && fromBase64(value) !== null;
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member that no leaf covers would be shown by a reader, and proved by nothing. */
const hasOnly = (value, names) => Object.keys(value).every((name) => names.includes(name));

const FORMAT = 'anamnesis-history/';
const FIRST_MEMBERS = ['format', 'log', 'scope', 'head', 'entries'];
/** By version. */
const MEMBERS = { 1: FIRST_MEMBERS, 2: [...FIRST_MEMBERS, 'files', 'signature'] };
const STREAM_MEMBERS = { 1: ['streamId', 'from', 'events'], 2: ['streamId', 'from', 'events', 'withheld'] };

function isEntry(entry) {
  if (!isObject(entry) || !hasOnly(entry, ['index', 'event', 'proof', 'withheld'])) return false;
  if (!(entry.index === null || isCount(entry.index))) return false;
  if (!Array.isArray(entry.proof) || !entry.proof.every(isBase64)) return false;
  const { event, withheld } = entry;
  if (withheld)
    return (
      !event &&
      isObject(withheld) &&
      hasOnly(withheld, ['streamId', 'revision', 'leaf']) &&
      isBase64(withheld.leaf) &&
      isText(withheld.streamId) &&
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

const isUnique = (values) => new Set(values).size === values.length;

const isScope = ({ streams = [], positions = [], ...more }, version) =>
  Object.keys(more).length === 0 &&
  Array.isArray(positions) &&
  positions.every(isNumber) &&
  isUnique(positions) &&
  Array.isArray(streams) &&
  streams.every(
    (stream) =>
      isObject(stream) &&
      hasOnly(stream, STREAM_MEMBERS[version]) &&
      isText(stream.streamId) &&
      [stream.from ?? 0, stream.events, ...(stream.withheld ?? [])].every(isCount),
  ) &&
  isUnique(streams.map(({ streamId }) => streamId));

const isFile = (file) =>
  isObject(file) &&
  hasOnly(file, ['name', 'sha256']) &&
  [file.name, file.sha256].every(isText) &&
  /^\w[\w.-]*$/.test(file.name) &&
  /^[0-9a-f]{64}$/.test(file.sha256);

const isSignature = (value) =>
  isObject(value) && hasOnly(value, ['key', 'value']) && [value.key, value.value].every(isBase64);

/** What is not of the format of a history, as a sentence; null for a history. */
function misshapen(history) {
  const { format, log, entries, scope, head, files = [], signature = null } = history;
  const version = isText(format) && format.startsWith(FORMAT) ? format.slice(FORMAT.length) : '';
  if (!/^[1-9]\d*$/.test(version)) return `unknown format: ${String(format)}, not ${FORMAT}1 or ${FORMAT}2.`;
  if (!(version in MEMBERS))
    return `newer format: the file has version ${version}, this program knows 1 and 2. Use the program of a newer release.`;
  if (!hasOnly(history, MEMBERS[version])) return `damaged file: it contains more than ${MEMBERS[version].join(', ')}.`;
  if (!isObject(log) || !hasOnly(log, ['origin', 'key']) || !isText(head)) return 'damaged file: it names no log.';
  if (!Array.isArray(entries) || entries.length === 0) return 'The file contains no history.';
  const at = entries.findIndex((entry) => !isEntry(entry));
  if (at >= 0) return `damaged file: entry ${at + 1} is none.`;
  if (scope === undefined ? version !== '1' : !isObject(scope) || !isScope(scope, version))
    return 'damaged file: its scope is none.';
  if (!Array.isArray(files) || !files.every(isFile)) return 'damaged file: the files beside it are not named.';
  return signature === null || isSignature(signature) ? null : 'damaged file: its signature is none.';
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

/**
 * What the file lacks of its streams: whole ones begin at revision 0, and none has a gap unless the file names its events one by one. Where
 * the scope is signed, it names everything that the file contains.
 */
function* absences(streams, { streams: declared = [], positions = [] } = {}, isSigned = false) {
  const single = new Set(positions);
  const extents = new Map(declared.map((stream) => [stream.streamId, stream]));
  for (const streamId of new Set([...extents.keys(), ...streams.keys()])) {
    const found = streams.get(streamId) ?? [];
    const extent = extents.get(streamId);
    if (!extent && isSingle(found, single)) continue;
    if (!extent && isSigned) {
      yield `wrong scope: the file contains events of ${streamId}, which it does not name`;
      continue;
    }
    const from = BigInt(extent?.from ?? 0);
    const last = found.at(-1)?.revision ?? -1n;
    const end = extent ? from + BigInt(extent.events) : last + 1n;
    const revisions = found.map(({ revision }) => revision);
    for (const range of missing(revisions, from, end))
      yield `deleted: ${listed([range])} of ${streamId} ${range[0] === range[1] ? 'is' : 'are'} missing`;
    const [first] = revisions;
    if (extent && first !== undefined && (first < from || last >= end))
      yield `wrong scope: the file contains more of ${streamId} than it says`;
    if (extent && isSigned) yield* hidden(streamId, found, new Set((extent.withheld ?? []).map(BigInt)));
  }
  const present = new Set([...streams.values()].flat().map(({ position }) => position));
  for (const position of single) if (!present.has(position)) yield `deleted: position ${position} is missing`;
}

/** The revisions that are given by their hash although they were exported with their content. */
function* hidden(streamId, found, withheld) {
  for (const { revision, isWithheld } of found)
    if (isWithheld && !withheld.has(revision))
      yield `deleted: the content of revision ${revision} of ${streamId} is missing`;
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
const withoutSpace = (text) => text.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|\s+/g, '$1');

/** A value of JSON. Refuses text of which parsing keeps only a part: of two members of one name it takes the last, a reader may see the first. */
function parseWhole(text) {
  const value = JSON.parse(text);
  if (JSON.stringify(value) !== withoutSpace(text))
    throw new TypeError('a part of it is written twice, or in another form than it was exported');
  return value;
}

/** The object of a file, or of JSON lines. */
function read(bytes) {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (text.startsWith('\uFEFF')) throw new TypeError('it begins with a byte order mark, which no export has');
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
    if (!isObject(first) || 'entries' in first)
      throw new TypeError('its first line is not that of a history', { cause: error });
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
function* headProblems({ log }, head, key, { trusted, witnesses }) {
  if (!head) yield 'wrong head: the file has no head of a log, or one with a line that no head has.';
  const isTrusted = key && (trusted.includes('+') || fingerprintOf(key) === withoutSpaces(trusted));
  if (!isTrusted) yield 'wrong key: the key of the file is not the trusted one.';
  else if (head && (head.origin !== key.name || !isSignedBy(head, key)))
    yield 'wrong signature: the head is not signed by the key of the log.';
  if (head && log.origin !== head.origin) yield 'wrong head: it is of another log than the file says.';
  for (const witness of witnesses)
    if (head && !isSignedBy(head, witness)) yield `not confirmed: ${witness.name} has not confirmed the head.`;
}

/** What is wrong with the signature of the extent, as a sentence; null if it is valid, or if there is none under a head that names no key for it. */
function extentProblem(history, { signers }) {
  const { signature } = history;
  if (!signature && signers.length === 0) return null;
  if (!signature)
    return 'not signed: the head names the keys that sign exports, and what this file says about its extent is not signed.';
  const encoded = fromBase64(signature.key);
  if (!signers.includes(sha256(encoded).toString('hex')))
    return 'wrong signature: the head does not name the key that signed what the file says about its extent.';
  const key = createPublicKey({ key: encoded, format: 'der', type: 'spki' });
  const extent = Object.entries(history).filter(([name]) => name !== 'entries' && name !== 'signature');
  const signed = Buffer.from(canonical(Object.fromEntries(extent)));
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, fromBase64(signature.value))
    ? null
    : 'wrong signature: what this file says about its extent was changed.';
}

const statOf = (path) => lstatSync(path, { throwIfNoEntry: false });

/** What differs in the files that were exported beside a history, as sentences. */
function* fileProblems({ files = [] }, folder) {
  for (const { name, sha256: expected } of files) {
    const file = statOf(join(folder, name));
    if (!file) continue;
    if (!file.isFile()) yield `other file: ${name} is a link or a folder.`;
    else if (sha256(readFileSync(join(folder, name))).toString('hex') !== expected)
      yield `other file: ${name} is not the one that was exported.`;
  }
}

/** What a package of evidence contains besides the files of its history. They have a signature of their own, or prove nothing. */
const PACKED = ['README.txt', 'evidence.pdf', 'verify.mjs'];

/** Which files were verified, and which were not, as sentences. */
function* filesTold({ files = [] }, path) {
  if (files.length === 0) return;
  const names = files.map(({ name }) => name);
  const isThere = (name) => statOf(join(dirname(path), name)) !== undefined;
  const there = names.filter(isThere);
  if (there.length > 0) yield `As exported: ${there.join(', ')}.`;
  const absent = names.filter((name) => !isThere(name));
  if (absent.length > 0) yield `Exported, but not beside the file: ${absent.join(', ')}.`;
  const others = readdirSync(dirname(path)).filter((name) => ![...names, ...PACKED, basename(path)].includes(name));
  if (others.length > 0) yield `Beside the file, but not of the export: ${others.join(', ')}.`;
}

/** What a terminal would obey instead of showing, and what it would not show, is written as an escape: the file may contain anything. */
const printable = (text) =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);
const say = (text) => console.log(printable(text));
const complain = (text) => console.error(printable(text));

/** The head, and what is wrong with a history, as sentences. */
function examined(history, asked) {
  const shape = misshapen(history);
  if (shape) return { problems: [shape] };
  const { trusted } = asked;
  const head = parseHead(history.head);
  const inFile = isText(history.log.key) ? parseKey(history.log.key) : null;
  const key = trusted.includes('+') ? parseKey(trusted) : inFile?.type === ED25519 ? inFile : null;
  const problems = [...headProblems(history, head, key, asked)];
  if (problems.length > 0) return { problems };
  const extent = extentProblem(history, head);
  if (extent) problems.push(extent);
  const isSigned = head.signers.length > 0 && !extent;
  const entries = judged(history.entries, head);
  const streams = byStream(entries);
  problems.push(...entries.flatMap(({ difference }) => difference ?? []));
  problems.push(...absences(streams, history.scope, isSigned));
  if (isSigned) problems.push(...fileProblems(history, dirname(asked.file)));
  return { problems, head, key, isSigned, entries, streams };
}

function main(args) {
  const asked = parsed(args);
  if (isText(asked)) {
    complain(asked);
    complain(
      'Usage: node verify.mjs history.json --key <key or fingerprint of the log> [--witness <key>]… [--sha256 <hash>]',
    );
    return 2;
  }
  const bytes = readFileSync(asked.file);
  const fileHash = sha256(bytes).toString('hex');
  const history = read(bytes);
  const { problems, head, key, isSigned, entries, streams } = examined(history, asked);
  const { hash } = asked;
  if (hash && withoutSpaces(hash) !== fileHash) problems.unshift(`other file: its SHA-256 is ${fileHash}.`);
  for (const problem of problems) say(problem);
  if (problems.length > 0) {
    say(`NOT VERIFIED: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`);
    return 1;
  }
  say(`VERIFIED: ${entries.filter(({ event }) => event).length} events are in the log as they were recorded.`);
  for (const stream of streams) say(`Contained: ${contained(stream, history.scope)}.`);
  if (isSigned) for (const told of filesTold(history, asked.file)) say(told);
  say(`SHA-256 of the file: ${fileHash}.`);
  if (isSigned) say('Its extent is signed: nothing that was exported is missing.');
  else if (!hash) say('Without --sha256 it is not verified that the file contains all that was exported.');
  say(`Head of ${head.origin}: ${head.size} events, signed ${head.time}, key ${fingerprintOf(key)}.`);
  return 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  complain(`The file cannot be read: ${error.message}`);
  process.exitCode = 1;
}
