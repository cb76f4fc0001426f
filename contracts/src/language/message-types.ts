/** A value of a message's argument: a number where the message has a plural. */
export type Value = string | number;

/** The part of a text before its first `,`, `}` or `{`. */
type Head<Text extends string> = Text extends `${infer Part},${string}`
  ? Head<Part>
  : Text extends `${infer Part}}${string}`
    ? Head<Part>
    : Text extends `${infer Part}{${string}`
      ? Head<Part>
      : Text;
/** Branches of a plural or select hold words or `#`; arguments have a name. */
type Argument<Name extends string> = Name extends `${string} ${string}` | `#${string}` | '' ? never : Name;
/** The names of the arguments of an ICU message: 'count' | 'name' of "{count, plural, one {# day} other {# days}} of {name}". */
type ArgumentsOf<Message extends string> = Message extends `${string}{${infer Rest}`
  ? Argument<Head<Rest>> | ArgumentsOf<Rest>
  : never;

type Format<Message extends string> = [ArgumentsOf<Message>] extends [never]
  ? string
  : (values: Readonly<Record<ArgumentsOf<Message>, Value>>) => string;

/** ICU messages, in groups and lists as a feature needs them. */
export type MessageTree = string | readonly MessageTree[] | { readonly [key: string]: MessageTree };

/** What components use: a string for a message without arguments, else a function of its arguments. */
export type TextsOf<Tree> = Tree extends string ? Format<Tree> : { readonly [Key in keyof Tree]: TextsOf<Tree[Key]> };

/** The same messages in another language; TypeScript refuses a missing one. */
export type TranslationOf<Tree> = [MessageTree] extends [Tree]
  ? // Any tree, while the compiler has not inferred which.
    MessageTree
  : Tree extends string
    ? string
    : { readonly [Key in keyof Tree]: TranslationOf<Tree[Key]> };
