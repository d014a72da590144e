import { useCallback } from 'react'
import type { ArrayField as Field } from '#contracts/fields'
import type { FieldViewProps } from '../field-view.ts'
import { initialValues } from '../initial-values.ts'
import { Rows } from '../rows/Rows.tsx'
import { RowsFrame } from '../rows/RowsFrame.tsx'
import type { NewRow } from '../rows/use-row-commands.ts'

/** Rows of the same fields. */
export function ArrayField(props: FieldViewProps<Field>) {
  const { field } = props
  const newRow = useCallback<NewRow>((give) => give(initialValues(field.fields)), [field])
  return (
    <RowsFrame {...props}>
      <Rows {...props} newRow={newRow} />
    </RowsFrame>
  )
}
