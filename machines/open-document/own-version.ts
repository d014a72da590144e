import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { DocumentSnapshot } from '#machines/document'
import { equal, isNothing } from '#machines/document'

/**
 * Whether a version is what a save of this form made whose answer nobody got: it says what was
 * sent, and nothing else that the form does not know.
 */
export function isOwnVersion(document: DocumentSnapshot, version: DocumentData): boolean {
  const { base, hooked, intent, sent, unanswered } = document.context
  const doubted = document.matches({ open: 'saving' }) ? [...unanswered, sent] : unanswered
  if (version.createdAt !== base.createdAt) return false
  const names = Object.keys(version).filter((name) => !givenByServer.has(name))
  // A hook of the whole document may tidy anything that was sent.
  const isMadeOf = (saved: DocumentData, name: string) =>
    isSame(version[name], saved[name]) || (hooked === true && isTidied(saved[name], version[name]))
  const isKnownTo = (saved: DocumentData) => (name: string) =>
    isMadeOf(saved, name) ||
    isSame(version[name], base[name]) ||
    isOfAnotherKind(version[name], base[name]) ||
    (isRecord(hooked) && hooked[name] !== undefined)
  const hasSomeOf = (saved: DocumentData) => (name: string) =>
    isMadeOf(saved, name) && !isSame(saved[name], base[name])
  // A save without a change makes a later version of the same, or makes it public, or a draft.
  const asked = intent === 'publish' ? 'published' : 'draft'
  const isAsAsked =
    isSame(version._status, base._status) || (intent !== 'save' && version._status === asked)
  return doubted.some(
    (saved) => names.every(isKnownTo(saved)) && (isAsAsked || names.some(hasSomeOf(saved))),
  )
}

/** A server says in its own words that there is nothing, after a deploy in others. */
const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  equal(one ?? null, other ?? null) || (isNothing(one) && isNothing(other))

/** A deploy has made an empty group of it. */
const isOfAnotherKind = (now: Json | undefined, before: Json | undefined): boolean =>
  isRecord(now) && isNothing(now) && !isRecord(before)

const isTidied = (sent: Json | undefined, made: Json | undefined): boolean =>
  wordsIn(sent) !== '' && wordsIn(sent) === wordsIn(made)

/** What a value says, without the spaces, capitals and signs that a hook tidies. */
function wordsIn(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(wordsIn).join()
  if (isRecord(value)) {
    const names = Object.keys(value).toSorted()
    return names.map((name) => `${name}:${wordsIn(value[name])}`).join()
  }
  return typeof value === 'string'
    ? value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    : String(value ?? '')
}

const givenByServer: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', '_status'])
