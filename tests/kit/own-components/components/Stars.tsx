import { useState } from 'react'
import type { CellProps, FieldProps } from 'stateroom-admin/ui'
import { FieldFrame, useField } from 'stateroom-admin/ui'
import css from './Stars.module.css'

/** Chooses a number of stars. */
export function Stars({ most }: FieldProps & { most: number }) {
  const { value = 0, setValue, readOnly, errors } = useField<number>()
  const [clicks, setClicks] = useState(0)
  return (
    <FieldFrame>
      {({ required: _, readOnly: __, placeholder: ___, ...control }) => (
        <div className={css.root} data-clicks={clicks} data-errors={errors.length}>
          <input
            {...control}
            type="range"
            min={0}
            max={most}
            value={value}
            disabled={readOnly}
            onChange={(event) => {
              setValue(event.currentTarget.valueAsNumber)
              setClicks(clicks + 1)
            }}
          />
          <output>{starsFor(value)}</output>
        </div>
      )}
    </FieldFrame>
  )
}

/** The same to be read, beside the title of the film. */
export const StarsCell = ({ cellData, rowData }: CellProps<number>) => (
  <span>
    {starsFor(cellData ?? 0)} for {String(rowData.title)}
  </span>
)

const starsFor = (count: number) => '★'.repeat(count)
