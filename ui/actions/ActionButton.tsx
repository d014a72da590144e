import type { ReactNode } from 'react'
import type { ButtonKind } from '../parts/Button.tsx'
import { Button } from '../parts/Button.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { MenuItem, MenuLink } from '../parts/Menu.tsx'
import type { Action } from './action.ts'
import { ariaKeys } from './shortcut.ts'

interface ActionButtonProps {
  action: Action
  kind: ButtonKind
}

/** A button that says what its action says; none for what this person may never do. */
export const ActionButton = ({ action, kind }: ActionButtonProps) =>
  action.isForbidden ? null : (
    <Button {...faceOf(action)} kind={kind}>
      {action.label}
    </Button>
  )

export const ActionIcon = ({ action, icon }: { action: Action; icon: ReactNode }) => (
  <IconButton {...faceOf(action)} label={action.label} icon={icon} />
)

interface ActionItemProps {
  action: Action
  kind?: 'plain' | 'danger'
}

/** The same in a menu. */
export const ActionItem = ({ action: { id, label, href, refusal, run }, kind }: ActionItemProps) =>
  href === undefined ? (
    <MenuItem id={id} kind={kind} refusal={refusal} onSelect={run}>
      {label}
    </MenuItem>
  ) : (
    <MenuLink id={id} href={href}>
      {label}
    </MenuLink>
  )

const faceOf = ({ id, keys, refusal, isBusy, run }: Action) => ({
  id,
  refusal,
  busy: isBusy,
  'aria-keyshortcuts': ariaKeys(keys),
  onClick: run,
})
