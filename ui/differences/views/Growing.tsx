import type { ReactNode } from 'react'
import { Fragment, startTransition, useEffect, useMemo, useState } from 'react'

interface Props {
  count: number
  /** How many are drawn in one go. */
  step: number
  children: (index: number) => ReactNode
}

/** Draws a long list in steps, from the top on, so that the page answers all the while. */
export function Growing({ count, step, children }: Props) {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn >= count) return
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + step)))
    return () => clearTimeout(next)
  }, [drawn, count, step])
  const draw = useMemo(() => remembered(children), [children])
  return Array.from({ length: Math.min(drawn, count) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: it is what the list is drawn by.
    <Fragment key={index}>{draw(index)}</Fragment>
  ))
}

/** What is drawn already stays the very same, so that a step costs only what it adds. */
function remembered(draw: Props['children']): Props['children'] {
  const known = new Map<number, ReactNode>()
  return (index) => {
    if (!known.has(index)) known.set(index, draw(index))
    return known.get(index)
  }
}
