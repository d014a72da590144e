/** Something that is shown, or so many of the same that are folded away. */
export type Folded<Item> = { item: Item; index: number } | { gap: number; index: number }

/** Folds what stayed the same, but for a few before and after what did not. */
export function folded<Item>(
  items: readonly Item[],
  isSame: (item: Item) => boolean,
  context: number,
): Folded<Item>[] {
  const near = nearChanges(items, isSame, context)
  const shown: Folded<Item>[] = []
  let gap: { gap: number; index: number } | null = null
  for (const [index, item] of items.entries()) {
    if (near[index]) {
      gap = null
      shown.push({ item, index })
    } else if (gap) gap.gap += 1
    else {
      gap = { gap: 1, index }
      shown.push(gap)
    }
  }
  // A bar in the place of one would save nothing.
  return shown.map((part) =>
    'gap' in part && part.gap === 1 ? { item: items[part.index] as Item, index: part.index } : part,
  )
}

function nearChanges<Item>(
  items: readonly Item[],
  isSame: (item: Item) => boolean,
  context: number,
): readonly boolean[] {
  const near = items.map(() => false)
  const changed = items.flatMap((item, index) => (isSame(item) ? [] : [index]))
  for (const index of changed) {
    near.fill(true, Math.max(0, index - context), index + context + 1)
  }
  return near
}
