import { useLayoutEffect, useRef } from 'react'

/** What a layer carries, so that it can be put out of reach by another one above it. */
export const layerMark = { 'data-layer': '' } as const

/** What a layer carries that must be answered before anything else. */
export const questionMark = { 'data-layer': 'question' } as const

/** While it is mounted in a layer, nothing below that layer can be reached by keyboard, pointer or screen reader. */
export function InertRoot() {
  const here = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const own = here.current?.closest('[data-layer]')
    const below = document.querySelectorAll<HTMLElement>('#root, [data-layer]')
    const covered = [...below].filter((element) => element !== own)
    for (const element of covered) count(element, +1)
    return () => {
      for (const element of covered) count(element, -1)
    }
  }, [])
  return <span ref={here} hidden />
}

/** Layers can stand on layers: what is below comes back when the last one leaves. */
function count(element: HTMLElement, step: 1 | -1) {
  const layers = (layersAbove.get(element) ?? 0) + step
  layersAbove.set(element, layers)
  element.inert = layers > 0
}

const layersAbove = new WeakMap<HTMLElement, number>()
