import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import { useRevealErrors } from '../../fields/errors/use-reveal-errors.ts'
import { FieldList } from '../../fields/FieldList.tsx'
import { FilePicker } from '../../fields/FilePicker.tsx'
import type { Form } from '../../fields/form.ts'
import { hasLocalized } from '../../fields/has-localized.ts'
import { withoutSignIn } from '../../fields/own-fields.ts'
import type { Crumb } from '../../kit/crumbs.ts'
import { useLocale } from '../../kit/locale.ts'
import { useText } from '../../kit/text.ts'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { AuthFields } from './AuthFields.tsx'
import { DocumentHeader } from './DocumentHeader.tsx'
import { DocumentStatus } from './DocumentStatus.tsx'
import css from './DocumentView.module.css'
import { RemovalDialog } from './RemovalDialog.tsx'
import { UnavailableDocument } from './UnavailableDocument.tsx'

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
        <Fields document={document} entity={entity} />
      ) : (
        <Skeleton label={text('app.loading')} lines={6} />
      )}
      {children}
      <RemovalDialog document={document} entity={entity} />
    </form>
  )
}

function Fields({ document, entity }: Pick<Props, 'document' | 'entity'>) {
  const text = useText()
  const form: Form = {
    document,
    slug: entity.slug,
    locale: useLocale(),
    isNew: useSelector(document, ({ context }) => isNew(context)),
    isReadOnly: useSelector(document, ({ context }) => !context.permissions.update),
  }
  useRevealErrors(form)
  const isAside = (field: (typeof entity.fields)[number]) => field.position === 'sidebar'
  const fields = 'auth' in entity && entity.auth ? withoutSignIn(entity.fields) : entity.fields
  const main = fields.filter((field) => !isAside(field))
  const aside = fields.filter(isAside)
  return (
    <div className={css.columns} data-has-sidebar={aside.length > 0 || undefined}>
      <div className={css.column}>
        {'upload' in entity && entity.upload && <FilePicker form={form} upload={entity.upload} />}
        {'auth' in entity && entity.auth && <AuthFields form={form} auth={entity.auth} />}
        <FieldList form={form} fields={main} parent="" />
      </div>
      {aside.length > 0 && (
        <aside className={css.sidebar} aria-label={text('document.sidebar')}>
          <FieldList form={form} fields={aside} parent="" />
        </aside>
      )}
    </div>
  )
}

/** mod+S saves: as a draft where there are drafts. */
function useSaveKey(document: DocumentActor): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      const { hasDrafts } = document.getSnapshot().context
      document.send({ type: 'user.save', intent: hasDrafts ? 'draft' : 'save' })
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [document])
}
