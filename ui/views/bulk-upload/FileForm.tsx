import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { OfferedLink } from '../../actions/OfferedButton.tsx'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { ProblemNotice } from '../../kit/ProblemNotice.tsx'
import { useText } from '../../kit/text.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { DocumentFields } from '../document/DocumentFields.tsx'
import type { BulkFile, BulkUpload } from './use-bulk-upload.ts'

interface Props {
  bulk: BulkUpload
  collection: ClientCollection
  file: BulkFile
}

/** The form of one file; of one that is saved, the way to its document. */
export function FileForm({ bulk, collection, file }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const document = bulk.documentOf(file.key)
  if (file.id !== null) {
    return (
      <Notice
        actions={
          <OfferedLink
            id="bulk-upload-document"
            label={text('bulkUpload.openSaved', { name: file.name })}
            href={carried(addresses.document(collection.slug, file.id))}
          />
        }
      >
        {text('bulkUpload.isSaved', { name: file.name })}
      </Notice>
    )
  }
  return document && <UnsavedFile {...{ bulk, collection, file, document }} />
}

function UnsavedFile({ bulk, collection, file, document }: Props & { document: DocumentActor }) {
  const text = useText()
  const isOpen = useSelector(document, (state) => state.matches('open'))
  const isUnread = useSelector(document, (state) => state.matches('unavailable'))
  const isAsked = useSelector(bulk.actor, ({ context }) => context.asked === file.key)
  const problem = useSelector(document, ({ context }) => context.problem)
  return (
    <form data-form-ready={isOpen} noValidate onSubmit={(event) => event.preventDefault()}>
      {!isAsked && <ProblemNotice problem={problem} />}
      {isOpen && <DocumentFields document={document} entity={collection} isReadOnly={isAsked} />}
      {!isOpen && !isUnread && <Skeleton label={text('app.loading')} lines={6} />}
    </form>
  )
}
