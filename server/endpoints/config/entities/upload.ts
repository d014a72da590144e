import type { SanitizedCollectionConfig } from 'payload'
import type { ClientField } from '#contracts/fields'
import { membersOf } from '#contracts/fields'
import type { ClientUpload } from '#contracts/files'

/** What a browser has to know of the files of a collection. */
export function uploadOf(
  { custom, upload }: SanitizedCollectionConfig,
  fields: readonly ClientField[],
): ClientUpload {
  const { bulkUpload, crop, focalPoint, imageSizes = [], mimeTypes = [] } = upload
  const altText = altTextOf(custom?.altText, fields)
  return {
    mimeTypes,
    ...(altText !== null && { altText }),
    ...(imageSizes.length > 0 && {
      sizes: imageSizes.map(({ name, width = null, height = null }) => ({ name, width, height })),
    }),
    ...(crop !== false && { crop: true as const }),
    ...(focalPoint !== false && { focalPoint: true as const }),
    ...(bulkUpload === false && { oneAtATime: true as const }),
    ...(upload.filesRequiredOnCreate === false && { isOptional: true as const }),
  }
}

/** The field that the config names (`custom.altText`), else the one that is called `alt`. */
function altTextOf(named: unknown, fields: readonly ClientField[]): string | null {
  if (named === false) return null
  const name = typeof named === 'string' ? named : 'alt'
  const isText = membersOf(fields).some(
    ({ name: one, part }) =>
      one === name && 'type' in part && (part.type === 'text' || part.type === 'textarea'),
  )
  return isText ? name : null
}
