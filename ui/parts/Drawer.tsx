import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import css from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'
import { InertRoot } from './InertRoot.tsx'
import { XIcon } from './icons.ts'
import { PageLocale } from './PageLocale.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export type DrawerProps = {
  open: boolean
  /** Escape, the close button, or a press outside. Somebody else decides whether it closes. */
  onCancel: () => void
  title: ReactNode
  closeLabel: string
  /** Which edge it comes from. */
  side?: 'start' | 'end' | undefined
  /** `small` is a sheet for navigation; `medium` holds a form. */
  size?: 'small' | 'medium' | undefined
  actions?: ReactNode
  children: ReactNode
}

/** A second page at the edge of the first, which stays in sight. */
export function Drawer({
  open,
  onCancel,
  title,
  closeLabel,
  side = 'end',
  size = 'medium',
  actions,
  children,
}: DrawerProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <PageLocale>
      <Ark.Root
        open={open}
        onOpenChange={(details) => {
          if (!details.open) onCancel()
        }}
        finalFocusEl={returnFocus}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Ark.Backdrop className={css.backdrop} />
          <Ark.Positioner className={css.positioner} data-side={side}>
            <Ark.Content className={css.root} data-side={side} data-size={size}>
              {open && <InertRoot />}
              <div className={css.head}>
                <Ark.Title className={css.title}>{title}</Ark.Title>
                <IconButton label={closeLabel} icon={<XIcon />} onClick={onCancel} />
              </div>
              <div className={css.body}>{children}</div>
              {actions && <div className={css.actions}>{actions}</div>}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </PageLocale>
  )
}
