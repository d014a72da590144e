import { useId } from 'react'
import type { RelationshipField, UploadField } from '#contracts/fields'
import { useSummaries } from '../../kit/titles.ts'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { takesSeveral } from '../kit/filters/condition-value.ts'
import type { FilterProps } from '../kit/filters/filter-props.ts'
import { referencesIn, valueFrom } from '../references/references.ts'
import { DocumentPicker } from './DocumentPicker.tsx'

/** Documents of the collections that the field points to, found by typing. */
export function DocumentFilter(props: FilterProps<RelationshipField | UploadField>) {
  const { label, content, operator, value, locale, onChange } = props
  const id = useId()
  const field = { ...content, hasMany: takesSeveral(operator), filterOptions: null }
  const chosen = referencesIn(field, value)
  const known = useSummaries(chosen, locale)
  return (
    <>
      <label id={`${id}-label`} htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <DocumentPicker
        id={id}
        boxed
        required={undefined}
        aria-describedby={undefined}
        aria-invalid={false}
        readOnly={false}
        placeholder={undefined}
        field={field}
        locale={locale}
        multiple={field.hasMany}
        chosen={chosen}
        known={known}
        onChange={(references) =>
          onChange(references.length > 0 ? valueFrom(field, references) : null)
        }
      />
    </>
  )
}
