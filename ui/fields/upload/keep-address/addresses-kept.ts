import type { DocumentData } from '#contracts/documents'
import type { ClientUpload } from '#contracts/files'

/** Why a new file can't get the address of the old one. */
export type AddressRefusal = 'extension' | 'server'

export function addressRefusal(
  stored: string,
  next: string,
  { targets }: ClientUpload,
): AddressRefusal | null {
  // Other storage names its files itself.
  if (targets === undefined) return 'server'
  return extensionOf(stored) === extensionOf(next) ? null : 'extension'
}

export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? name.slice(dot).toLowerCase() : ''
  return extension === '.jpeg' ? '.jpg' : extension
}

/** A visitor would see at the address what is only a draft yet: there, nobody has it so unasked. */
export const isPublishedWithDrafts = (doc: DocumentData): boolean => doc._status === 'published'
