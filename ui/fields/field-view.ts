import type { ComponentType } from 'react'
import type { ClientField } from '#contracts/fields'
import type { Form } from './form.ts'

/** What every field's component is given. */
export interface FieldViewProps<Field extends ClientField = ClientField> {
  form: Form
  field: Field
  /** Where its value is; for a field that only arranges others, where their parent is ('' = root). */
  path: string
  /** Draws the fields inside this one. Handed down, since a list of fields and its fields need each other. */
  List: ComponentType<FieldListProps>
}

export interface FieldListProps {
  form: Form
  fields: readonly ClientField[]
  /** The path of what holds these fields; '' at the root. */
  parent: string
  /** `row`: side by side, by their widths, where there is room. */
  direction?: 'column' | 'row'
}
