/** The fewest items whose removal leaves the others in ascending order of a number. */
export function outOfOrder<Item>(items: readonly Item[], numberOf: (item: Item) => number): Item[] {
  /** For each length, the position of the smallest last item of an ascending selection of that length. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  const numbers = items.map(numberOf);
  numbers.forEach((number, at) => {
    let [length, above] = [0, ends.length];
    while (length < above) {
      const middle = (length + above) >> 1;
      if (numbers[ends[middle]!]! < number) length = middle + 1;
      else above = middle;
    }
    before[at] = ends[length - 1];
    ends[length] = at;
  });
  const kept = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) kept.add(at);
  return items.filter((_, at) => !kept.has(at));
}
