import { parse } from '@formatjs/icu-messageformat-parser';

const MESSAGES = /[\\/][-\w]*messages\.[a-z]{2,3}(-[A-Za-z]{2,4})?\.ts$/;

/** Messages with arguments become syntax trees, so that browsers load no parser; the others stay strings. */
function compiled(source) {
  if (typeof source === 'string') return source.includes('{') ? parse(source, { captureLocation: false }) : source;
  if (Array.isArray(source)) return source.map(compiled);
  return Object.fromEntries(Object.entries(source).map(([key, each]) => [key, compiled(each)]));
}

/** Vite plugin that compiles the message catalogue. A message file imports nothing, so it can be evaluated here. Throws for a malformed message. */
export const compileMessages = () => ({
  name: 'compile-messages',
  enforce: 'post',
  async transform(code, id) {
    if (!MESSAGES.test(id.split('?')[0])) return null;
    const file = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    return { code: `export default ${JSON.stringify(compiled(file.default))};`, map: null };
  },
});
