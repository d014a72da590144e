import type { DocumentData, DocumentId } from '#contracts/documents'
import type { ClientUpload } from '#contracts/files'
import type { FileSummary } from '../../../client/summaries.ts'
import { fileOf, isPicture, versioned } from '../../../client/summaries.ts'
import { useText } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'
import { Uses } from '../../../uses/Uses.tsx'
import type { Form } from '../../form.ts'
import { ImageEdit } from '../image-edit/ImageEdit.tsx'
import css from './FileDetails.module.css'
import { FilePreview } from './FilePreview.tsx'
import { FileSizes } from './FileSizes.tsx'

interface Props {
  form: Form
  upload: ClientUpload
  /** The document of the file, as it is stored. */
  doc: DocumentData
}

/** The stored file at a size to look at, its sizes, and who uses it. */
export function FileDetails({ form, upload, doc }: Props) {
  const { slug, isReadOnly } = form
  const text = useText()
  const file = fileOf(doc)
  if (file === null) return null
  return (
    <div className={css.root}>
      <FilePreview
        form={form}
        name={file.name}
        type={file.type}
        url={versioned(file.url, doc.updatedAt)}
        width={file.width}
        height={file.height}
      />
      {!isReadOnly && mayEdit(upload, file) && <ImageEdit {...{ form, upload, doc }} />}
      {upload.sizes && isPicture(file.type) && (
        <FileSizes sizes={upload.sizes} doc={doc} onCopy={(url) => copy(url, text)} />
      )}
      <Uses slug={slug} id={doc.id as DocumentId} />
    </div>
  )
}

/** A drawing of lines has no pixels to crop, and one that moves would stop. */
const mayEdit = ({ crop, focalPoint }: ClientUpload, { type, width }: FileSummary): boolean =>
  (crop === true || focalPoint === true) &&
  width !== null &&
  /^image\/(avif|jpeg|png|tiff|webp)$/.test(type ?? '')

function copy(url: string, text: ReturnType<typeof useText>): void {
  navigator.clipboard.writeText(url).then(
    () => toaster.create({ title: text('file.copied'), type: 'info' }),
    () => toaster.create({ title: text('file.notCopied'), type: 'error' }),
  )
}
