import { expect, test } from '@jest/globals';
import { MOST_EVENTS } from './append-request.js';
import { readBatchRequest } from './batch-request.js';
import { batchRequest } from './testing/raw-append.js';

const encoded = (events: number) => Buffer.from(batchRequest('many', { events }).serializeBinary());

test('a request is read as it is', () => {
  const bytes = encoded(3);
  expect(Buffer.from(readBatchRequest(bytes).serializeBinary())).toEqual(bytes);
});

test('of too many events only as many are read as show that there are too many', () => {
  const read = readBatchRequest(encoded(MOST_EVENTS * 2));
  expect(read.getProposedMessagesList()).toHaveLength(MOST_EVENTS + 1);
  expect(Buffer.from(read.getOptions()?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString()).toBe('many');
  expect([read.hasCorrelationId(), read.getIsFinal()]).toEqual([true, true]);
});
