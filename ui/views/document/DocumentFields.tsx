import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import { useRevealErrors } from '../../fields/errors/use-reveal-errors.ts'
import { FieldList } from '../../fields/FieldList.tsx'
import { FilePicker } from '../../fields/FilePicker.tsx'
import type { Form } from '../../fields/form.ts'
import { FormStateNotice } from '../../fields/form-state/FormStateNotice.tsx'
import { useFormState } from '../../fields/form-state/use-form-state.ts'
import { hasSignIn, withoutSignIn } from '../../fields/own-fields.ts'
import { useComponentsAhead } from '../../fields/site/use-components-ahead.ts'
import { FindInDocument } from '../../find/FindInDocument.tsx'
import { titlePathOf } from '../../kit/document-title.ts'
import { useLocale } from '../../kit/locale.ts'
import { useText } from '../../kit/text.tsx'
import { useTranslating } from '../../kit/translating.ts'
import { Uses } from '../../uses/Uses.tsx'
import { AuthFields } from './AuthFields.tsx'
import css from './DocumentFields.module.css'
import { DocumentUrls } from './urls/DocumentUrls.tsx'
import { useFieldPlaces } from './use-field-places.ts'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
  isReadOnly: boolean
}

/** The fields in two columns: the document itself, and what is beside it. */
export function DocumentFields({ document, entity, isReadOnly }: Props) {
  const text = useText()
  const id = useSelector(document, ({ context: { ref } }) => ('id' in ref ? ref.id : null))
  const formState = useFormState(document, entity.fields)
  const form: Form = {
    document,
    slug: entity.slug,
    locale: useLocale(),
    isNew: useSelector(document, ({ context }) => isNew(context)),
    isReadOnly,
    formState,
    titlePath: titlePathOf(entity),
  }
  useRevealErrors(form)
  useComponentsAhead(entity.fields)
  const isAside = (field: (typeof entity.fields)[number]) => field.position === 'sidebar'
  const auth = 'auth' in entity && hasSignIn(entity.fields) ? entity.auth : null
  const fields = auth ? withoutSignIn(entity.fields) : entity.fields
  const main = fields.filter((field) => !isAside(field))
  const aside = fields.filter(isAside)
  useFieldPlaces(document, fields, formState)
  const isTranslated = useTranslating(document)?.isOn === true
  const below = (
    <>
      <DocumentUrls document={document} entity={entity} />
      {/* That of a file stands below its picture. */}
      {id !== null && !('upload' in entity && entity.upload) && <Uses slug={entity.slug} id={id} />}
    </>
  )
  return (
    <div
      className={css.root}
      data-has-sidebar={(aside.length > 0 && !isTranslated) || undefined}
      data-translated={isTranslated || undefined}
    >
      <FindInDocument {...{ document, fields, formState, isReadOnly }} />
      <div className={css.main}>
        <FormStateNotice formState={formState} />
        {'upload' in entity && entity.upload && <FilePicker form={form} upload={entity.upload} />}
        {auth && <AuthFields form={form} auth={auth} />}
        <FieldList form={form} fields={main} parent="" />
        {aside.length === 0 && below}
      </div>
      {aside.length > 0 && (
        <aside className={css.sidebar} aria-label={text('document.sidebar')}>
          <FieldList form={form} fields={aside} parent="" />
          {below}
        </aside>
      )}
    </div>
  )
}
