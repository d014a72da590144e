import { useCallback, useState } from 'react'
import type { ClientBlock, BlocksField as Field } from '#contracts/fields'
import type { FieldViewProps } from '../field-view.ts'
import { initialValues } from '../initial-values.ts'
import { Rows } from '../rows/Rows.tsx'
import { RowsFrame } from '../rows/RowsFrame.tsx'
import type { NewRow } from '../rows/use-row-commands.ts'
import { BlockDrawer } from './BlockDrawer.tsx'

/** Rows of different kinds, each with the fields of its kind. */
export function BlocksField(props: FieldViewProps<Field>) {
  const { field } = props
  const [waiting, setWaiting] = useState<{ give: Parameters<NewRow>[0] } | null>(null)
  const newRow = useCallback<NewRow>((give) => setWaiting({ give }), [])
  const choose = ({ slug, fields }: ClientBlock) => {
    setWaiting(null)
    waiting?.give({ blockType: slug, ...initialValues(fields) })
  }
  return (
    <RowsFrame {...props}>
      <Rows {...props} newRow={newRow} />
      <BlockDrawer
        field={field}
        isOpen={waiting !== null}
        onCancel={() => setWaiting(null)}
        onChoose={choose}
      />
    </RowsFrame>
  )
}
