/*
 * Queries by role ask each element whether it is shown. jsdom then matches every rule of the page with it and computes all its colours, which took a third of
 * the time of all suites. Here the three properties that are asked for come from an index of the rules that set them; any other comes from jsdom.
 */
const ASKED = ['display', 'visibility', 'pointer-events'] as const;
type Asked = (typeof ASKED)[number];
const ASKED_AS: Readonly<Record<string, Asked>> = {
  display: 'display',
  visibility: 'visibility',
  pointerEvents: 'pointer-events',
  'pointer-events': 'pointer-events',
};

interface Rule {
  /** The place among all rules. As in jsdom, the last that matches counts. */
  readonly place: number;
  readonly selector: string;
  readonly style: CSSStyleDeclaration;
}

/** As jsdom computes it. */
export const jsdomStyle = window.getComputedStyle.bind(window);
/** By a class of the element itself; those without one, and those that are not simple, by ''. */
const rules = new Map<string, Rule[]>();
let read: CSSStyleSheet[] = [];
let places = 0;
const usual = new Map<string, string>();

/** Reads the style sheets that were added since the last call. If one was removed, reads all of them again. */
function readSheets(): void {
  const sheets = document.styleSheets;
  if (read.length > sheets.length || read.at(-1) !== (sheets[read.length - 1] ?? read.at(-1))) {
    rules.clear();
    read = [];
  }
  for (let each = read.length; each < sheets.length; each++) {
    const sheet = sheets[each]!;
    read.push(sheet);
    for (const { selectorText, style } of sheet.cssRules as unknown as Iterable<CSSStyleRule>) {
      if (!selectorText || !ASKED.some((property) => style.getPropertyValue(property))) continue;
      const isSimple = !/[([]/.test(selectorText);
      for (const selector of isSimple ? selectorText.split(',') : [selectorText]) {
        const own = (isSimple && /\.([\w-]+)[^\s>+~]*$/.exec(selector)?.[1]) || '';
        rules.set(own, [...(rules.get(own) ?? []), { place: (places += 1), selector, style }]);
      }
    }
  }
}

function setBy(element: Element, property: Asked): string {
  const own = (element as HTMLElement).style.getPropertyValue(property);
  if (own) return own;
  let [value, last] = ['', 0];
  for (const name of ['', ...element.classList])
    for (const { place, selector, style } of rules.get(name) ?? []) {
      const set = style.getPropertyValue(property);
      if (set && place > last && element.matches(selector)) [value, last] = [set, place];
    }
  return value;
}

function valueOf(element: Element, property: Asked): string {
  if (property === 'display') return setBy(element, property) || usualDisplay(element);
  for (let each: Element | null = element; each; each = each.parentElement) {
    const set = setBy(each, property);
    if (set) return set;
  }
  return property === 'visibility' ? 'visible' : 'auto';
}

const DISPLAYED_BY = ['hidden', 'type', 'open'];

/** That of the browser's own rules, which depend on the element alone. */
function usualDisplay(element: Element): string {
  const key = JSON.stringify([element.localName, ...DISPLAYED_BY.map((name) => element.getAttribute(name))]);
  const known = usual.get(key);
  if (known !== undefined) return known;
  const plain = document.createElementNS(element.namespaceURI, element.localName);
  for (const name of DISPLAYED_BY)
    if (element.hasAttribute(name)) plain.setAttribute(name, element.getAttribute(name)!);
  const { display } = jsdomStyle(plain);
  usual.set(key, display);
  return display;
}

window.getComputedStyle = (element, pseudo) => {
  readSheets();
  const get = (name: string) => {
    const asked = ASKED_AS[name];
    return asked ? valueOf(element, asked) : jsdomStyle(element, pseudo).getPropertyValue(name);
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return get;
      if (typeof name === 'string' && ASKED_AS[name]) return get(name);
      return Reflect.get(jsdomStyle(element, pseudo), name) as unknown;
    },
  });
};
