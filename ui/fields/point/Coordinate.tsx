import { useState } from 'react'
import { useText } from '../../kit/text.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { NumberControl } from '../number/NumberControl.tsx'

interface CoordinateProps {
  id: string
  label: string
  /** It lies between minus this and this. */
  bound: number
  value: number | null
  onChange: (value: number | null) => void
  readOnly: boolean
  required: boolean
  /** What the arrow keys add. */
  step: number | null
}

/** One of the two numbers of a place. */
export function Coordinate({
  id,
  label,
  bound,
  value,
  onChange,
  readOnly,
  required,
  step,
}: CoordinateProps) {
  const text = useText()
  const [isHalf, setHalf] = useState(false)
  return (
    <FieldFrame
      label={label}
      controlId={id}
      required={required}
      error={isHalf ? text('field.number.half') : undefined}
    >
      {(control) => (
        <NumberControl
          {...control}
          readOnly={readOnly}
          placeholder={undefined}
          min={-bound}
          max={bound}
          step={step}
          value={value}
          onChange={onChange}
          onHalf={setHalf}
        />
      )}
    </FieldFrame>
  )
}
