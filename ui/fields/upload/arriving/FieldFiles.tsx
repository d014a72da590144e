import type { RefObject } from 'react'
import { useRef } from 'react'
import type { UploadField } from '#contracts/fields'
import { useText } from '../../../kit/text.tsx'
import type { Form } from '../../form.ts'
import { useUploadTargets } from '../use-uploads.ts'
import { ArrivingFile } from './ArrivingFile.tsx'
import css from './FieldFiles.module.css'
import { useDropZone } from './use-drop-zone.ts'
import { useFieldFiles } from './use-field-files.ts'

interface FieldFilesProps {
  form: Form
  field: UploadField
  path: string
  /** Files can be dropped on it. */
  zone: RefObject<HTMLElement | null>
  /** How many files the field has. */
  chosen: number
  isEditable: boolean
}

/** The files that a field waits for. What is dropped on the field becomes one; that is a shortcut for a button in it. */
export function FieldFiles({ form, field, path, zone, chosen, isEditable }: FieldFilesProps) {
  const text = useText()
  const targets = useUploadTargets(field)
  const { arriving, files, leftOut, take } = useFieldFiles({ form, field, path, targets, chosen })
  const isOver = useDropZone(zone, isEditable ? take : null)
  const group = useRef<HTMLDivElement>(null)
  if (files === null) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field's own set of files is no fieldset of controls.
    <div
      ref={group}
      role="group"
      className={css.root}
      tabIndex={-1}
      aria-label={text('field.upload.arriving', { name: field.label ?? field.name })}
    >
      {arriving.map(({ actor, key }) => (
        <ArrivingFile
          key={key}
          {...{ actor, files, isEditable, targets }}
          fileKey={key}
          onLeave={() => group.current?.focus()}
        />
      ))}
      <p role="status" className={css.leftOut}>
        {leftOut > 0 && text('field.upload.leftOut', { count: leftOut })}
      </p>
      {isOver && (
        <span className={css.invitation} aria-hidden="true">
          {text('field.upload.drop')}
        </span>
      )}
    </div>
  )
}
