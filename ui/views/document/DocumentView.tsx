import type { ReactNode, RefObject } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { ClientView } from '#contracts/site-components'
import type { DocumentActors } from '#machines/open-document'
import type { Crumb } from '../../kit/crumbs.ts'
import { useDrawerDepth } from '../../kit/drawers.ts'
import { CommentsSplit } from './comments/CommentsSplit.tsx'
import { Conflicts } from './conflicts/Conflicts.tsx'
import { DocumentBody } from './DocumentBody.tsx'
import { DocumentFrame } from './DocumentFrame.tsx'
import { DocumentHeader } from './DocumentHeader.tsx'
import { DocumentStatus } from './DocumentStatus.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import {
  CommandDialog,
  CopyDialog,
  RecoveryReview,
  ScheduleDialog,
  UnsavedInDrawers,
} from './dialogs-later.tsx'
import { LockDialogs } from './lock/LockDialogs.tsx'
import { useMayEdit } from './lock/use-may-edit.ts'
import { Preflight } from './preflight/Preflight.tsx'
import { PreviewSplit } from './preview/PreviewSplit.tsx'
import { RecoveryNotice } from './recovery/RecoveryNotice.tsx'
import { NewerVersion } from './remote-changes/NewerVersion.tsx'
import { RestoreFieldNotice } from './restore-field/RestoreFieldNotice.tsx'
import { ReviewPlace } from './review/ReviewPlace.tsx'
import { TranslationSlot } from './translation/TranslationSlot.tsx'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
  crumbs: readonly Crumb[] | undefined
  view: ClientView | undefined
  /** The form itself. */
  form: RefObject<HTMLFormElement | null>
  children: ReactNode
}

/** The page for one document. It shows what the machines say and reports what the person did. */
export function DocumentView({ actors, entity, crumbs, view, form, children }: Props) {
  const { document } = actors
  const isReadOnly = !useMayEdit(actors)
  const isPage = useDrawerDepth() === 0
  const hasTabs = isPage && crumbs === undefined
  return (
    <DocumentFrame
      {...{ document, entity, form }}
      head={
        <>
          <DocumentHeader actors={actors} entity={entity} hasTabs={hasTabs} />
          <DocumentStatus actors={actors} entity={entity} />
        </>
      }
      title={<DocumentTitle document={document} entity={entity} crumbs={crumbs} />}
      body={
        <>
          <ReviewPlace document={document} entity={entity} />
          <RecoveryNotice actors={actors} />
          <UnsavedInDrawers document={document} />
          <RestoreFieldNotice actors={actors} />
          <Conflicts document={document} entity={entity} />
          <Preflight actors={actors} entity={entity} />
          <TranslationSlot document={document} entity={entity} />
          <CommentsSplit document={document} entity={entity}>
            <PreviewSplit actors={actors} entity={entity}>
              <DocumentBody {...{ document, entity, view, isReadOnly }} />
            </PreviewSplit>
          </CommentsSplit>
        </>
      }
      remains={
        <>
          <RecoveryNotice actors={actors} />
          <UnsavedInDrawers document={document} />
          <RecoveryReview actors={actors} entity={entity} />
        </>
      }
    >
      {children}
      <LockDialogs actors={actors} entity={entity} />
      <NewerVersion actors={actors} entity={entity} />
      <CommandDialog actors={actors} entity={entity} />
      <RecoveryReview actors={actors} entity={entity} />
      <CopyDialog actors={actors} entity={entity} />
      <ScheduleDialog actors={actors} entity={entity} />
    </DocumentFrame>
  )
}
