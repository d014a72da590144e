import { useText } from '../kit/text.ts'
import css from './KeyNames.module.css'
import type { Shortcut } from './shortcut.ts'
import { partsOf } from './shortcut.ts'

/** Keys as they are called on this keyboard. */
export function KeyNames({ keys }: { keys: Shortcut }) {
  const text = useText()
  const { held, key } = partsOf(keys)
  const names = held.map((modifier) => {
    if (modifier === 'shift') return isMac ? '⇧' : text('keys.shift')
    return isMac && modifier === 'mod' ? '⌘' : text('keys.ctrl')
  })
  return (
    <kbd className={css.root} dir="ltr">
      {[...names, key.toUpperCase()].join(isMac ? '' : '+')}
    </kbd>
  )
}

const isMac = typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.platform)
