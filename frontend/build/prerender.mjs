import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The public pages: path, output file and the module of the page. */
const pages = [
  { path: '/', file: 'index.html', module: 'src/landing/landing.tsx' },
  { path: '/terms', file: 'terms.html', module: 'src/legal/terms.tsx' },
  { path: '/privacy', file: 'privacy.html', module: 'src/legal/privacy.tsx' },
  { path: '/help', file: 'help.html', module: 'src/legal/help.tsx' },
];
/** The fonts to preload: those of the text above the fold. */
const FIRST_FACES = /-usual/;
/** Vite's links to the scripts of the entry. */
const SCRIPTS = /^ *<(script type="module"|link rel="modulepreload").*\n/gm;
const START = '<script src="/start.js"';
const ROOT = '<div id="root"></div>';

/**
 * Renders the public pages into `<plain>/*.html` with `renderPage` (src/prerender.tsx). The page that Vite built, which is
 * empty until its script has run, becomes `app.html`, served for every address without a page of its own.
 */
export async function prerender(plain, renderPage) {
  const manifest = JSON.parse(await readFile(join(plain, '.vite/manifest.json'), 'utf8'));
  await rm(join(plain, '.vite'), { recursive: true });
  await rename(join(plain, 'index.html'), join(plain, 'app.html'));
  const empty = await readFile(join(plain, 'app.html'), 'utf8');
  for (const { path, file, module } of pages)
    await writeFile(join(plain, file), pageOf(empty, path, await renderPage(path), partsOfPage(manifest, module)));
}

/** The empty page with the markup, its title, and the page's links in the head. */
function pageOf(empty, path, markup, { links, scripts }) {
  const [title] = /<title>.*?<\/title>/.exec(markup) ?? [];
  if (!title || !empty.includes(ROOT)) throw new Error(`${path} has no title, or the empty page has no root element`);
  const body = markup.replace(title, '');
  if (/<[^>]+ style="/.test(body))
    throw new Error(`${path} has a style attribute, which the Content-Security-Policy forbids`);
  return empty
    .replace(/<title>.*?<\/title>/, () => title)
    .replace(SCRIPTS, '')
    .replace(START, () => `${START} data-scripts="${scripts.join(' ')}"`)
    .replace('</head>', () => `${links.map((link) => `  ${link}\n`).join('')}  </head>`)
    .replace(ROOT, () => `<div id="root" data-page="${path}">${body}</div>`);
}

/** Links to a page's preloaded fonts and its styles, and the scripts that public/start.js loads later, entry first. */
function partsOfPage(manifest, module) {
  const entry = partsOf(manifest, 'index.html');
  const page = partsOf(manifest, module);
  const faces = Object.values(manifest).filter(({ file }) => FIRST_FACES.test(file));
  return {
    links: [
      ...faces.map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
      ...[...page.css]
        .filter((file) => !entry.css.has(file))
        .map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ],
    scripts: [...new Set([...entry.js, ...page.js])].map((file) => `/${file}`),
  };
}

/** The files of a chunk and of all chunks it imports. */
function partsOf(manifest, name, parts = { js: new Set(), css: new Set() }) {
  const { file, imports = [], css = [] } = manifest[name];
  if (parts.js.has(file)) return parts;
  parts.js.add(file);
  for (const style of css) parts.css.add(style);
  for (const imported of imports) partsOf(manifest, imported, parts);
  return parts;
}
