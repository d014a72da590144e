import { singleKeys } from './single-keys.ts'

type Modifier = 'mod' | 'ctrl' | 'shift' | 'alt'

/** Keys that are pressed together; `mod` is ⌘ on a Mac and Ctrl elsewhere, `ctrl` is never ⌘. */
export type Shortcut = `${'' | 'mod+' | 'ctrl+' | 'mod+shift+' | 'shift+' | 'alt+'}${string}`

/** Whether these keys are pressed. Where Shift makes the sign, as in '?', it is not looked at. */
export function isPressed(shortcut: Shortcut, event: KeyboardEvent): boolean {
  const { key, held } = partsOf(shortcut)
  const [ctrl, meta] = [event.ctrlKey, event.metaKey]
  const isHeld = held.includes('ctrl')
    ? ctrl && !meta
    : held.includes('mod')
      ? ctrl || meta
      : !ctrl && !meta
  const isShifted = isSign(key) || event.shiftKey === held.includes('shift')
  const isAlt = event.altKey === held.includes('alt')
  // On a Mac, Alt makes another sign of a letter.
  const isKey =
    event.key.toLowerCase() === key || (isAlt && meta && event.code === `Key${key.toUpperCase()}`)
  return isKey && isHeld && isShifted && isAlt
}

/** A key that would write something where one can write. */
export const writes = (shortcut: Shortcut): boolean => shortcut.length === 1

/** Keys that write something can be turned off. */
export const isHeard = (shortcut: Shortcut): boolean =>
  !(writes(shortcut) && singleKeys.read() === 'off')

export interface ShortcutParts {
  held: readonly Modifier[]
  key: string
}

export function partsOf(shortcut: Shortcut): ShortcutParts {
  const parts = shortcut.split('+')
  // All but the last are modifiers, by the type of a shortcut.
  return { held: parts.slice(0, -1) as Modifier[], key: parts.at(-1) ?? '' }
}

/** As `aria-keyshortcuts` names them. */
export const ariaKeys = (shortcuts: readonly Shortcut[] | undefined): string | undefined =>
  shortcuts
    ?.filter(isHeard)
    .flatMap((shortcut) => ariaNames(partsOf(shortcut)))
    .join(' ')

function ariaNames({ held, key }: ShortcutParts): string[] {
  const name =
    key.length === 1 ? key.toUpperCase() : key.replace(/^.|(?<=^arrow)./g, (c) => c.toUpperCase())
  const after = [
    ...(held.includes('alt') ? ['Alt'] : []),
    ...(held.includes('shift') ? ['Shift'] : []),
    name,
  ].join('+')
  if (held.includes('mod')) return [`Control+${after}`, `Meta+${after}`]
  return [held.includes('ctrl') ? `Control+${after}` : after]
}

const isSign = (key: string) => key.length === 1 && !/\p{L}/u.test(key)
