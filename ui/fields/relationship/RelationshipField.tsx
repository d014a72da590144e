import type { RelationshipField as Field } from '#config-schema'
import { useSummaries } from '../../client/titles.ts'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { DocumentPicker } from './DocumentPicker.tsx'
import { OpenLinks } from './OpenLinks.tsx'
import { referencesIn, valueFrom } from './references.ts'

/** Other documents, of one collection or of several. */
export function RelationshipField({ form, field, path }: FieldViewProps<Field>) {
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  const chosen = referencesIn(field, value)
  const known = useSummaries(chosen, form.locale)
  return (
    <ValueFrame
      form={form}
      field={field}
      path={path}
      action={<OpenLinks chosen={chosen} known={known} />}
    >
      {(control) => (
        <DocumentPicker
          {...control}
          relationTo={field.relationTo}
          locale={form.locale}
          multiple={field.hasMany}
          chosen={chosen}
          known={known}
          onChange={(references) => edit(valueFrom(field, references))}
        />
      )}
    </ValueFrame>
  )
}
