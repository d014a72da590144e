import type { DocumentData, Json } from '#config-schema'
import { FileIcon } from '../../../parts/icons.ts'
import css from './Thumbnail.module.css'

/** What an uploaded file looks like. Its name stands beside it. */
export function Thumbnail({ doc }: { doc: DocumentData }) {
  const url = thumbnailUrl(doc)
  return (
    <span className={css.root}>
      {url === null ? (
        <FileIcon />
      ) : (
        <img src={url} alt="" width={28} height={28} loading="lazy" decoding="async" />
      )}
    </span>
  )
}

/** The smallest picture of it that there is; null where it is no picture. */
export function thumbnailUrl({ thumbnailURL, sizes, url, mimeType }: DocumentData): string | null {
  if (isUrl(thumbnailURL)) return thumbnailURL
  if (typeof mimeType !== 'string' || !mimeType.startsWith('image/')) return null
  const smaller = isRecord(sizes) ? Object.values(sizes).filter(isPicture) : []
  const [smallest] = smaller.toSorted((a, b) => a.width - b.width)
  return smallest?.url ?? (isUrl(url) ? url : null)
}

const isUrl = (value: Json | undefined): value is string =>
  typeof value === 'string' && value !== ''

const isRecord = (value: Json | undefined): value is DocumentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPicture = (size: Json): size is { url: string; width: number } =>
  isRecord(size) && isUrl(size.url) && typeof size.width === 'number'
