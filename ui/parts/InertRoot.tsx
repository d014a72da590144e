import { useLayoutEffect, useRef } from 'react'

/** What a layer carries, so that it can be put out of reach by another one above it. */
export const layerMark = { 'data-layer': '' } as const

/** What a layer carries that must be answered before anything else. */
export const questionMark = { 'data-layer': 'question' } as const

/** Whether something must be answered first. */
export const isQuestionOpen = (): boolean =>
  document.querySelector('[data-layer="question"][data-state="open"]') !== null

/** While it is mounted in a layer, nothing below that layer can be reached by keyboard, pointer or screen reader. */
export function InertRoot() {
  const here = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const layer = here.current!.closest('[data-layer]')!
    standing.add(layer)
    coverWhatIsBelow()
    return () => {
      standing.delete(layer)
      coverWhatIsBelow()
    }
  }, [])
  return <span ref={here} hidden />
}

const standing = new Set<Element>()

/** The page holds its layers in the order in which they stand on each other, whichever was drawn last. */
function coverWhatIsBelow() {
  for (const element of document.querySelectorAll<HTMLElement>('#root, [data-layer]')) {
    element.inert = [...standing].some((layer) => isAbove(layer, element))
  }
}

const isAbove = (layer: Element, element: Element) =>
  Boolean(element.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING)
