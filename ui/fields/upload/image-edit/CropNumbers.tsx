import { useState } from 'react'
import type { EditedImage, ImageEdit, ImageEditActor } from '#machines/image-edit'
import { percentOf, pixelsOf } from '#machines/image-edit'
import { useText } from '../../../kit/text.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { FieldSet } from '../../../parts/FieldSet.tsx'
import { NumberInput } from '../../../parts/NumberInput.tsx'
import { whole } from './CropFrame.tsx'
import css from './CropNumbers.module.css'

interface Props {
  actor: ImageEditActor
  image: EditedImage
  edit: ImageEdit
  canCrop: boolean
}

/** The frame in pixels of the picture, and the point in percent of the part: nothing needs a drag (WCAG 2.5.7). */
export function CropNumbers({ actor, image, edit: { area, focal }, canCrop }: Props) {
  const text = useText()
  const part = pixelsOf(area, image)
  const crop = (change: Partial<typeof whole>) =>
    actor.send({ type: 'user.crop', area: { ...(area ?? whole), ...change } })
  const inUnit = (name: string, unit: 'px' | '%') => `${name} (${unit})`
  return (
    <>
      {canCrop && (
        <FieldSet legend={text('crop.title')} level="field">
          <div className={css.numbers}>
            <NumberField
              label={inUnit(text('crop.side.left'), 'px')}
              value={part.x}
              most={image.width - 1}
              onChange={(x) => crop({ x: percentOf(x, image.width) })}
            />
            <NumberField
              label={inUnit(text('crop.side.top'), 'px')}
              value={part.y}
              most={image.height - 1}
              onChange={(y) => crop({ y: percentOf(y, image.height) })}
            />
            <NumberField
              label={inUnit(text('preview.width'), 'px')}
              value={part.width}
              least={1}
              most={image.width - part.x}
              onChange={(width) => crop({ width: percentOf(width, image.width) })}
            />
            <NumberField
              label={inUnit(text('preview.height'), 'px')}
              value={part.height}
              least={1}
              most={image.height - part.y}
              onChange={(height) => crop({ height: percentOf(height, image.height) })}
            />
          </div>
        </FieldSet>
      )}
      {focal && (
        <FieldSet legend={text('crop.titleFocal')} level="field">
          <div className={css.numbers}>
            <NumberField
              label={inUnit(text('crop.side.left'), '%')}
              value={focal.x}
              most={100}
              onChange={(x) => actor.send({ type: 'user.focus', focal: { ...focal, x } })}
            />
            <NumberField
              label={inUnit(text('crop.side.top'), '%')}
              value={focal.y}
              most={100}
              onChange={(y) => actor.send({ type: 'user.focus', focal: { ...focal, y } })}
            />
          </div>
        </FieldSet>
      )}
    </>
  )
}

interface NumberFieldProps {
  label: string
  value: number
  least?: number
  most: number
  onChange: (value: number) => void
}

/** What is typed stays as it is until the field is left, also where the picture ends before it. */
function NumberField({ label, value, least = 0, most, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <FieldFrame label={label}>
      {(control) => (
        <NumberInput
          {...control}
          inputMode="numeric"
          min={least}
          max={most}
          step={1}
          value={typed ?? value}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            const wanted = Math.round(currentTarget.valueAsNumber)
            if (!Number.isNaN(wanted)) onChange(Math.min(Math.max(wanted, least), most))
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </FieldFrame>
  )
}
