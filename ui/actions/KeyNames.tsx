import { useSyncExternalStore } from 'react'
import { useText } from '../kit/text.tsx'
import css from './KeyNames.module.css'
import type { Shortcut } from './shortcut.ts'
import { isHeard, partsOf } from './shortcut.ts'
import { singleKeys } from './single-keys.ts'

/** Keys as they are called on this keyboard. */
export function KeyNames({ keys }: { keys: Shortcut }) {
  const text = useText()
  const isMac = useSyncExternalStore(never, isOnMac, isOnServer)
  singleKeys.use()
  if (!isHeard(keys)) return null
  const { held, key } = partsOf(keys)
  const names = held.map((modifier) => {
    if (modifier === 'shift') return isMac ? '⇧' : text('keys.shift')
    if (modifier === 'alt') return isMac ? '⌥' : 'Alt'
    return isMac && modifier === 'mod' ? '⌘' : text('keys.ctrl')
  })
  return (
    <kbd className={css.root} dir="ltr">
      {[...names, keyName(key)].join(isMac ? '' : '+')}
    </kbd>
  )

  function keyName(key: string): string {
    if (key === 'space') return text('keys.space')
    return arrows[key] ?? key.replace(/^./, (letter) => letter.toUpperCase())
  }
}

const arrows: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
}

const never = () => () => {}
const isOnMac = () => /Mac|iP(hone|ad)/.test(navigator.platform)
/** The server doesn't see the keyboard, and names the keys that most have. */
const isOnServer = () => false
