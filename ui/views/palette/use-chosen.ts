import { useEffect, useEffectEvent, useRef } from 'react'
import type { PaletteRef } from '#machines/palette'
import { useReturnFocus } from '../../parts/use-return-focus.ts'
import type { Entry } from './entry.ts'

/** Does what was chosen, once: when the palette is gone and the focus is back where it was (R5). */
export function useChosen(palette: PaletteRef, isOpen: boolean): (entry: Entry) => void {
  const returnFocus = useReturnFocus(isOpen)
  const asked = useRef<Entry | null>(null)
  const chosen = useRef<Entry | null>(null)
  useEffect(() => {
    const { unsubscribe } = palette.on('chosen', () => {
      chosen.current = asked.current
    })
    return unsubscribe
  }, [palette])

  const leave = useEffectEvent(() => {
    returnFocus()?.focus()
    const entry = chosen.current
    chosen.current = null
    entry?.run()
  })
  useEffect(() => {
    if (isOpen) return () => leave()
  }, [isOpen])

  return (entry) => {
    asked.current = entry
    const isRefused = entry.refusal !== undefined
    palette.send({ type: 'user.choose', entry: { id: entry.id, isRefused } })
  }
}
