import type { ClientUpload } from '#contracts/files'
import { Problem } from '#problems'

/** What the server would refuse isn't sent at all; null: nothing speaks against it. */
export function refusalBefore(
  file: Pick<File, 'size' | 'type'>,
  { mimeTypes, targets }: ClientUpload,
  sizeWords: (bytes: number) => string,
): Problem | null {
  const limit = targets?.maxFileSize
  if (limit !== undefined && file.size > limit) {
    const details = { size: sizeWords(file.size), limit: sizeWords(limit) }
    return new Problem('upload.beyondLimit', { details })
  }
  if (file.size === 0) return new Problem('upload.tooSmall')
  return accepts(mimeTypes, file.type)
    ? null
    : new Problem('upload.wrongType', { details: { types: mimeTypes.join(', ') } })
}

/** `image/*` takes every picture; whoever names no types takes all. */
export const accepts = (mimeTypes: readonly string[], type: string): boolean =>
  mimeTypes.length === 0 ||
  // What the system knows no type of is for the server to look at.
  type === '' ||
  mimeTypes.some((one) => one === type || (one.endsWith('*') && type.startsWith(one.slice(0, -1))))
