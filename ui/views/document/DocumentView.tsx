import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { hasLocalized } from '../../fields/has-localized.ts'
import type { Crumb } from '../../kit/crumbs.ts'
import { useText } from '../../kit/text.ts'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { DocumentFields } from './DocumentFields.tsx'
import { DocumentHeader } from './DocumentHeader.tsx'
import { DocumentStatus } from './DocumentStatus.tsx'
import css from './DocumentView.module.css'
import { RemovalDialog } from './RemovalDialog.tsx'
import { UnavailableDocument } from './UnavailableDocument.tsx'
import { useSaveKey } from './use-save-key.ts'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
  crumbs: readonly Crumb[] | undefined
  children: ReactNode
}

/** The page for one document. It shows what the machine says and reports what the person did. */
export function DocumentView({ document, entity, crumbs, children }: Props) {
  const text = useText()
  const isUnavailable = useSelector(document, (state) => state.matches('unavailable'))
  const isOpen = useSelector(document, (state) => state.matches('open'))
  useSaveKey(document)

  if (isUnavailable) return <UnavailableDocument document={document} entity={entity} />
  return (
    <form
      className={css.root}
      data-form-ready={isOpen}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={css.head}>
        <DocumentHeader document={document} entity={entity} crumbs={crumbs} />
        <DocumentStatus document={document} hasLocale={hasLocalized(entity.fields)} />
      </div>
      {isOpen ? (
        <DocumentFields document={document} entity={entity} />
      ) : (
        <Skeleton label={text('app.loading')} lines={6} />
      )}
      {children}
      <RemovalDialog document={document} entity={entity} />
    </form>
  )
}
