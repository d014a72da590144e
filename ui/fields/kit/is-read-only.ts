import type { ValueField } from '#contracts/fields'
import type { Form } from '../form.ts'

/** Whether this person may only read the field in this document. */
export const isReadOnly = (
  form: Pick<Form, 'isReadOnly' | 'isNew'>,
  { readOnly }: Pick<ValueField, 'readOnly'>,
): boolean => form.isReadOnly || (form.isNew ? readOnly.create : readOnly.update)
