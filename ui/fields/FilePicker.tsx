import type { DragEvent } from 'react'
import { useState } from 'react'
import type { ClientCollection } from '#config-schema'
import { fileOf } from '../client/summaries.ts'
import { usePanel } from '../kit/panel.ts'
import { useText } from '../kit/text.ts'
import { Button } from '../parts/Button.tsx'
import { FieldFrame } from '../parts/FieldFrame.tsx'
import css from './FilePicker.module.css'
import type { Form } from './form.ts'
import { useEdit, useError } from './form.ts'
import { useControlId } from './kit/handles.ts'
import { FileLine } from './upload/FileLine.tsx'
import { useKeptFile } from './upload/use-kept-file.ts'
import { useStoredFile } from './upload/use-stored-file.ts'

interface FilePickerProps {
  form: Form
  upload: NonNullable<ClientCollection['upload']>
}

/** The file of a document in an upload collection: the stored one, and the one that replaces it on saving. */
export function FilePicker({ form, upload }: FilePickerProps) {
  const text = useText()
  const { files } = usePanel()
  const edit = useEdit(form, 'file')
  const error = useError(form, 'file')
  const stored = fileOf(useStoredFile(form))
  const kept = useKeptFile(form)
  const [isOver, setOver] = useState(false)

  const take = (file: File | undefined) => {
    if (file) edit(files.keep(file))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const current = kept ?? stored
  return (
    <FieldFrame
      label={text('field.file')}
      data-field="file"
      controlId={useControlId('file')}
      required={stored === null && !form.isReadOnly}
      error={error}
      description={kept && stored && text('field.file.replaces', { name: stored.name })}
    >
      {(control) => (
        <>
          {current && (
            <FileLine name={current.name} file={current}>
              {kept && (
                <Button bare size="small" onClick={() => edit(null)}>
                  {text('field.file.forget')}
                </Button>
              )}
            </FileLine>
          )}
          {form.isReadOnly ? (
            !current && <p className={css.none}>{text('field.file.none')}</p>
          ) : (
            // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for what the input inside does.
            <div
              className={css.root}
              data-over={isOver || undefined}
              onDragOver={(event) => {
                event.preventDefault()
                setOver(true)
              }}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
            >
              <input
                {...control}
                type="file"
                className={css.input}
                accept={upload.mimeTypes.join(',')}
                onChange={({ currentTarget: input }) => {
                  take(input.files?.[0])
                  // The same file may be chosen once more after it was forgotten.
                  input.value = ''
                }}
              />
              <label htmlFor={control.id} className={css.choose}>
                {text('field.file.choose')}
              </label>
              <span>{text('field.file.drop')}</span>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  )
}
