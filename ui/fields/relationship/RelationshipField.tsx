import type { DocumentId } from '#contracts/documents'
import type { RelationshipField as Field } from '#contracts/fields'
import { useDocumentDrawer } from '../../kit/drawers.ts'
import { useText } from '../../kit/text.tsx'
import { useSummaries } from '../../kit/titles.ts'
import { PickerDrawer } from '../document-picker/PickerDrawer.tsx'
import { useDocumentPicker } from '../document-picker/use-document-picker.ts'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { FieldAction } from '../kit/FieldAction.tsx'
import { isReadOnly } from '../kit/is-read-only.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { referencesIn, valueFrom, withAdded } from '../references/references.ts'
import { refusals } from '../rows/refusals.ts'
import { CreateButton } from './CreateButton.tsx'
import { DocumentPicker } from './DocumentPicker.tsx'
import { EditButton } from './EditButton.tsx'
import { OpenLinks } from './OpenLinks.tsx'
import type { Create } from './use-create-offers.ts'

/** Other documents, of one collection or of several. */
export function RelationshipField({ form, field, path }: FieldViewProps<Field>) {
  const text = useText()
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  const chosen = referencesIn(field, value)
  const known = useSummaries(chosen, form.locale)
  const add = (slug: string, id: DocumentId) =>
    edit(valueFrom(field, withAdded(field, chosen, { slug, id })))
  const openInDrawer = useDocumentDrawer(add)
  const picker = useDocumentPicker(field, chosen, (next) => edit(valueFrom(field, next)))

  const mayEdit = !isReadOnly(form, field)
  const create: Create | undefined =
    field.allowCreate && openInDrawer
      ? (slug, values) => openInDrawer({ slug, id: null, values })
      : undefined
  const { toAdd } = refusals(text, field.hasMany ? chosen.length : 0, field)
  const [only] = chosen
  return (
    <ValueFrame
      form={form}
      field={field}
      path={path}
      action={
        <>
          {mayEdit && toAdd === undefined && (
            <FieldAction
              aria-label={text('field.pickNamed', { label: field.label ?? field.name })}
              onClick={picker.open}
            >
              {text('field.pick')}
            </FieldAction>
          )}
          {mayEdit && <PickerDrawer picker={picker.actor} field={field} path={path} />}
          {mayEdit && create && toAdd === undefined && (
            <CreateButton relationTo={field.relationTo} onCreate={(slug) => create(slug, {})} />
          )}
          {field.allowEdit && openInDrawer ? (
            !field.hasMany &&
            only && <EditButton reference={only} known={known[0]} open={openInDrawer} />
          ) : (
            <OpenLinks chosen={chosen} known={known} />
          )}
        </>
      }
    >
      {(control) => (
        <DocumentPicker
          {...control}
          field={field}
          locale={form.locale}
          multiple={field.hasMany}
          chosen={chosen}
          known={known}
          isFull={toAdd !== undefined}
          onChange={(references) => edit(valueFrom(field, references))}
          onCreate={create}
          onOpenChosen={field.allowEdit ? (openInDrawer ?? undefined) : undefined}
        />
      )}
    </ValueFrame>
  )
}
