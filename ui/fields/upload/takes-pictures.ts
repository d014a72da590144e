import type { ClientCollection } from '#contracts/admin-config'

/** Nothing but pictures. */
export function takesPictures({ upload }: ClientCollection): boolean {
  const types = upload?.mimeTypes ?? []
  return types.length > 0 && types.every((type) => type.startsWith('image/'))
}
