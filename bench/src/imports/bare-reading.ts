import { once } from 'node:events';
import { SaxesParser } from 'saxes';
import { openPromise } from 'yauzl';

/** The pace of the parsers alone: inflates each XML file of an archive, parses it, and counts its records. */
export async function countRecords(path: string): Promise<number> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  let records = 0;
  for await (const entry of zip.eachEntry()) {
    const content = await zip.openReadStreamPromise(entry);
    const parser = new SaxesParser();
    const decoder = new TextDecoder();
    parser.on('error', () => undefined);
    parser.on('opentag', ({ name }) => void (records += name === 'Record' ? 1 : 0));
    content.on('data', (chunk: Buffer) => void parser.write(decoder.decode(chunk, { stream: true })));
    await once(content, 'end');
  }
  zip.close();
  return records;
}
