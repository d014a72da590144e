import { useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { ProblemData } from '#problems'
import { toProblemData } from '#problems'
import { fileOf } from '../client/summaries.ts'
import { wellNamed } from '../client/uploads/clean-name.ts'
import { refusalBefore } from '../client/uploads/limits.ts'
import { useFormats } from '../kit/formats.ts'
import { later } from '../kit/later.tsx'
import { usePanel } from '../kit/panel.ts'
import { problemText, useText } from '../kit/text.tsx'
import { Button } from '../parts/Button.tsx'
import { FieldFrame } from '../parts/FieldFrame.tsx'
import { FileChoice } from '../parts/FileChoice.tsx'
import css from './FilePicker.module.css'
import type { Form } from './form.ts'
import { useEdit, useError, useValue } from './form.ts'
import { FileLine } from './kit/FileLine.tsx'
import { useControlId } from './kit/handles.ts'
import { FromUrl } from './upload/from-url/FromUrl.tsx'
import { addressRefusal, isPublishedWithDrafts } from './upload/keep-address/addresses-kept.ts'
import { useKeptFile } from './upload/use-kept-file.ts'
import { useStoredFile } from './upload/use-stored-file.ts'

const FileDetails = later(
  async () => (await import('./upload/details/FileDetails.tsx')).FileDetails,
)

const ChosenFileNotes = later(
  async () => (await import('./upload/ChosenFileNotes.tsx')).ChosenFileNotes,
)

interface FilePickerProps {
  form: Form
  upload: NonNullable<ClientCollection['upload']>
}

/** The file of a document in an upload collection: the stored one, and the one that replaces it on saving. */
export function FilePicker({ form, upload }: FilePickerProps) {
  const text = useText()
  const formats = useFormats()
  const { files } = usePanel()
  const edit = useEdit(form, 'file')
  const error = useError(form, 'file')
  const value = useValue(form, 'file')
  const doc = useStoredFile(form)
  const stored = fileOf(doc)
  const kept = useKeptFile(form)
  const [refused, refuse] = useState<ProblemData | null>(null)
  const current = kept ?? stored
  /** Unasked only where links show the new file, as everybody expects. */
  const mayKeepAddress = ({ name }: DocumentData) =>
    stored !== null &&
    !isPublishedWithDrafts(doc) &&
    addressRefusal(stored.name, String(name), upload) === null
  const take = (file: File) => {
    const refusal = refusalBefore(file, upload, formats.fileSize)
    refuse(refusal && toProblemData(refusal))
    if (!refusal) replaceBy(files.keep(wellNamed(file), form.slug))
  }
  const replaceBy = (next: DocumentData) => {
    files.discard(value)
    edit(mayKeepAddress(next) ? { ...next, keepsAddress: true } : next)
  }
  const forget = () => {
    files.discard(value)
    edit(null)
  }
  return (
    <FieldFrame
      label={text('field.file')}
      data-field="file"
      controlId={useControlId('file')}
      required={stored === null && !form.isReadOnly && !upload.isOptional}
      error={refused ? problemText(text, refused) : error}
      description={kept && stored && text('field.file.replaces', { name: stored.name })}
    >
      {(control) => (
        <>
          {current && (
            <FileLine name={current.name} file={current} hasPicture={kept !== null}>
              {kept && (
                <Button bare size="small" onClick={forget}>
                  {text('field.file.forget')}
                </Button>
              )}
            </FileLine>
          )}
          {kept && <ChosenFileNotes {...{ form, upload, doc }} onForget={forget} />}
          {stored && !kept && <FileDetails form={form} upload={upload} doc={doc} />}
          {form.isReadOnly ? (
            !current && <p className={css.none}>{text('field.file.none')}</p>
          ) : (
            <>
              <FileChoice
                {...control}
                accept={upload.mimeTypes.join(',')}
                chooseLabel={text('field.upload.choose')}
                dropLabel={text('field.file.drop')}
                onTake={take}
              />
              {upload.fromUrl && (
                <FromUrl
                  slug={form.slug}
                  onFetched={(fetched) => {
                    refuse(null)
                    replaceBy(fetched)
                  }}
                />
              )}
            </>
          )}
        </>
      )}
    </FieldFrame>
  )
}
