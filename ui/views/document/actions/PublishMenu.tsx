import { ActionItem } from '../../../actions/ActionButton.tsx'
import type { Action } from '../../../actions/action.ts'
import { isPossible } from '../../../actions/action.ts'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { ChevronDownIcon } from '../../../parts/icons.ts'
import { MenuOnDemand } from '../../../parts/MenuOnDemand.tsx'

interface Props {
  actions: readonly Action[]
  /** As the button before it. */
  kind: 'primary' | 'plain'
}

/** What else there is to do with what visitors see: at the end of the button that publishes. */
export function PublishMenu({ actions, kind }: Props) {
  const text = useText()
  const possible = actions.filter(isPossible)
  const button = {
    label: text('document.publishing'),
    icon: <ChevronDownIcon />,
    size: 'medium',
    kind,
  } as const
  if (possible.length === 0) {
    return <IconButton {...button} bare={false} refusal={actions[0]?.refusal} />
  }
  return (
    <MenuOnDemand {...button}>
      {possible.map((action) => (
        <ActionItem key={action.id} action={action} />
      ))}
    </MenuOnDemand>
  )
}
