import { useMemo } from 'react'
import { useLanguage } from './text.tsx'

/** In the order in which the panel's language has names, and 'Part 2' before 'Part 10'. */
export function sorted<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  language: string,
): readonly Item[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return items.toSorted((one, other) => compare(nameOf(one), nameOf(other)))
}

export function useSorted<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] {
  const language = useLanguage()
  return useMemo(() => sorted(items, nameOf, language), [items, nameOf, language])
}
