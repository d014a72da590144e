import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import type { DocumentCommandActor } from '#machines/document-command'
import { DocumentFields } from '../DocumentFields.tsx'
import { DocumentFrame } from '../DocumentFrame.tsx'
import { CommandDialog, UnsavedInDrawers } from '../dialogs-later.tsx'
import { TrashedHeader } from './TrashedHeader.tsx'
import { TrashedStatus } from './TrashedStatus.tsx'
import { TrashedTitle } from './TrashedTitle.tsx'

interface Props {
  collection: ClientCollection
  document: DocumentActor
  command: DocumentCommandActor
}

/** The page for a document in the trash: to be read, and to be decided about. */
export const TrashedView = ({ collection, document, command }: Props) => (
  <DocumentFrame
    document={document}
    entity={collection}
    head={
      <>
        <TrashedHeader {...{ collection, document, command }} />
        <TrashedStatus document={document} />
      </>
    }
    title={<TrashedTitle collection={collection} document={document} />}
    body={
      <>
        <UnsavedInDrawers document={document} />
        <DocumentFields document={document} entity={collection} isReadOnly />
      </>
    }
  >
    <CommandDialog actors={{ document, command }} entity={collection} />
  </DocumentFrame>
)
