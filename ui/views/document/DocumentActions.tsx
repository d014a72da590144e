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
import { useIsNarrow } from '../../kit/use-is-narrow.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { EllipsisIcon, Redo2Icon, Undo2Icon } from '../../parts/icons.ts'
import { MenuOnDemand } from '../../parts/MenuOnDemand.tsx'
import { TemplateWindows } from '../list/templates/later.tsx'
import { PublishMenu } from './actions/PublishMenu.tsx'
import { useKeptTemplate } from './actions/use-kept-template.ts'
import { useMoreActions } from './actions/use-more-actions.ts'
import { useSaveActions } from './actions/use-save-actions.ts'
import { useStepActions } from './actions/use-step-actions.ts'
import css from './DocumentActions.module.css'
import { useReviewActions } from './review/use-review-actions.ts'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** Saving, and the rarer things behind a menu. Whether one may is asked of the machines. */
export function DocumentActions({ actors, entity }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const saves = useSaveActions(actors, entity)
  const steps = useStepActions(actors, entity)
  const templates = useKeptTemplate(actors.document, entity)
  const { publishing, others } = useMoreActions(actors, entity, templates)
  const review = useReviewActions(actors.document)
  const isLoading = useSelector(actors.document, (state) => state.matches('loading'))
  useOffered(
    [
      ...saves,
      ...(review.primary ? [review.primary] : []),
      ...review.others,
      ...steps,
      ...publishing,
      ...others,
    ],
    place,
  )
  useFootHeight(place)
  const isNarrow = useIsNarrow()
  const possible = saves.filter(
    ({ id, isForbidden }) => !isForbidden && !(review.primary && id === 'action-save'),
  )
  const main = review.primary ?? possible.at(-1)
  const before = possible.filter((save) => save !== main)
  const isPublishing =
    review.primary !== null || (main?.id === 'action-save' && entity.drafts !== null)
  const reviewing = review.others.filter(({ isForbidden }) => !isForbidden)
  const options = [...reviewing, ...publishing]
  return (
    <div ref={place} className={css.root}>
      <HistoryButtons steps={steps} />
      {!isNarrow && before.map((save) => <ActionButton key={save.id} action={save} kind="plain" />)}
      {main && (
        <div className={css.main}>
          <ActionButton action={main} kind="primary" />
          {isPublishing && (
            <PublishMenu
              actions={isNarrow ? [...before, ...options] : options}
              kind={isPossible(main) ? 'primary' : 'plain'}
            />
          )}
        </div>
      )}
      {'labels' in entity && <TemplateWindows actor={templates} collection={entity} />}
      <MoreActions
        actions={(isPublishing ? others : [...options, ...others]).filter(isPossible)}
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
