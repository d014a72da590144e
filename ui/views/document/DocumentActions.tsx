import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActors } from '#machines/open-document'
import { ActionButton, ActionIcon, ActionItem } from '../../actions/ActionButton.tsx'
import type { Action } from '../../actions/action.ts'
import { isPossible } from '../../actions/action.ts'
import { useOffered } from '../../actions/use-offered.ts'
import { useText } from '../../kit/text.tsx'
import { useFootHeight } from '../../kit/use-foot-height.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { EllipsisIcon, Redo2Icon, Undo2Icon } from '../../parts/icons.ts'
import { MenuOnDemand } from '../../parts/MenuOnDemand.tsx'
import { useMoreActions } from './actions/use-more-actions.ts'
import { useSaveActions } from './actions/use-save-actions.ts'
import { useStepActions } from './actions/use-step-actions.ts'
import css from './DocumentActions.module.css'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** Saving, and the rarer things behind a menu. Whether one may is asked of the machines. */
export function DocumentActions({ actors, entity }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const saves = useSaveActions(actors, entity)
  const steps = useStepActions(actors, entity)
  const more = useMoreActions(actors, entity)
  const isLoading = useSelector(actors.document, (state) => state.matches('loading'))
  useOffered([...saves, ...steps, ...more], place)
  useFootHeight(place)
  return (
    <div ref={place} className={css.root}>
      <HistoryButtons steps={steps} />
      <div className={css.saves}>
        {saves.map((save) => (
          <ActionButton
            key={save.id}
            action={save}
            kind={save === saves.at(-1) ? 'primary' : 'plain'}
          />
        ))}
      </div>
      <MoreActions
        actions={more.filter(isPossible)}
        isLoading={isLoading}
        hasTrash={'trash' in entity && entity.trash === true}
      />
    </div>
  )
}

/** They're there before the first key: one that brought them would move all beside them. */
function HistoryButtons({ steps: [undo, redo] }: { steps: readonly [Action, Action] }) {
  return (
    <>
      <ActionIcon action={undo} icon={<Undo2Icon />} />
      <ActionIcon action={redo} icon={<Redo2Icon />} />
    </>
  )
}

interface MoreProps {
  actions: readonly Action[]
  isLoading: boolean
  hasTrash: boolean
}

function MoreActions({ actions, isLoading, hasTrash }: MoreProps) {
  const text = useText()
  const label = text('document.more')
  if (actions.length === 0) {
    // It has its place before it is known what it holds.
    return isLoading ? <IconButton label={label} icon={<EllipsisIcon />} disabled /> : null
  }
  return (
    <MenuOnDemand label={label} size="medium">
      {actions.map((action) => (
        <ActionItem
          key={action.id}
          action={action}
          kind={action.id === 'action-delete' && !hasTrash ? 'danger' : 'plain'}
        />
      ))}
    </MenuOnDemand>
  )
}
