import { describe, expect, test } from '@jest/globals';
import { FitBaseType, FitEncoder } from 'fit-file-parser/encoder';
import { fitParts } from './fit-parts.js';

const field = (value: number) => ({ number: 27, size: 1, baseType: FitBaseType.Uint8, value });
const fileOf = (...rates: readonly number[]) => {
  const fit = new FitEncoder();
  for (const rate of rates) fit.writeMessage(55, [field(rate)]);
  return Buffer.from(fit.close());
};
const partsOf = (...files: readonly Uint8Array[]) => [...fitParts(Buffer.concat(files))];
/** Bytes of the header, the definition and each message of `fileOf`. */
const [HEADER, DEFINITION, MESSAGE] = [14, 9, 2];
/** A heart rate of local kind 2. */
const DEFINITION_2 = [0x42, 0, 0, 55, 0, 1, 27, 1, 2];
/** How many bytes of messages a file has that ends too early. */
function wholeOf(messages: readonly number[]) {
  const header = fileOf().subarray(0, HEADER);
  header.writeUInt32LE(9_999, 4);
  return (partsOf(header, Buffer.from(messages))[0]?.bytes.length ?? 0) - HEADER;
}

test('a file has the files that are chained in it, each with its own header', () => {
  const [one, other] = [fileOf(60), fileOf(70, 80)];
  expect(partsOf(one, other)).toEqual([
    { bytes: one, isWhole: true, isWellFormed: true },
    { bytes: other, isWhole: true, isWellFormed: true },
  ]);
});

test('what follows the last one is a part by itself', () => {
  const padding = Buffer.alloc(20);
  expect(partsOf(fileOf(60), padding)[1]).toEqual({ bytes: padding, isWhole: true, isWellFormed: false });
});

describe('a file that ends too early', () => {
  const whole = fileOf(60, 70, 80);
  test('is cut after its last whole message, and its header says so', () => {
    for (let length = HEADER + 1; length < whole.length; length += 1) {
      const [part] = partsOf(whole.subarray(0, length));
      const messages = Math.max(0, Math.floor((length - HEADER - DEFINITION) / MESSAGE));
      const expected = HEADER + (length < HEADER + DEFINITION ? 0 : DEFINITION) + Math.min(3, messages) * MESSAGE;
      expect(part).toMatchObject({ isWhole: false });
      expect(part?.bytes.length).toBe(expected);
      expect(part?.bytes.readUInt32LE(4)).toBe(expected - HEADER);
    }
  });
  test('may be the last of a chain', () => {
    expect(partsOf(fileOf(60), whole.subarray(0, -3)).map(({ isWhole }) => isWhole)).toEqual([true, false]);
  });
  test('may say no size, because its device never closed it', () => {
    const open = Buffer.from(whole);
    open.writeUInt32LE(0, 4);
    expect(partsOf(open)[0]).toMatchObject({ isWhole: false });
    expect(partsOf(open)[0]?.bytes.length).toBe(whole.length - 2);
  });
  test('is cut before bytes that are no message', () => {
    expect(wholeOf([...DEFINITION_2, 0x02, 60, 0x32, 60])).toBe(DEFINITION_2.length + 2);
  });
  test('has messages with compressed times and with fields of developers', () => {
    // Local kind 2, with a time of 5 bits in its header.
    expect(wholeOf([...DEFINITION_2, 0xc5, 60, 0xc6])).toBe(DEFINITION_2.length + 2);
    const extended = [0x60, 0, 0, 55, 0, 1, 27, 1, 2, 1, 0, 2, 0];
    expect(wholeOf([...extended, 0x00, 60, 1, 1, 0x00, 60, 1])).toBe(extended.length + 4);
    for (let length = 1; length < extended.length; length += 1) expect(wholeOf(extended.slice(0, length))).toBe(0);
  });
});

describe('a file that costs its reader far more than its bytes', () => {
  /** A whole file of these messages; its checksum is not looked at. */
  const madeOf = (messages: Uint8Array) => {
    const header = fileOf().subarray(0, HEADER);
    header.writeUInt32LE(messages.length, 4);
    return partsOf(header, messages, Buffer.alloc(2));
  };
  const definitionOf = (fields: number, size: number) =>
    Buffer.from([0x40, 0, 0, 55, 0, fields, ...Array.from({ length: fields }, () => [27, size, 2]).flat()]);

  test('is malformed where fields have no byte', () => {
    const messages = Buffer.alloc(300);
    expect(madeOf(Buffer.concat([definitionOf(255, 0), messages]))).toMatchObject([{ isWellFormed: false }]);
    expect(madeOf(Buffer.concat([definitionOf(1, 1), messages]))).toMatchObject([{ isWellFormed: true }]);
  });
  test('is malformed where a message has no definition', () => {
    expect(madeOf(Buffer.from([...definitionOf(1, 1), 0x01, 60]))).toMatchObject([{ isWellFormed: false }]);
  });
  test('is too large with a million messages of two bytes', () => {
    expect(() => madeOf(Buffer.concat([definitionOf(1, 1), Buffer.alloc(2_000_002)]))).toThrow('tooLarge');
  });
});

test('a file of very many parts is too large', () => {
  expect(() => partsOf(...Array.from({ length: 1_001 }, () => fileOf(60)))).toThrow('tooLarge');
});
