/** Runs `work` for every item, with at most `most` at once. Rejects with the first failure. */
export async function eachAtOnce<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) await work(items[index] as Item, index);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
}
