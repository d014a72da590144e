import { useState } from 'react'
import type { PointField as Field, Json } from '#config-schema'
import { useText } from '../../kit/text.tsx'
import { FieldSet } from '../../parts/FieldSet.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useError, useValue } from '../form.ts'
import { EditorMark } from '../kit/EditorMark.tsx'
import { FieldLabel } from '../kit/FieldLabel.tsx'
import { frameOf } from '../kit/frame.ts'
import { isReadOnly } from '../kit/is-read-only.ts'
import { LocaleMark } from '../kit/LocaleMark.tsx'
import { Coordinate } from './Coordinate.tsx'
import css from './PointField.module.css'

type Half = readonly [number | null, number | null]

/** A place on the map: longitude and latitude, both or neither. */
export function PointField({ form, field, path }: FieldViewProps<Field>) {
  const text = useText()
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  const error = useError(form, path)
  const [half, setHalf] = useState<Half | null>(null)
  const [longitude, latitude] = half ?? pointOf(value)

  const change = (next: Half) => {
    const isWhole = (next[0] === null) === (next[1] === null)
    setHalf(isWhole ? null : next)
    if (isWhole) edit(next[0] === null ? null : [...next])
  }
  const shared = { readOnly: isReadOnly(form, field), required: field.required, step: field.step }
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
      required={field.required}
      description={field.description}
      error={half ? text('field.point.half') : error}
    >
      <div className={css.root}>
        <Coordinate
          {...shared}
          id={`field-longitude-${path}`}
          label={text('field.point.longitude')}
          bound={180}
          value={longitude}
          onChange={(next) => change([next, latitude])}
        />
        <Coordinate
          {...shared}
          id={`field-latitude-${path}`}
          label={text('field.point.latitude')}
          bound={90}
          value={latitude}
          onChange={(next) => change([longitude, next])}
        />
      </div>
    </FieldSet>
  )
}

function pointOf(value: Json | undefined): Half {
  const [longitude, latitude] = Array.isArray(value) ? value : []
  return [numberOf(longitude), numberOf(latitude)]
}

const numberOf = (value: Json | undefined) => (typeof value === 'number' ? value : null)
