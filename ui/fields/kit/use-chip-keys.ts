import { useMemo } from 'react'
import type { KeyHint } from '../../actions/offers.ts'
import { useKeyHints } from '../../actions/use-key-hints.ts'
import { useText } from '../../kit/text.tsx'

const none: readonly KeyHint[] = []

/** Tells the sheet of keys how chosen entries are moved, where they can be. */
export function useChipKeys(mayMove: boolean): void {
  const text = useText()
  const moving = useMemo(
    (): readonly KeyHint[] => [
      { id: 'chip-move', label: text('keys.chip.move'), keys: ['alt+arrowleft', 'alt+arrowright'] },
    ],
    [text],
  )
  useKeyHints(mayMove ? moving : none)
}
