import type { Where } from 'payload'
import { documentStatuses, statusFilterField } from '#contracts/document-status'
import type { DocumentData } from '#contracts/documents'
import type { DocumentGroup } from '#contracts/groups'
import { isRecord } from '#contracts/is-record'
import { dayOf, startOf } from './days.ts'
import { countIn, firstIn } from './documents.ts'
import type { GroupsAsked } from './request.ts'

type Value = NonNullable<DocumentGroup['value']>
/** Documents that are not counted yet. */
export type Group = Omit<DocumentGroup, 'count' | 'where'> & { where: Where }

/**
 * The groups in their order; what has no value comes last. Each is found by asking for the first
 * document beyond the group before: one small question a group, with any number of documents.
 */
export async function* groupsOf(asked: GroupsAsked): AsyncGenerator<Group> {
  if (asked.path === '_status' && asked.draft) return yield* statusGroups(asked)
  const { path, isReversed } = asked
  let rest: Where = {}
  for (;;) {
    const where = { and: [filled(asked), rest] }
    const document = await firstIn(asked, where, isReversed ? `-${path}` : path)
    const value = document && valueAt(document, path)
    if (value === undefined) break
    const found = groupOf(asked, value)
    // A hook that answers something else than is stored would lead round in a circle.
    if (JSON.stringify(found.rest) === JSON.stringify(rest)) break
    yield found.group
    rest = found.rest
  }
  const none = { value: null, where: empty(asked) }
  if ((await countIn(asked, none.where)) > 0) yield none
}

/** What a document is to people is not stored anywhere; a group without a document is left out later. */
function* statusGroups({ isReversed }: GroupsAsked): Generator<Group> {
  const statuses = isReversed ? documentStatuses.toReversed() : documentStatuses
  for (const status of statuses) {
    yield { value: status, where: { [statusFilterField]: { equals: status } } }
  }
}

/** A group, and what comes after it. */
function groupOf({ path, field, isReversed, zone }: GroupsAsked, value: Value) {
  if (field.type === 'date') {
    const day = dayOf(new Date(String(value)), zone)
    const [start, end] = [startOf(day, zone), startOf(day, zone, 1)]
    const where = {
      and: [{ [path]: { greater_than_equal: start } }, { [path]: { less_than: end } }],
    }
    const rest = { [path]: isReversed ? { less_than: start } : { greater_than_equal: end } }
    return { group: { value: day, where }, rest }
  }
  const equal = { [path]: { equals: value } }
  // To a filter, a box that nobody has touched isn't ticked; here it's a group of its own.
  const where = field.type === 'checkbox' ? { and: [equal, { [path]: { exists: true } }] } : equal
  const group = { value, where }
  return { group, rest: { [path]: { [isReversed ? 'less_than' : 'greater_than']: value } } }
}

/** A text without a letter says as little as none. */
const filled = ({ path, field }: GroupsAsked): Where =>
  isText(field)
    ? { and: [{ [path]: { exists: true } }, { [path]: { not_equals: '' } }] }
    : { [path]: { exists: true } }

const empty = ({ path, field }: GroupsAsked): Where =>
  isText(field)
    ? { or: [{ [path]: { exists: false } }, { [path]: { equals: '' } }] }
    : { [path]: { exists: false } }

const isText = ({ type }: { type: string }): boolean => type === 'text' || type === 'email'

function valueAt(document: DocumentData, path: string): Value | undefined {
  let value: unknown = document
  for (const name of path.split('.')) value = isRecord(value) ? value[name] : undefined
  return ['string', 'number', 'boolean'].includes(typeof value) ? (value as Value) : undefined
}
