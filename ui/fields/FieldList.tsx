import type { ComponentType } from 'react'
import { memo } from 'react'
import type { ClientField } from '#contracts/fields'
import type { FormStateActor } from '#machines/form-state'
import { pathOf } from '../kit/paths.ts'
import { useTranslating } from '../kit/translating.ts'
import css from './FieldList.module.css'
import type { FieldListProps, FieldViewProps } from './field-view.ts'
import type { Form } from './form.ts'
import { hasQuestions } from './form-state/places.ts'
import { useDecided } from './form-state/use-decided.ts'
import { useFocusWhenRevealed } from './kit/reveal.ts'
import { WithinLocalized } from './kit/use-written.ts'
import { SiteField } from './site/SiteField.tsx'
import { inputs } from './tables/inputs.ts'

/** The fields of a document, of a group or of a row, one below the other. */
export const FieldList = ({ form, fields, parent, direction = 'column' }: FieldListProps) => (
  <div className={css.root} data-direction={direction}>
    {fields.map((field, index) => (
      <Field key={keyOf(field, index)} form={form} field={field} parent={parent} />
    ))}
  </div>
)

const keyOf = (field: ClientField, index: number) =>
  'name' in field && field.name !== null ? field.name : index

interface FieldProps {
  form: Form
  field: ClientField
  parent: string
}

/** One field. It is painted again for its own sake alone, never because its neighbour was typed in. */
const Field = memo(function Field(props: FieldProps) {
  const { form, field } = props
  return form.formState && hasQuestions(field) ? (
    <DecidedField {...props} formState={form.formState} />
  ) : (
    <PlainField {...props} />
  )
}, isSame)

/** One about which the server has a say: it comes and goes, and is as the server allows. */
function DecidedField({ form, field, parent, formState }: FieldProps & WithFormState) {
  const decided = useDecided(form, formState, { field, parent })
  return decided && <PlainField {...decided} parent={parent} />
}

interface WithFormState {
  formState: FormStateActor
}

function PlainField({ form, field, parent }: FieldProps) {
  const path = pathOf(field, parent)
  useFocusWhenRevealed(form, path)
  const translating = useTranslating(form.document)
  if (field.hidden) return null
  // The table is typed kind by kind; which row it is follows from the field itself.
  const View = inputs[field.type] as ComponentType<FieldViewProps>
  const own = <View form={form} field={field} path={path} List={FieldList} />
  const component = field.components?.Field
  const shown = component ? <SiteField {...{ component, form, field, path, own }} /> : own
  const isLocalized = 'localized' in field && field.localized === true
  const written = isLocalized ? <WithinLocalized value>{shown}</WithinLocalized> : shown
  return translating?.isOn ? (
    <translating.Field {...{ form, field, path, translating }}>{written}</translating.Field>
  ) : (
    written
  )
}

function isSame(before: FieldProps, after: FieldProps): boolean {
  const keys = ['document', 'formState', 'isNew', 'isReadOnly', 'locale', 'slug'] as const
  return (
    before.field === after.field &&
    before.parent === after.parent &&
    keys.every((key) => before.form[key] === after.form[key])
  )
}
