import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { CSSProperties, ReactNode } from 'react'
import css from './Drawer.module.css'
import type { Entries } from './form-guard.tsx'
import { GuardedEntries, useGuarded } from './form-guard.tsx'
import { IconButton } from './IconButton.tsx'
import { InertRoot, layerMark } from './InertRoot.tsx'
import { XIcon } from './icons.ts'
import { PageLocale } from './PageLocale.tsx'
import { useEarlyEscape } from './use-early-escape.ts'
import { useOpening } from './use-opening.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type DrawerProps = {
  open: boolean
  /** Escape, the close button, or a press outside. Somebody else decides whether it closes. */
  onCancel: () => void
  title: ReactNode
  closeLabel: string
  /** Which edge it comes from. */
  side?: 'start' | 'end' | undefined
  /** `small` is a sheet for navigation; `medium` holds a form; `large` a whole document, or a list. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Drawers below this one: it is narrower by as many steps, so that they stay in sight. */
  depth?: number | undefined
  /** What becomes of what is entered in it. */
  entries?: Entries | undefined
  /** Up to the edges: what is inside has margins of its own. */
  isFlush?: boolean | undefined
  /** Where the focus goes first; else to what comes first. */
  initialFocus?: (() => HTMLElement | null) | undefined
  /** Where the focus goes when it closes and what had it before is gone. */
  fallbackFocus?: (() => HTMLElement | null) | undefined
  /** Where the focus goes when it closes, instead of to what had it before. */
  finalFocus?: (() => HTMLElement | null) | undefined
  /** Beside the title. */
  aside?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A second page at the edge of the first, which stays in sight. */
export function Drawer(props: DrawerProps) {
  const { isThere, isOpen } = useOpening(props.open)
  return isThere && <DrawerThere {...props} open={isOpen} />
}

function DrawerThere({
  open,
  onCancel,
  title,
  closeLabel,
  side = 'end',
  size = 'medium',
  depth = 0,
  entries = 'own',
  isFlush = false,
  initialFocus,
  fallbackFocus,
  finalFocus,
  aside,
  actions,
  children,
}: DrawerProps) {
  const before = useReturnFocus(open, fallbackFocus)
  const returnFocus = () => finalFocus?.() ?? before()
  const guarded = useGuarded(open, entries, onCancel)
  useEarlyEscape(open, { leave: guarded.close, returnFocus })
  return (
    <PageLocale>
      <Ark.Root
        open={open}
        onOpenChange={(details) => {
          if (!details.open) guarded.close()
        }}
        {...(initialFocus && { initialFocusEl: initialFocus })}
        onEscapeKeyDown={(event) => {
          if (isSearching(event.target)) event.preventDefault()
        }}
        finalFocusEl={returnFocus}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Ark.Backdrop className={css.backdrop} />
          <Ark.Positioner className={css.positioner} data-side={side}>
            <Ark.Content
              {...layerMark}
              className={css.root}
              data-side={side}
              data-size={size}
              style={{ '--depth': depth } as CSSProperties}
            >
              {open && <InertRoot />}
              <GuardedEntries guarded={guarded}>
                <div className={css.head}>
                  <Ark.Title dir="auto" className={css.title}>
                    {title}
                  </Ark.Title>
                  <div className={css.aside}>
                    {aside}
                    <IconButton label={closeLabel} icon={<XIcon />} onClick={guarded.close} />
                  </div>
                </div>
                <div className={css.body} data-flush={isFlush || undefined}>
                  {children}
                </div>
                {actions && <div className={css.actions}>{actions}</div>}
              </GuardedEntries>
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </PageLocale>
  )
}

/** In a search with words in it Escape takes those away first. */
const isSearching = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
