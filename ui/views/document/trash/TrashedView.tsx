import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import type { ErrandActor } from '#machines/errand'
import { useText } from '../../../kit/text.ts'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { DocumentFields } from '../DocumentFields.tsx'
import css from '../DocumentView.module.css'
import { ErrandDialog } from '../ErrandDialog.tsx'
import { UnavailableDocument } from '../UnavailableDocument.tsx'
import { TrashedHeader } from './TrashedHeader.tsx'
import { TrashedStatus } from './TrashedStatus.tsx'

interface Props {
  collection: ClientCollection
  document: DocumentActor
  errand: ErrandActor
}

/** The page for a document in the trash: to be read, and to be decided about. */
export function TrashedView({ collection, document, errand }: Props) {
  const text = useText()
  const isUnavailable = useSelector(document, (state) => state.matches('unavailable'))
  const isOpen = useSelector(document, (state) => state.matches('open'))
  if (isUnavailable) return <UnavailableDocument document={document} entity={collection} />
  return (
    <form
      className={css.root}
      data-form-ready={isOpen}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={css.head}>
        <TrashedHeader {...{ collection, document, errand }} />
        <TrashedStatus document={document} />
      </div>
      {isOpen ? (
        <DocumentFields document={document} entity={collection} isReadOnly />
      ) : (
        <Skeleton label={text('app.loading')} lines={6} />
      )}
      <ErrandDialog actors={{ document, errand }} entity={collection} />
    </form>
  )
}
