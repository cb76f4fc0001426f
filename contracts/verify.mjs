#!/usr/bin/env node
/*
 * Verifies an exported history of Anamnesis offline, with Node 20 or newer and nothing else:
 *
 *   node verify.mjs history.json --key <key of the log, or its fingerprint> [--witness <key of a witness>]… [--sha256 <hash of the file>]
 *
 * Exit code 0: the history is what the log recorded. 1: it is not, and each difference is named. 2: wrong use.
 *
 * Keys have the form name+id+base64. A fingerprint is the SHA-256 of the key's 32 bytes, in hexadecimal. Obtain either from a source other
 * than the file: whoever changes a history can also sign it with a key of their own.
 *
 * Every event in the file is proved. That none was left out at the end of a stream is not: the hash of the file, from a signed document about it, tells.
 *
 * A history is a JSON object with `head`, a signed head of the log (C2SP tlog-checkpoint), and `entries`, each with an `event`, its
 * `index` in the log and its inclusion `proof` (RFC 9162); or the same as JSON lines, the first without entries, each other one an
 * entry. This program shares no code with the product: it is a second implementation of the formats.
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

/** The differences of the entries from the signed tree, each as a sentence. */
function* problemsOf({ entries, scope }, { size, root }) {
  const streams = new Map();
  let before = null;
  for (const entry of entries) {
    const { index, event, proof } = entry;
    if (!event) {
      yield `deleted: the log has no event for leaf ${index}`;
      continue;
    }
    const isProvenBy = (at, hashes) =>
      Array.isArray(hashes) && rootFrom(leafOf(event), at, size, hashes)?.equals(root) === true;
    if (!isProvenBy(index, proof)) {
      const place = entries.find((each) => each !== entry && isProvenBy(each.index, each.proof));
      if (place && place.event && canonical(place.event) !== canonical(event)) {
        yield `reordered: ${named(event)} belongs to index ${place.index}, not ${index}`;
        streams.set(event.streamId, [...(streams.get(event.streamId) ?? []), String(event.revision)]);
        continue;
      }
      const isSecond = (streams.get(event.streamId) ?? []).includes(String(event.revision));
      const isOther = index === null || isSecond || entries.some((each) => each !== entry && each.index === index);
      yield `${isOther ? 'inserted' : 'edited'}: ${named(event)} is not in the signed tree at index ${index}`;
      if (isOther) continue;
    }
    if (before && index <= before.index) yield `reordered: ${named(event)} comes after ${named(before.event)}`;
    else before = { index, event };
    streams.set(event.streamId, [...(streams.get(event.streamId) ?? []), String(event.revision)]);
  }
  for (const { streamId, events, from = 0 } of scope?.streams ?? []) {
    const found = new Set(streams.get(streamId) ?? []);
    for (let revision = from; revision < from + events; revision += 1)
      if (!found.has(String(revision))) yield `deleted: revision ${revision} of ${streamId} is missing`;
  }
  // A stream without declared number: no revision between two of it may be missing.
  const declared = new Set((scope?.streams ?? []).map(({ streamId }) => streamId));
  const single = new Set(scope?.positions ?? []);
  for (const [streamId, revisions] of streams) {
    if (declared.has(streamId) || single.size > 0) continue;
    const sorted = revisions.map(BigInt).sort((one, other) => (one < other ? -1 : 1));
    for (let at = 1; at < sorted.length; at += 1)
      for (let revision = sorted[at - 1] + 1n; revision < sorted[at]; revision += 1n)
        yield `deleted: revision ${revision} of ${streamId} is missing`;
  }
  const positions = new Set(entries.map(({ event }) => event?.position));
  for (const position of single) if (!positions.has(position)) yield `deleted: position ${position} is missing`;
}

function read(file) {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    const [first, ...entries] = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line));
    return { ...first, entries };
  }
}

function main(args) {
  const [file, ...rest] = args;
  const given = (name) => rest.flatMap((arg, at) => (rest[at - 1] === name ? [arg] : []));
  const [trusted] = given('--key');
  if (!file || !trusted) {
    console.error(
      'Usage: node verify.mjs history.json --key <key or fingerprint of the log> [--witness <key>]… [--sha256 <hash>]',
    );
    return 2;
  }
  let history;
  let fileHash;
  try {
    fileHash = sha256(readFileSync(file)).toString('hex');
    history = read(file);
  } catch (error) {
    console.error(`The file cannot be read: ${error.message}`);
    return 1;
  }
  const head = parseHead(history.head);
  const key = parseKey(trusted.includes('+') ? trusted : (history.log?.key ?? ''));
  const isTrusted =
    key && (trusted.includes('+') || fingerprintOf(key) === trusted.toLowerCase().replaceAll(/[:\s]/g, ''));
  const problems = [];
  for (const expected of given('--sha256'))
    if (expected.toLowerCase() !== fileHash) problems.push(`other file: its SHA-256 is ${fileHash}.`);
  if (!Array.isArray(history.entries) || history.entries.length === 0) problems.push('The file contains no history.');
  if (!head) problems.push('wrong head: the file has no head of a log.');
  if (!isTrusted) problems.push('wrong key: the key of the file is not the trusted one.');
  else if (head && (head.origin !== key.name || !isSignedBy(head, key)))
    problems.push('wrong signature: the head is not signed by the key of the log.');
  for (const text of given('--witness')) {
    const witness = parseKey(text);
    if (!witness) problems.push(`wrong key: ${text} is not the key of a witness.`);
    else if (head && !isSignedBy(head, witness))
      problems.push(`not confirmed: ${witness.name} has not confirmed the head.`);
  }
  if (head && problems.length === 0) problems.push(...problemsOf(history, head));
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) {
    console.log(`NOT VERIFIED: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`);
    return 1;
  }
  console.log(`VERIFIED: ${history.entries.length} events are in the log as they were recorded.`);
  console.log(`SHA-256 of the file: ${fileHash}.`);
  console.log(`Head of ${head.origin}: ${head.size} events, signed ${head.time}, key ${fingerprintOf(key)}.`);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
