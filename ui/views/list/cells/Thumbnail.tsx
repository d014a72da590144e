import type { DocumentData } from '#contracts/documents'
import { fileOf } from '../../../client/summaries.ts'
import { FileIcon } from '../../../parts/icons.ts'
import css from './Thumbnail.module.css'

/** What an uploaded file looks like. Its name stands beside it. */
export function Thumbnail({ doc }: { doc: DocumentData }) {
  const url = fileOf(doc)?.thumbnail
  return (
    <span className={css.root}>
      {url ? (
        <img src={url} alt="" width={28} height={28} loading="lazy" decoding="async" />
      ) : (
        <FileIcon />
      )}
    </span>
  )
}
