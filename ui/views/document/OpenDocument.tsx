import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import type {
  ClientCollection,
  ClientGlobal,
  ClientView,
  DocumentData,
  DocumentRef,
} from '#config-schema'
import type { Crumb } from '../../kit/crumbs.ts'
import { useCopy } from './copy/use-copy.ts'
import { DocumentView } from './DocumentView.tsx'
import { useLock } from './lock/use-lock.ts'
import { useNews } from './news/use-news.ts'
import { useSchedule } from './schedule/use-schedule.ts'
import type { Surroundings } from './surroundings.ts'
import { useTakeBack } from './take-back/use-take-back.ts'
import { useTogether } from './together/use-together.ts'
import { useDocumentActor } from './use-document-actor.ts'
import { useDocumentNews } from './use-document-news.ts'
import { useErrand } from './use-errand.ts'
import { useHistory } from './use-history.ts'
import { useJournal } from './use-journal.ts'
import { useRecovery } from './use-recovery.ts'
import { useRememberedVisit } from './use-remembered-visit.ts'
import { useUnsaved } from './use-unsaved.ts'
import { useVisit } from './use-visit.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  reference: DocumentRef
  /** What a new document begins with, besides the config's defaults. */
  initial?: DocumentData
  crumbs: readonly Crumb[] | undefined
  /** Of the site's own, in the place of the form. */
  view?: ClientView | undefined
  surroundings: Surroundings
  children: ReactNode
}

/** The seam: where the machines of one document meet the network, the browser and each other. */
export function OpenDocument(props: Props) {
  const { entity, reference, initial, crumbs, view, surroundings, children } = props
  const key = useId()
  const visit = useVisit(reference)
  const document = useDocumentActor(entity, reference, initial)
  const history = useHistory(document)
  const journal = useJournal(document, visit)
  const recovery = useRecovery(document, journal, visit)
  const errand = useErrand(document, entity)
  const schedule = useSchedule(document, entity)
  const lock = useLock({ document, entity, key, surroundings })
  const copy = useCopy(document, entity)
  const takeBack = useTakeBack(document, lock, entity)
  const news = useNews(document)
  const form = useRef<HTMLFormElement>(null)
  useTogether({ document, errand, lock, news, form })
  useRememberedVisit(document)
  useDocumentNews({ document, entity, key, surroundings })
  useUnsaved({ document, key, surroundings })

  return (
    <DocumentView
      actors={{
        copy,
        document,
        errand,
        history,
        journal,
        lock,
        news,
        recovery,
        schedule,
        takeBack,
      }}
      entity={entity}
      crumbs={crumbs}
      view={view}
      form={form}
    >
      {children}
    </DocumentView>
  )
}
