import { useMemo } from 'react'
import type { KeyHint } from '../../../actions/offers.ts'
import { useText } from '../../../kit/text.tsx'

/** As the sheet of keys tells them. */
export function useBlockKeys(): readonly KeyHint[] {
  const text = useText()
  return useMemo(
    () => [
      { id: 'block-menu', label: text('richText.handle.menuKey'), keys: ['mod+/'] },
      {
        id: 'block-move',
        label: text('richText.handle.moveKey'),
        keys: ['alt+arrowup', 'alt+arrowdown'],
      },
    ],
    [text],
  )
}
