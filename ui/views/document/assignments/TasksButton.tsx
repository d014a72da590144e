import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import { useDrawerDepth } from '../../../kit/drawers.ts'
import { later } from '../../../kit/later.tsx'
import css from './TasksButton.module.css'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

const Tasks = later(async () => (await import('./Tasks.tsx')).Tasks)

/** What people are to do about a document (39.2); of one in a drawer its own page tells it. */
export function TasksButton({ document, entity }: Props) {
  const isThere = useSelector(document, (state) => state.matches('open') && !isNew(state.context))
  const isShown = useDrawerDepth() === 0 && entity.assignments === true && isThere
  return (
    isShown && (
      <span className={css.button}>
        <Tasks document={document} />
      </span>
    )
  )
}
