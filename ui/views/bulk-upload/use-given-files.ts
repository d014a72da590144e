import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Chosen } from './chosen-files.ts'
import { chosenIn } from './chosen-files.ts'

/** Anywhere on a screen one may drop and paste files; whether some are held over it now. */
export function useGivenFiles(
  place: RefObject<HTMLElement | null>,
  isInWindow: boolean,
  onGiven: (chosen: Chosen) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const give = useEffectEvent((transfer: DataTransfer) => {
    const chosen = chosenIn(transfer)
    if (chosen.files.length + chosen.folders.length > 0) onGiven(chosen)
  })
  // What stands over the list, such as a document in a drawer, takes files for itself.
  const isMeant = useEffectEvent(
    () => isInWindow || (place.current !== null && place.current.closest('[inert]') === null),
  )
  useEffect(() => {
    const ends = new AbortController()
    const on = <Type extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      type: Type,
      hear: (event: WindowEventMap[Type]) => void,
    ) => window.addEventListener(type, hear, { signal: ends.signal })
    on('dragover', (event) => {
      const { dataTransfer, defaultPrevented } = event
      const isFile = dataTransfer?.types.includes('Files') === true
      // A field that takes a file has said so already.
      setOver(isFile && !defaultPrevented && isMeant())
      if (isFile && !defaultPrevented && isMeant()) event.preventDefault()
    })
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false)
    })
    on('drop', (event) => {
      setOver(false)
      if (event.defaultPrevented || !event.dataTransfer || !isMeant()) return
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      give(event.dataTransfer)
    })
    on('paste', (event) => {
      if (event.defaultPrevented || !event.clipboardData || isTyping(event.target)) return
      if (isMeant()) give(event.clipboardData)
    })
    return () => ends.abort()
  }, [])
  return isOver
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=""], [contenteditable="true"]') !== null
