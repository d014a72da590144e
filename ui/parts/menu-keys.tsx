import { Menu as Ark, useMenuContext } from '@ark-ui/react/menu'
import type {
  KeyboardEvent,
  MouseEvent,
  PointerEvent,
  ReactElement,
  ReactNode,
  RefObject,
} from 'react'
import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import css from './Menu.module.css'

/** Where the highlight of a menu that was opened by key is to begin; null once the person moves it. */
export type Beginning = RefObject<'first' | 'last' | null>

interface TriggerProps {
  beginning: Beginning
  onFocus: () => void
  children: ReactElement
}

/** Opens the menu by key. Ark does so too, but places its highlight a frame later, over keys that were pressed since. */
export function MenuTrigger({ beginning, onFocus, children }: TriggerProps) {
  const menu = useMenuContext()
  const openByKey = (event: KeyboardEvent) => {
    const begin = beginningBy(event)
    if (begin === null || menu.open) return
    event.preventDefault()
    if (event.currentTarget.ariaDisabled === 'true') return
    beginning.current = begin
    menu.setOpen(true)
  }
  return (
    <Ark.Trigger asChild onKeyDownCapture={openByKey} onFocus={onFocus}>
      {children}
    </Ark.Trigger>
  )
}

/** Which entry a key on the button of a menu asks for; null: it is no key that opens one. */
export function beginningBy(event: KeyboardEvent): 'first' | 'last' | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  return beginnings[event.key] ?? null
}

const beginnings: Record<string, 'first' | 'last'> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

interface ContentProps {
  beginning: Beginning
  /** The entry that keys begin from. Set here and not asked of Ark, which hears nothing while its tree waits for code. */
  highlight: (entry: string) => void
  children: ReactNode
}

/** Has the focus and the highlight before the next key arrives, or as soon as there is an entry, and leaves by that key too; once it goes, it takes no focus. */
export function MenuContent({ beginning, highlight, children }: ContentProps) {
  const menu = useMenuContext()
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!menu.open || beginning.current === null) return
    if (!content.current?.contains(document.activeElement)) {
      content.current?.focus({ preventScroll: true })
    }
    if (menu.highlightedValue !== null) return
    const entries = content.current?.querySelectorAll<HTMLElement>(possibleEntries) ?? []
    const value = [...entries].at(beginning.current === 'first' ? 0 : -1)?.dataset.value
    if (value !== undefined) highlight(value)
  })
  useEscape(content, menu)
  const followKeys = (event: KeyboardEvent) => {
    // A shortcut is meant for the page, and may open what would be closed together with the menu.
    if (isShortcut(event)) flushSync(() => menu.setOpen(false))
    if (menu.highlightedValue !== null) beginning.current = null
  }
  // A browser tells of a pointer at rest when what is below it changes.
  const followPointer = (event: PointerEvent) => {
    if (event.movementX !== 0 || event.movementY !== 0) beginning.current = null
  }
  // Ark does what is highlighted. What is pressed is meant, also where no pointer moved there.
  const followPress = ({ target }: MouseEvent) => {
    beginning.current = null
    const entry = target instanceof Element && target.closest<HTMLElement>(possibleEntries)
    const value = entry ? entry.dataset.value : undefined
    if (value !== undefined) flushSync(() => highlight(value))
  }
  return (
    <Ark.Content
      ref={content}
      data-answers-first
      className={css.root}
      inert={!menu.open}
      onKeyDownCapture={followKeys}
      onClickCapture={followPress}
      onPointerMoveCapture={followPointer}
    >
      {children}
    </Ark.Content>
  )
}

/** Ark hears Escape a frame after it opened; until then, what lies below the menu would take it. */
function useEscape(
  content: RefObject<HTMLElement | null>,
  { open, setOpen }: ReturnType<typeof useMenuContext>,
) {
  useLayoutEffect(() => {
    if (!open) return
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      if (!content.current?.contains(document.activeElement)) return
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    window.addEventListener('keydown', leave, { capture: true })
    return () => window.removeEventListener('keydown', leave, { capture: true })
  })
}

const isShortcut = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !['Control', 'Meta', 'Shift'].includes(key)

const possibleEntries = '[role^="menuitem"]:not([data-disabled])'
