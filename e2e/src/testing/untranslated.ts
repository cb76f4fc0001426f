import { doctorKey } from '@anamnesis/contracts/accounts/doctor-name';
import type { Page, Request, Response } from 'playwright-core';
import { PATIENCE } from './patience.js';

/** The fields of replies that hold what people wrote, or programs in events: names, addresses, free texts. */
const DATA_FIELDS = new Set([
  ...['fullName', 'doctorName', 'patientName', 'readerName', 'auditorName', 'fileName', 'username', 'email', 'by'],
  ...['issueDetails', 'text', 'reason', 'notes', 'feedback', 'allergies', 'medications'],
  ...['aboutMe', 'location', 'degree', 'institution', 'certifications', 'hospitals', 'program', 'system'],
  ...[
    'medication',
    'dosage',
    'duration',
    'instructions',
    'testName',
    'result',
    'condition',
    'symptoms',
    'substance',
    'ingredients',
  ],
  ...[
    'reaction',
    'recipient',
    'source',
    'name',
    'transactionId',
    'upiReference',
    'projection',
    'streamId',
    'eventType',
    'error',
    'sentences',
    'sources',
    'printed',
    'printedName',
    'model',
    'key',
    'sender',
    'senderUsername',
    'message',
    'description',
    'roomName',
    'question',
    'title',
  ],
]);

/** What is written in Latin letters in Hindi too. */
const LATIN_IN_HINDI = [
  // Zones, as Intl writes them; units as laboratories print them; hashes and commands; names of networks and languages.
  /\b(IST|UTC)\b|Asia\/Kolkata/g,
  /\b(?:mg|g|ng|mIU)\/(?:dL|mL|L)\b|\bfL\b|\b10\^3\/uL|10³\/µL/g,
  /\b[0-9a-f]{64}\b|\bnode verify\.mjs history\.json --key\b/g,
  /Instagram|YouTube|LinkedIn|\b(English|Español|Français|Deutsch)\b/g,
  // Names of files, columns and buttons of other products.
  /“(?:Export All Health Data|Backup and restore|Scheduled export)”|export\.(?:zip|xml)|takeout\.google\.com|“Daily activity metrics\.csv”/g,
  /\bdate, heart rate, steps, calories, sleep hours\b|\bdate\b/g,
  // Names of products, standards and file formats.
  /\b(Anamnesis|Google|Gemini|Apple Health|Health Connect|Health|Fit|Fitbit|Garmin|Polar|UPI|AI|PDF|QR|FHIR|JSON|CSV|XML|FIT|ZIP|DB|SHA-256|Node|ID|verify\.mjs)\b/g,
  /International Patient Summary/g,
  // Keys, as they are printed on keyboards.
  /\b(Alt\+T|Enter|Esc|Home|End|Page (Up|Down))\b/g,
  // What Intl writes, and units.
  /\b(am|pm|KB|MB|GB|kg|mg|bpm|kcal)\b|\bg\/dL\b/g,
  // Tests and vaccines, as laboratories print them; medicines of the landing page's example.
  /\b(HDL|V?LDL|TLC|MCV|MCHC?|Hb|RDW-CV|RBC|PCV|ESR|HbA1c|eAG|eGFR|BUN|UACR|CKD-EPI|A\/G|AST|ALT|ALP|SGOT|SGPT|GGT|LDH|CK|TSH|T[34]|PTH|PSA)\b/g,
  /\b(TIBC|TSAT|B12|OH|D|hs-CRP|CRP|RF|INR|aPTT|FEU|ANC|DPT|Westergren)\b|Pulse Band 2|contraindicated|Atorvastatin|\bRx\b/g,
];

/** Runs in the page: every text, also those for screen readers, with its element. */
function textsOf(): string[] {
  const isText = (element: Element) => !element.closest('style, script, noscript');
  const texts = [...document.querySelectorAll('body *')]
    .filter(isText)
    .flatMap((element) => [
      ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent),
      ...['aria-label', 'aria-description', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
    ]);
  return [...new Set([document.title, ...texts].flatMap((text) => (text?.trim() ? [text.trim()] : [])))];
}

/** Of the first and the last word. */
const initialsOf = (text: string): string => {
  const words = text.trim().split(/\s+/);
  return `${words[0]?.charAt(0) ?? ''}${words.at(-1)?.charAt(0) ?? ''}`.toUpperCase();
};

/** The strings of a reply that are data. */
function* dataIn(reply: unknown, field = ''): Generator<string> {
  if (typeof reply === 'string' && DATA_FIELDS.has(field)) yield reply;
  if (Array.isArray(reply)) for (const each of reply) yield* dataIn(each, field);
  else if (typeof reply === 'object' && reply !== null)
    for (const [name, each] of Object.entries(reply)) yield* dataIn(each, name);
}

/**
 * Watches a page that is shown in Hindi. Data is what the replies of the server name in `DATA_FIELDS`, and `known`,
 * which the page shows without asking.
 */
export function watchTexts(page: Page, known: readonly string[] = []) {
  const data = new Set<string>(known);
  const open = new Set<Request>();
  const learn = async (response: Response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    // Pages show a first name alone, initials, paragraphs, and a doctor's name under the title of the page's language.
    for (const text of [...dataIn(await response.json())].flatMap((each) => [each, ...each.split('\n\n')]))
      data
        .add(text)
        .add(text.trim().split(/\s+/)[0] ?? '')
        .add(initialsOf(text))
        .add(doctorKey(text));
  };
  const close = (request: Request) => {
    request
      .response()
      .then((response) => response && learn(response))
      .finally(() => open.delete(request))
      // The body of a reply is gone once its page was left.
      .catch((error: unknown) => console.info(`${request.url()} was not read`, error));
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', close);
  page.on('requestfailed', (request) => open.delete(request));

  const frames = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
    );
  return {
    /** Waits until the page asks for nothing and has drawn what it got. */
    async settled(): Promise<void> {
      const until = Date.now() + PATIENCE;
      for (let calm = 0; calm < 3; calm = open.size === 0 ? calm + 1 : 0) {
        if (Date.now() > until) throw new Error(`Still loading: ${[...open].map((request) => request.url()).join()}`);
        await frames();
      }
    },
    /** The texts with a Latin letter that are neither data nor written so in Hindi. */
    async untranslated(): Promise<string[]> {
      const initials = [...data].map((text) => text.replaceAll(/(\S)\S*\s*/g, '$1').toUpperCase());
      const whole = new Set([...data, ...initials]);
      const parts = [...data].filter((text) => text.length > 2).sort((one, other) => other.length - one.length);
      return (await page.evaluate(textsOf)).filter((text) => {
        // A single letter is the initial of a name.
        if (whole.has(text) || text.length === 1) return false;
        const rest = parts.reduce((left, part) => left.replaceAll(part, ''), text);
        return /[a-z]/i.test(LATIN_IN_HINDI.reduce((left, pattern) => left.replaceAll(pattern, ''), rest));
      });
    },
  };
}
