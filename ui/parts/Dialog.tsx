import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode, RefObject } from 'react'
import css from './Dialog.module.css'
import type { Entries } from './form-guard.tsx'
import { GuardedEntries, useGuarded } from './form-guard.tsx'
import { InertRoot, questionMark } from './InertRoot.tsx'
import { PageLocale } from './PageLocale.tsx'
import { useEarlyEscape } from './use-early-escape.ts'
import { useOpening } from './use-opening.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type DialogProps = {
  open: boolean
  /** Escape, or a press outside. Somebody else decides whether it closes. */
  onCancel: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons, the way back first, the way forward last. */
  actions?: ReactNode
  size?: 'small' | 'large' | undefined
  /** `alertdialog` asks before something is lost: a press outside does not answer it. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** What becomes of what is entered in it; a question has nothing to enter. */
  entries?: Entries | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Where the focus goes when it closes, instead of to what had it before. */
  finalFocus?: (() => HTMLElement | null) | undefined
  /** Where the focus goes when it closes and what had it before is gone. */
  fallbackFocus?: (() => HTMLElement | null) | undefined
  children?: ReactNode
}

/** A question that must be answered before anything else. For what a line can say, use a line. */
export function Dialog(props: DialogProps) {
  const { isThere, isOpen } = useOpening(props.open)
  return isThere && <DialogThere {...props} open={isOpen} />
}

function DialogThere({
  open,
  onCancel,
  title,
  description,
  actions,
  size = 'small',
  role = 'dialog',
  entries = role === 'dialog' ? 'own' : 'none',
  initialFocus,
  finalFocus,
  fallbackFocus,
  children,
}: DialogProps) {
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
        role={role}
        closeOnInteractOutside={role === 'dialog'}
        finalFocusEl={returnFocus}
        lazyMount
        unmountOnExit
        {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
      >
        <Portal>
          <Ark.Backdrop className={css.backdrop} />
          <Ark.Positioner className={css.positioner}>
            <Ark.Content {...questionMark} className={css.root} data-size={size}>
              {open && <InertRoot />}
              <GuardedEntries guarded={guarded}>
                <Ark.Title className={css.title}>{title}</Ark.Title>
                {description && (
                  <Ark.Description className={css.description}>{description}</Ark.Description>
                )}
                {children && <div className={css.body}>{children}</div>}
                {actions && <div className={css.actions}>{actions}</div>}
              </GuardedEntries>
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </PageLocale>
  )
}
