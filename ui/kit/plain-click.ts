import type { MouseEvent } from 'react'

/** A click that asks for nothing else than to follow: no new tab, no download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
