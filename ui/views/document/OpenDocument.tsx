import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useEffect, useId, useState } from 'react'
import { fromPromise } from 'xstate'
import type {
  ClientCollection,
  ClientGlobal,
  DocumentId,
  DocumentPermissions,
  DocumentRef,
  LoadedDocument,
} from '#config-schema'
import { documentMachine } from '#machines/document'
import { readCreation, readDocument, removeDocument, saveDocument } from '../../client/documents.ts'
import { initialValues } from '../../fields/initial-values.ts'
import { newId } from '../../fields/kit/new-id.ts'
import { wholeValues } from '../../fields/whole-values.ts'
import type { Crumb } from '../../kit/crumbs.ts'
import { usePanel } from '../../kit/panel.ts'
import { DocumentView } from './DocumentView.tsx'
import { useDocumentNews } from './use-document-news.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  reference: DocumentRef
  crumbs: readonly Crumb[] | undefined
  onNamed: (id: DocumentId) => void
  children: ReactNode
}

/** The seam: the only place where the document machine meets the network. */
export function OpenDocument({ entity, reference, crumbs, onNamed, children }: Props) {
  const { http, files, navigation } = usePanel()
  const key = useId()
  const [creation] = useState(newId)
  const hasDrafts = entity.drafts !== null
  const document = useActorRef(
    documentMachine.provide({
      actors: {
        load: fromPromise(({ input: ref, signal }) =>
          isUnborn(ref)
            ? born(entity, readCreation(http, ref, hasDrafts, signal))
            : readDocument(http, ref, hasDrafts, signal),
        ),
        save: fromPromise(({ input, signal }) =>
          saveDocument(http, input, { files, hasDrafts, creation, signal }),
        ),
        remove: fromPromise(({ input }) => removeDocument(http, input)),
      },
    }),
    { input: { ref: reference, hasDrafts, whole: wholeValues(entity.fields) } },
  )
  useDocumentNews({ document, entity, key, onNamed })

  const isUnsaved = useSelector(document, (state) => state.hasTag('unsaved'))
  useEffect(() => {
    if (!isUnsaved) return
    navigation.send({ type: 'document.unsaved', key })
    return () => navigation.send({ type: 'document.settled', key })
  }, [navigation, key, isUnsaved])

  return (
    <DocumentView document={document} entity={entity} crumbs={crumbs}>
      {children}
    </DocumentView>
  )
}

const isUnborn = (ref: DocumentRef) => ref.kind === 'collection' && ref.id === null

/** A document that nobody has saved: the config's defaults, and what one may do with it. */
const born = async (
  entity: ClientCollection | ClientGlobal,
  permissions: Promise<DocumentPermissions>,
): Promise<LoadedDocument> => ({
  data: initialValues(entity.fields),
  permissions: await permissions,
})
