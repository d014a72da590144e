import type { RowField as Field } from '#contracts/fields'
import type { FieldViewProps } from '../field-view.ts'

/** Fields side by side, as wide as the config says; below each other on a phone. */
export const RowField = ({ form, field, path, List }: FieldViewProps<Field>) => (
  <List form={form} fields={field.fields} parent={path} direction="row" />
)
