import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import type { DocumentActors } from '#machines/open-document'
import type { Action } from '../../actions/action.ts'
import { useOffered } from '../../actions/use-offered.ts'
import { DocumentTabs, OfferedTabs } from '../document-tabs/DocumentTabs.tsx'
import { TasksButton } from './assignments/TasksButton.tsx'
import { CommentsButton } from './comments/CommentsSplit.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import css from './DocumentHeader.module.css'
import { NeighbourButtons } from './neighbours/NeighbourButtons.tsx'
import { useNeighbourActions } from './neighbours/use-neighbour-actions.ts'
import { PreviewToggle } from './preview/PreviewToggle.tsx'
import { usePreview } from './preview/use-preview.ts'
import { PeopleHere } from './together/PeopleHere.tsx'
import { TranslateButton } from './translation/TranslationSlot.tsx'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
  /** It has screens of its own beside the form. */
  hasTabs: boolean
}

/** The ways between the screens of a document, who else is here, and what can be done with it: one row. */
export function DocumentHeader({ actors, entity, hasTabs }: Props) {
  const ref = useSelector(actors.document, ({ context }) => context.ref)
  const neighbours = useNeighbourActions(hasTabs ? ref : null)
  const place = useRef<HTMLElement>(null)
  return (
    <header ref={place} className={css.root} data-tabs={hasTabs || undefined}>
      {hasTabs && <DocumentTabs entity={entity} document={ref} />}
      <div className={css.beside}>
        <NeighbourButtons actions={neighbours} />
        <PeopleHere document={actors.document} entity={entity} />
        <TranslateButton document={actors.document} entity={entity} />
        <CommentsButton document={actors.document} entity={entity} />
        <TasksButton document={actors.document} entity={entity} />
        {entity.preview?.live && <LivePreviewToggle document={actors.document} entity={entity} />}
      </div>
      <DocumentActions actors={actors} entity={entity} />
      <Offered actions={neighbours} place={place} />
      {hasTabs && <OfferedTabs entity={entity} document={ref} />}
    </header>
  )
}

function LivePreviewToggle({
  document,
  entity,
}: Pick<Props, 'entity'> & { document: DocumentActor }) {
  const choice = usePreview(document, entity)
  return choice.isOffered ? <PreviewToggle {...choice} /> : null
}

interface OfferedProps {
  actions: readonly Action[]
  place: RefObject<HTMLElement | null>
}

/** After what can be done with the document itself: stands after it. */
function Offered({ actions, place }: OfferedProps) {
  useOffered(actions, place)
  return null
}
