import { useMemo } from 'react'
import type { KeyHint } from '../../actions/offers.ts'
import { useText } from '../../kit/text.tsx'

/** The keys of rows that can be moved, as the sheet of keys tells them. */
export function useRowKeys(mayMove: boolean, hasHeads = true): readonly KeyHint[] {
  const text = useText()
  return useMemo(() => {
    if (!mayMove) return []
    const taking: KeyHint = { id: 'row-take', label: text('keys.row.take'), keys: ['space'] }
    const moving: KeyHint = {
      id: 'row-move',
      label: text('keys.row.move'),
      keys: ['alt+arrowup', 'alt+arrowdown'],
    }
    return hasHeads ? [moving, taking] : [taking]
  }, [mayMove, hasHeads, text])
}
