import lighthouse, { type Result } from 'lighthouse';
import { pageRunOf } from './page-figures.js';

/** Now and then, mostly on a busy machine, Lighthouse cannot record a page and asks to be run again. */
const ATTEMPTS = 3;

async function resultOf(address: string, port: number): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const done = await lighthouse(address, { port, output: 'json', logLevel: 'silent' });
    if (!done) throw new Error(`Lighthouse returned no result for ${address}`);
    if (!done.lhr.runtimeError || attempt === ATTEMPTS) return done.lhr;
    console.error(`${address}: ${done.lhr.runtimeError.message}`);
  }
}

/** Arguments: the address of a page, and the debugging port of a browser. Prints a PageRun as JSON. */
const [address = '', port = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(pageRunOf(await resultOf(address, Number(port)), address)));
