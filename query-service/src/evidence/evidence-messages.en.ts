/** The texts of the readable part of an evidence package. */
export default {
  title: 'Evidence',
  person: 'Patient',
  period: 'Period',
  periodOf: '{from} to {to}',
  inquiry: 'Inquiry',
  madeBy: 'Made by',
  auditor: '{name}, auditor',
  madeAt: 'Made on',
  events: 'Events',
  head: 'Signed head of the log',
  headMissing:
    'The newest of these events were recorded after the last signed head. They are listed, and have no proof yet; a package made later has it.',
  origin: 'Log',
  size: 'Events covered',
  root: 'Root hash',
  signedAt: 'Signed',
  fingerprint: 'Signing key',
  hashOf: 'SHA-256 of {file}',
  howTitle: 'How to verify this package',
  how: 'Unpack it and run “node verify.mjs history.json --key KEY” with Node 20 or newer, without a network. KEY is the fingerprint of the signing key above; compare it with the one that the clinic or a witness publishes, not only with this page. Add “--sha256 HASH” with the SHA-256 of history.json above to verify that it belongs to this page. Take verify.mjs from the clinic’s site, or compare its SHA-256 with the one above. The command recomputes the hash of every event and its path to the signed head. An event that was edited, removed, inserted or moved is named; if the extent is signed, which the command says, so is a stream or an end that was left out.',
  means:
    'The hashes cover each event as it is stored, with personal texts encrypted under the patient’s own key. The sentences below are those events, decrypted when this document was made; Anamnesis has signed this file, so later changes to it can be found.',
  happenedAndRecorded: 'happened {happened} · recorded {recorded}',
  recorded: 'recorded {recorded}',
  leaf: 'leaf {hash}',
  noProof: 'no proof yet',
  notAsRecorded: 'NOT AS RECORDED',
  numberOf: '{index} of {total}',
  differs:
    'This event was changed after it was recorded: it does not lead to the signed head. What the log says now is not told here.',
  lost: 'An event is missing: the log no longer has revision {revision} of {stream} as it was recorded.',
  differing:
    'Some events are not as they were recorded: the log has lost or changed them. They are marked below, and verify.mjs names them. Everything else agrees with the signed head.',
  erased: 'The patient was erased: personal texts are gone for good, and placeholders stand in their place.',
  missingCharacters:
    'Words in scripts that this document cannot show are replaced by □; events.json has the whole text.',
  endOf: '{events, plural, one {# event} other {# events}} on {pages, plural, one {# page} other {# pages}}.',
  /** The first file that a reader opens. */
  readme: `Evidence from Anamnesis

evidence.pdf   the events of the period in sentences, signed by Anamnesis
events.json    the same events with all their fields; its SHA-256 is in evidence.pdf
history.json   the same events as the log stores them, with their proofs and the signed head of the log. Of events in between
               that concern only other people it has the hash. If the head names a key for it, its extent is signed, with the
               SHA-256 of events.json; verify.mjs says so
verify.mjs     verifies history.json offline, with Node 20 or newer and nothing else

  node verify.mjs history.json --key {fingerprint}

Compare the key with the one that the clinic or a witness publishes: whoever changes a package could also change this file,
and verify.mjs: take that from the clinic's site, or compare its SHA-256 with the one in the signed PDF.
Personal texts are encrypted in history.json; evidence.pdf and events.json contain them decrypted. Keep this package as
you would keep the record itself.
`,
} as const;
