import { useRef } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import type { DocumentCommandActor } from '#machines/document-command'
import { ActionButton } from '../../../actions/ActionButton.tsx'
import { useOffered } from '../../../actions/use-offered.ts'
import actions from '../DocumentActions.module.css'
import css from '../DocumentHeader.module.css'
import { useTrashedActions } from './use-trashed-actions.ts'

interface Props {
  collection: ClientCollection
  document: DocumentActor
  command: DocumentCommandActor
}

/** The ways out of the trash. */
export function TrashedHeader({ collection, document, command }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const offered = useTrashedActions(document, command, collection)
  useOffered(offered, place)
  return (
    <header className={css.root}>
      <div ref={place} className={actions.root}>
        <div className={actions.saves}>
          {offered.map((action) => (
            <ActionButton key={action.id} action={action} kind={action.kind} />
          ))}
        </div>
      </div>
    </header>
  )
}
