import type { Key, ReactNode } from 'react'
import { Fragment, startTransition, useEffect, useMemo, useState } from 'react'

interface Props<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => Key
  /** How many are drawn in one go. */
  step: number
  children: (item: Item) => ReactNode
  /** Offers the rest, where there are so many that nobody reads them all. */
  more: (left: number, show: () => void) => ReactNode
}

/** So many are drawn unasked, and so many more each time that somebody asks. */
const enough = 300

/** Draws a long list in steps, from the top on, so that the page answers all the while. */
export function Growing<Item>({ items, keyOf, step, children, more }: Props<Item>) {
  const [drawn, setDrawn] = useState(step)
  const [wanted, setWanted] = useState(enough)
  const end = Math.min(items.length, wanted)
  useEffect(() => {
    if (drawn >= end) return
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + step)))
    return () => clearTimeout(next)
  }, [drawn, end, step])
  const draw = useMemo(() => remembered(children), [children])
  return (
    <>
      {items.slice(0, Math.min(drawn, end)).map((item) => (
        <Fragment key={keyOf(item)}>{draw(item)}</Fragment>
      ))}
      {drawn >= end &&
        end < items.length &&
        more(items.length - end, () => setWanted(wanted + enough))}
    </>
  )
}

/** What is drawn already stays the very same, so that a step costs only what it adds. */
function remembered<Item>(draw: Props<Item>['children']): Props<Item>['children'] {
  const known = new Map<Item, ReactNode>()
  return (item) => {
    if (!known.has(item)) known.set(item, draw(item))
    return known.get(item)
  }
}
