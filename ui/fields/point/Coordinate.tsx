import { useText } from '../../kit/text.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { NumberControl } from '../number/NumberControl.tsx'
import { numberOf } from '../number/number-of.ts'

interface CoordinateProps {
  id: string
  label: string
  /** It lies between minus this and this. */
  bound: number
  value: number | null
  /** What stands there while the place is none yet; undefined: it is one. */
  halfTyped: string | undefined
  /** With what stands there now. */
  onType: (typed: string) => void
  onLeave: () => void
  /** What is wrong with the place can be said. */
  isLeft: boolean
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
  halfTyped,
  onType,
  onLeave,
  isLeft,
  readOnly,
  required,
  step,
}: CoordinateProps) {
  const text = useText()
  const isWrong = isLeft && halfTyped !== undefined && numberOf(halfTyped) === undefined
  return (
    <FieldFrame
      label={label}
      controlId={id}
      required={required}
      error={isWrong ? text('field.number.half') : undefined}
    >
      {(control) => (
        <NumberControl
          {...control}
          readOnly={readOnly}
          placeholder={undefined}
          min={-bound}
          max={bound}
          step={step}
          value={halfTyped === undefined ? value : (numberOf(halfTyped) ?? null)}
          halfTyped={halfTyped}
          onChange={(_number, typed) => onType(typed)}
          onHalf={onType}
          onLeave={onLeave}
        />
      )}
    </FieldFrame>
  )
}
