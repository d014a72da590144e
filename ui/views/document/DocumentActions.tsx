import { useDeferredValue, useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import type { DocumentActors } from '#machines/open-document'
import { ActionButton, ActionIcon, ActionItem } from '../../actions/ActionButton.tsx'
import type { Action } from '../../actions/action.ts'
import { isPossible } from '../../actions/action.ts'
import { useOffered } from '../../actions/use-offered.ts'
import { useText } from '../../kit/text.tsx'
import { Redo2Icon, Undo2Icon } from '../../parts/icons.ts'
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
  const steps = useStepActions(actors)
  const more = useMoreActions(actors, entity)
  useOffered([...saves, ...steps, ...more], place)
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
        hasTrash={'trash' in entity && entity.trash === true}
      />
    </div>
  )
}

/** Where neither leads anywhere there is none. They come after the first key was painted. */
function HistoryButtons({ steps }: { steps: readonly [Action, Action] }) {
  const [undo, redo] = steps
  const isAnyPossible = useDeferredValue(steps.some(isPossible))
  if (!isAnyPossible) return null
  return (
    <>
      <ActionIcon action={undo} icon={<Undo2Icon />} />
      <ActionIcon action={redo} icon={<Redo2Icon />} />
    </>
  )
}

function MoreActions({ actions, hasTrash }: { actions: readonly Action[]; hasTrash: boolean }) {
  const text = useText()
  if (actions.length === 0) return null
  return (
    <MenuOnDemand label={text('document.more')} size="medium">
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
