/** Stops the product of `startSharedProduct` and removes its data. */
export default async function stopSharedProduct(): Promise<void> {
  await globalThis.startedProduct?.remove();
}
