import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useEffect, useId } from 'react'
import type { ClientCollection, ClientGlobal, DocumentId, DocumentRef } from '#config-schema'
import { guardsLeaving } from '#machines/document'
import type { Crumb } from '../../kit/crumbs.ts'
import { usePanel } from '../../kit/panel.ts'
import { DocumentView } from './DocumentView.tsx'
import { useDocumentActor } from './use-document-actor.ts'
import { useDocumentNews } from './use-document-news.ts'
import { useErrand } from './use-errand.ts'
import { useHistory } from './use-history.ts'
import { useJournal } from './use-journal.ts'
import { useRecovery } from './use-recovery.ts'
import { useVisit } from './use-visit.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  reference: DocumentRef
  crumbs: readonly Crumb[] | undefined
  onNamed: (id: DocumentId) => void
  children: ReactNode
}

/** The seam: where the machines of one document meet the network, the browser and each other. */
export function OpenDocument({ entity, reference, crumbs, onNamed, children }: Props) {
  const { navigation } = usePanel()
  const key = useId()
  const visit = useVisit(reference)
  const document = useDocumentActor(entity, reference)
  const history = useHistory(document)
  const journal = useJournal(document, visit)
  const recovery = useRecovery(document, journal, visit)
  const errand = useErrand(document, entity)
  useDocumentNews({ document, entity, key, onNamed })

  const isGuarded = useSelector(document, guardsLeaving)
  useEffect(() => {
    if (!isGuarded) return
    navigation.send({ type: 'document.unsaved', key })
    return () => navigation.send({ type: 'document.settled', key })
  }, [navigation, key, isGuarded])

  return (
    <DocumentView
      actors={{ document, errand, history, journal, recovery }}
      entity={entity}
      crumbs={crumbs}
    >
      {children}
    </DocumentView>
  )
}
