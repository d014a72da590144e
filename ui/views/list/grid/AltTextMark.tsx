import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { fileOf, isPicture } from '../../../client/summaries.ts'
import { useText } from '../../../kit/text.tsx'
import { TriangleAlertIcon } from '../../../parts/icons.ts'
import css from './AltTextMark.module.css'

/** Says of a picture that someone who can't see it learns nothing of it. */
export function AltTextMark() {
  const text = useText()
  return (
    <span className={css.root}>
      <TriangleAlertIcon />
      {text('library.noAltText')}
    </span>
  )
}

export function lacksAltText({ upload }: ClientCollection, doc: DocumentData): boolean {
  if (!upload?.altText || !isPicture(fileOf(doc)?.type ?? null)) return false
  const value = doc[upload.altText]
  return value === null || value === undefined || (typeof value === 'string' && !value.trim())
}
