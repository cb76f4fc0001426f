import { isSyntaxTree } from './syntax-tree.js';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'áƀćđéƒǵĥíĵķĺḿńóṕɋŕśţúṽŵẋýźÁƁĆĐÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼŴẊÝŹ'][index]!,
  ]),
);

/** Leaves out the arguments of react-admin's texts. */
const accented = (text: string) => text.replace(/%\{\w+\}|[a-z]/gi, (part) => ACCENTED[part] ?? part);

interface Element {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
  readonly children?: readonly Element[];
}
const LITERAL = 0;

/** A message's syntax tree with its words accented; arguments and their formats stay. */
function accentedElement(element: Element): Element {
  if (element.type === LITERAL) return { ...element, value: accented(String(element.value)) };
  const { options, children } = element;
  return {
    ...element,
    ...(children && { children: children.map(accentedElement) }),
    ...(options && {
      options: Object.fromEntries(
        Object.entries(options).map(([name, option]) => [
          name,
          { ...option, value: option.value.map(accentedElement) },
        ]),
      ),
    }),
  };
}

/** An argument of a message that is not compiled. The arguments of react-admin's texts are `%{name}`. */
const ICU_ARGUMENT = /(?<!%)\{/;

/**
 * English with accents on every letter of the catalogue: what has none is not in the catalogue. Messages with arguments are
 * syntax trees, or are parsed by `parse`.
 */
export function pseudo(source: unknown, parse: (message: string) => unknown): unknown {
  if (typeof source === 'string' && ICU_ARGUMENT.test(source)) return pseudo(parse(source), parse);
  if (typeof source === 'string') return accented(source);
  if (isSyntaxTree(source)) return source.map(accentedElement);
  if (Array.isArray(source)) return source.map((each) => pseudo(each, parse));
  return Object.fromEntries(Object.entries(source as object).map(([key, each]) => [key, pseudo(each, parse)]));
}
