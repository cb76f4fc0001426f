import { streams } from './protocol.js';

const { RecordedEvent } = streams.ReadResp.ReadEvent;

/** The payload of an encoded `RecordedEvent`. */
export const payloadOf = (encoded: Uint8Array): Uint8Array => RecordedEvent.deserializeBinary(encoded).getData_asU8();
