import { rootOf } from '#contracts/rich-text/rich-nodes'
import type { Maybe } from './values.ts'
import { equal, isRecord, isReference } from './values.ts'

/** Nothing that a person has entered. */
export const isNothing = (value: Maybe): boolean =>
  equal(value, null) ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && (Object.values(value).every(isNothing) || isEmptyText(value)))

/** A rich text of empty paragraphs. */
function isEmptyText(value: Maybe): boolean {
  const children = rootOf(value)?.children
  return (
    Array.isArray(children) &&
    children.every(
      (child) => isRecord(child) && child.type === 'paragraph' && isBare(child.children),
    )
  )
}

const isBare = (children: Maybe): boolean => Array.isArray(children) && children.length === 0

/** What a server writes in other words: a moment, a reference, a number, or that there is none. */
export function isAlike(sent: Maybe, saved: Maybe): boolean {
  if (equal(sent, saved)) return true
  const nothing = isNothing(saved)
  if (isNothing(sent) || sent === false) return nothing
  if (nothing) return false
  if (Array.isArray(sent) && Array.isArray(saved)) {
    return sent.length === saved.length && sent.every((one, index) => isAlike(one, saved[index]))
  }
  if (isReference(sent) && isRecord(sent) && isRecord(saved)) {
    return sent.relationTo === saved.relationTo && isAlike(sent.value, saved.value)
  }
  if (isRecord(saved) && 'id' in saved && !isRecord(sent)) return isAlike(sent, saved.id)
  return (
    isPlain(sent) && isPlain(saved) && (String(sent) === String(saved) || isMoment(sent, saved))
  )
}

const isPlain = (value: Maybe): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

const isMoment = (sent: string | number, saved: string | number): boolean =>
  [sent, saved].every((value) => /^\d{4}-\d\d-\d\d/.test(String(value))) &&
  Date.parse(String(sent)) === Date.parse(String(saved))

/** Whether a hook has only tidied up: other spaces, capitals, accents or signs. */
export function isTidied(sent: Maybe, saved: Maybe): boolean {
  if (typeof sent !== 'string' || typeof saved !== 'string') return false
  const bare = bareOf(sent)
  return bare !== '' && bare === bareOf(saved)
}

/** Its letters and digits. */
export const bareOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
