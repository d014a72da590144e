import type { AdminUser, DocumentRef } from '#config-schema'
import { isRecord } from '#config-schema'
import { keeperOf } from './shared-computer.ts'

/** A picture in a text that wasn't uploaded yet: its file, by name alone, and after how many blocks. */
export interface LostPicture {
  name: string
  index: number
}

/** A text of a document. */
export interface TextPlace {
  user: AdminUser
  ref: DocumentRef
  path: string
}

/**
 * Pictures that a text waits for. They lie in this tab until they are uploaded or removed, so that a
 * reload doesn't lose them silently.
 */
export function keepPictures(place: TextPlace, pictures: readonly LostPicture[]): void {
  try {
    if (pictures.length === 0) sessionStorage.removeItem(keyOf(place))
    else sessionStorage.setItem(keyOf(place), JSON.stringify(pictures))
  } catch {
    // Full or forbidden: a reload knows nothing of them.
  }
}

export function picturesKept(place: TextPlace): readonly LostPicture[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLostPicture) : []
  } catch {
    return []
  }
}

/** What a person left in this tab. */
export function forgetAllPictures(user: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefixOf(user))) sessionStorage.removeItem(key)
  }
}

const keyOf = ({ user, ref, path }: TextPlace): string =>
  `${prefixOf(keeperOf(user))}${JSON.stringify([
    ref.kind,
    ref.slug,
    ref.kind === 'collection' && ref.id !== null ? String(ref.id) : null,
    ref.locale,
    path,
  ])}`

const prefixOf = (user: string): string => `stateroom.pictures:${user}:`

const isLostPicture = (value: unknown): value is LostPicture =>
  isRecord(value) && typeof value.name === 'string' && typeof value.index === 'number'
