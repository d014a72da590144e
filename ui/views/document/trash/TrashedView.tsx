import type { ClientCollection } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import type { ErrandActor } from '#machines/errand'
import { DocumentFields } from '../DocumentFields.tsx'
import { DocumentFrame } from '../DocumentFrame.tsx'
import { ErrandDialog } from '../ErrandDialog.tsx'
import { TrashedHeader } from './TrashedHeader.tsx'
import { TrashedStatus } from './TrashedStatus.tsx'

interface Props {
  collection: ClientCollection
  document: DocumentActor
  errand: ErrandActor
}

/** The page for a document in the trash: to be read, and to be decided about. */
export const TrashedView = ({ collection, document, errand }: Props) => (
  <DocumentFrame
    document={document}
    entity={collection}
    head={
      <>
        <TrashedHeader {...{ collection, document, errand }} />
        <TrashedStatus document={document} />
      </>
    }
    body={<DocumentFields document={document} entity={collection} isReadOnly />}
  >
    <ErrandDialog actors={{ document, errand }} entity={collection} />
  </DocumentFrame>
)
