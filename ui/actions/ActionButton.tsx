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
    <Button {...faceOf(action)} kind={kind} roomFor={action.otherLabel}>
      {action.label}
    </Button>
  )

export const ActionIcon = ({ action, icon }: { action: Action; icon: ReactNode }) =>
  action.isForbidden ? null : <IconButton {...faceOf(action)} label={action.label} icon={icon} />

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

/** What a button of it carries, whatever it looks like. */
export const faceOf = (action: Action) => ({
  id: action.id,
  ...('refusal' in action && { refusal: action.refusal }),
  busy: action.isBusy,
  'aria-keyshortcuts': ariaKeys(action.keys),
  onClick: action.run,
})
