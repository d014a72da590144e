import { useCallback, useEffect, useState } from 'react'
import type { ClientBlock, BlocksField as Field } from '#contracts/fields'
import { untilIdle } from '../../kit/idle.ts'
import { later } from '../../kit/later.tsx'
import { useOpening } from '../../parts/use-opening.ts'
import type { FieldViewProps } from '../field-view.ts'
import { initialValues } from '../initial-values.ts'
import { Rows } from '../rows/Rows.tsx'
import { RowsFrame } from '../rows/RowsFrame.tsx'
import type { NewRow } from '../rows/use-row-commands.ts'

const load = () => import('./BlockDrawer.tsx')

const BlockDrawer = later(async () => (await load()).BlockDrawer)

/** Rows of different kinds, each with the fields of its kind. */
export function BlocksField(props: FieldViewProps<Field>) {
  const { field } = props
  const [waiting, setWaiting] = useState<{ give: Parameters<NewRow>[0] } | null>(null)
  const { isThere, isOpen } = useOpening(waiting !== null)
  useEffect(loadWhenIdle, [])
  const newRow = useCallback<NewRow>((give) => setWaiting({ give }), [])
  const choose = ({ slug, fields }: ClientBlock) => {
    setWaiting(null)
    waiting?.give({ blockType: slug, ...initialValues(fields) })
  }
  return (
    <RowsFrame {...props}>
      <Rows {...props} newRow={newRow} />
      {isThere && (
        <BlockDrawer
          field={field}
          isOpen={isOpen}
          onCancel={() => setWaiting(null)}
          onChoose={choose}
        />
      )}
    </RowsFrame>
  )
}

/** Nobody who adds a block waits for its files. */
function loadWhenIdle() {
  untilIdle()
    .then(load)
    .catch(() => undefined)
}
