import { useMemo } from 'react'
import type { ArrayField as Field } from '#config-schema'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { PlusIcon } from '../../parts/icons.ts'
import type { FieldViewProps } from '../field-view.ts'
import { initialValues } from '../initial-values.ts'
import { Rows } from '../rows/Rows.tsx'
import { RowsFrame } from '../rows/RowsFrame.tsx'

/** Rows of the same fields. */
export function ArrayField(props: FieldViewProps<Field>) {
  const { field } = props
  const text = useText()
  const kind = useMemo(
    () => ({ label: field.labels.singular, fields: field.fields, isTelling: false }),
    [field],
  )
  return (
    <RowsFrame {...props}>
      <Rows
        {...props}
        initCollapsed={field.initCollapsed}
        kindOf={() => kind}
        adder={(add, refusal) => (
          <Button
            bare
            size="small"
            icon={<PlusIcon />}
            refusal={refusal}
            onClick={() => add(initialValues(field.fields))}
          >
            {text('field.rows.add', { name: field.labels.singular })}
          </Button>
        )}
      />
    </RowsFrame>
  )
}
