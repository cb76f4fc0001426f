import { wordedResults } from '../../labs/result-words.js';
import { OTHER_SPECIMENS } from '../../labs/specimen.js';

const CLAUSE = /[^,;.]+/g;
/** Further specimens, which are only cultured; other tests are not made of them. Pus is one, pus cells are not. */
const ELSEWHERE = 'pus(?! cells?)|swabs?|wound|tissue|tip|throat|lavage|secretions?|vitreous';
/** "E. coli in urine": of the specimen that stands behind. */
const IS_OF = /(?<![a-z])(?:in|from|of)(?: the)?\s*$/;
/** "Blood culture and urine culture: E. coli", "CSF fluid": of both. */
const JOINED = /^(?:[\s/&+]|(?<![a-z])(?:and|in|from)(?![a-z]))*$/;

const blank = (text: string) => ' '.repeat(text.length);
/** Why a culture was taken, which names an illness and no specimen: "sent in view of wound infection", "(known case of urinary tract infection)". */
const CONTEXT =
  /(?<![a-z])(?:in view of|(?:a )?known case of|k\/?c\/?o|[hc]\/o|history of|(?:in )?(?:an? )?(?:pt|patient|case|child|baby|neonate) (?:with|of|having)|(?:clinical |provisional )?(?:diagnosis|indications?)\s*:)[^:;.,)\n]*?(?=\s*(?:[:;.,)]|$|(?:has )?(?:grew|grown|grows|isolat|yield|show|positive|negative|no growth|sterile)))/g;
/** Where blood was drawn: "blood culture from central line tip". */
const DRAWN =
  /(?<=blood (?:cultures?|c\/s)[\s(,-]*)(?:drawn |taken |collected )?(?:from|via|through) (?:the )?(?:[a-z]+ ){0,2}?(?:line|catheter|port)(?: tip)?(?![a-z])/g;

/** Names of specimens beside each other, as places in a clause. */
interface Named {
  readonly start: number;
  readonly end: number;
  readonly isOwn: boolean;
}

/** The specimens that a clause names. Of several that are joined one is enough. */
function namedIn(clause: string, names: RegExp): Named[] {
  const named: Named[] = [];
  for (const { 0: name, index, groups } of clause.matchAll(names)) {
    const [last, end] = [named.at(-1), index + name.length];
    const isOwn = groups?.['own'] !== undefined;
    if (last && JOINED.test(clause.slice(last.end, index)))
      named[named.length - 1] = { start: last.start, end, isOwn: last.isOwn || isOwn };
    else named.push({ start: index, end, isOwn });
  }
  return named;
}

/**
 * A plain line without what it says of other specimens than one: as long as the line, so that places stay. A clause that names none is of the specimen that was named last: "blood culture: no growth after
 * 5 days. Fungal: Candida". What stands in front of all names is of the one specimen, unless that has a denial of its own: "E. coli UTI. Blood culture: no growth". Nor does what is said of the reason count. `own`: without the flag g.
 */
export function ofSpecimen(printed: string, own: RegExp): string {
  const line = printed.replace(CONTEXT, blank).replace(DRAWN, blank);
  const names = new RegExp(`(?<own>${own.source})|(?<![a-z])(?:${OTHER_SPECIMENS}|${ELSEWHERE})(?![a-z])`, 'g');
  const end = own.exec(line)?.[0].length ?? 0;
  let isOwn = wordedResults(line.slice(line.search(own) + end))[0]?.isFound !== false;
  let isNamed = false;
  return line.replace(CLAUSE, (clause) => {
    const named = namedIn(clause, names);
    const [first] = named;
    const isOfFirst = first && (!isNamed || IS_OF.test(clause.slice(0, first.start)));
    const parts = [{ start: 0, isOwn: isOfFirst ? first.isOwn : isOwn }, ...named];
    isOwn = named.at(-1)?.isOwn ?? isOwn;
    isNamed ||= first !== undefined;
    return parts
      .map((part, index) => {
        const text = clause.slice(part.start, parts[index + 1]?.start);
        return part.isOwn ? text : ' '.repeat(text.length);
      })
      .join('');
  });
}
