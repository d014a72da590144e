import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { FieldList } from '../../../fields/FieldList.tsx'
import { useLocale } from '../../../kit/locale.ts'
import { Touched } from '../../../parts/form-guard.tsx'
import type { EditableField } from './editable-fields.ts'

interface Props {
  document: DocumentActor
  collection: ClientCollection
  fields: readonly EditableField[]
}

/** The fields of a document of nobody: whatever they hold is entered in the form around them. */
export function BlankFields({ document, collection: { slug }, fields }: Props) {
  const locale = useLocale()
  const isUnsaved = useSelector(document, (state) => state.hasTag('unsaved'))
  return (
    <>
      <Touched when={isUnsaved} />
      <FieldList
        form={{ document, slug, locale, isNew: false, isReadOnly: false }}
        fields={fields}
        parent=""
      />
    </>
  )
}
