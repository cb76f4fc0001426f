import lighthouse from 'lighthouse';
import { pageRunOf } from './page-figures.js';

/** Arguments: the address of a page, and the debugging port of a browser. Prints a PageRun as JSON. */
const [address = '', port = ''] = process.argv.slice(2);
const done = await lighthouse(address, { port: Number(port), output: 'json', logLevel: 'error' });
if (!done) throw new Error(`Lighthouse returned no result for ${address}`);
process.stdout.write(JSON.stringify(pageRunOf(done.lhr, address)));
