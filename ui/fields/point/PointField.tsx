import type { Json } from '#contracts/documents'
import type { PointField as Field } from '#contracts/fields'
import { useText } from '../../kit/text.tsx'
import { FieldSet } from '../../parts/FieldSet.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { CommentSlot } from '../kit/CommentSlot.tsx'
import { EditorMark } from '../kit/EditorMark.tsx'
import { FieldLabel } from '../kit/FieldLabel.tsx'
import { frameOf, isLabelHidden } from '../kit/frame.ts'
import { isReadOnly } from '../kit/is-read-only.ts'
import { LocaleMark } from '../kit/LocaleMark.tsx'
import { useHalfTyped } from '../kit/use-half-typed.ts'
import { useObjection } from '../kit/use-objection.tsx'
import { shownAs } from '../number/NumberControl.tsx'
import { numberOf as typedNumber } from '../number/number-of.ts'
import { Coordinate } from './Coordinate.tsx'
import css from './PointField.module.css'

type Point = readonly [number | null, number | null]

/** A place on the map: longitude and latitude, both or neither. */
export function PointField({ form, field, path }: FieldViewProps<Field>) {
  const text = useText()
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  const error = useObjection(form, path)
  const halfTyped = useHalfTyped(form, path)
  const [longitude, latitude] = pointOf(value)
  const typed = halfTyped.text?.split('\n')
  const standing = typed ?? [shownAs(longitude), shownAs(latitude)]

  const type = (index: 0 | 1) => (text: string) => {
    const texts = standing.with(index, text)
    const [one, other] = texts.map(typedNumber)
    const isWhole = one !== undefined && other !== undefined && (one === null) === (other === null)
    if (!isWhole) return halfTyped.keep(texts.join('\n'))
    edit(one === null || other === null ? null : [one, other])
  }
  const isUneven = typed?.every((text) => typedNumber(text) !== undefined)
  const { isLeft, onLeave } = halfTyped
  const shared = {
    isLeft,
    onLeave,
    readOnly: isReadOnly(form, field),
    required: field.required,
    step: field.step,
  }
  return (
    <FieldSet
      {...frameOf(path, field)}
      level="field"
      legend={
        <>
          <FieldLabel {...field} /> <LocaleMark form={form} field={field} />{' '}
          <EditorMark form={form} path={path} />
        </>
      }
      aside={<CommentSlot form={form} path={path} />}
      required={field.required}
      isLabelHidden={isLabelHidden(field)}
      description={field.description}
      error={isUneven ? text('field.point.half') : error}
    >
      <div className={css.root}>
        <Coordinate
          {...shared}
          id={`field-longitude-${path}`}
          label={text('field.point.longitude')}
          bound={180}
          value={longitude}
          halfTyped={typed?.[0]}
          onType={type(0)}
        />
        <Coordinate
          {...shared}
          id={`field-latitude-${path}`}
          label={text('field.point.latitude')}
          bound={90}
          value={latitude}
          halfTyped={typed?.[1]}
          onType={type(1)}
        />
      </div>
    </FieldSet>
  )
}

function pointOf(value: Json | undefined): Point {
  const [longitude, latitude] = Array.isArray(value) ? value : []
  return [numberOf(longitude), numberOf(latitude)]
}

const numberOf = (value: Json | undefined) => (typeof value === 'number' ? value : null)
