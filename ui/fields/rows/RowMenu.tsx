import { useText } from '../../kit/text.tsx'
import { MenuOnDemand } from '../../parts/MenuOnDemand.tsx'
import { RowMenuItems } from './RowMenuItems.tsx'
import type { RowProps } from './row-props.ts'
import type { RowCommands } from './use-row-commands.ts'

type RowMenuProps = RowProps & { commands: RowCommands; name: string }

/** What can be done to a row. */
export function RowMenu({ name, ...props }: RowMenuProps) {
  const text = useText()
  return (
    <MenuOnDemand label={text('field.rows.actions', { name })}>
      <RowMenuItems {...props} />
    </MenuOnDemand>
  )
}
