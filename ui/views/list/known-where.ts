import type { ClientCollection } from '#contracts/admin-config'
import type { ClientField } from '#contracts/fields'
import { hasRows, membersOf } from '#contracts/fields'
import { ownFilterField } from '#contracts/own-documents'
import { reviewFilterField } from '#contracts/review'
import type { Where } from '#machines/filter'

export interface KnownWhere {
  /** Of the filter, what asks about fields that there are; null: nothing. */
  where: Where | null
  /** The fields of the others, once for each condition. */
  unknown: readonly string[]
}

/** Takes a filter apart: Payload refuses the whole list for one field that is not there (LIST-3). */
export function knownWhere(where: Where | null, collection: ClientCollection): KnownWhere {
  const unknown: string[] = []
  const isKnown = (field: string) => {
    const known = hasField(collection, field)
    if (!known) unknown.push(field)
    return known
  }
  const or = (where?.or ?? []).flatMap(({ and }) => {
    const tests = and
      .map((test) => Object.fromEntries(Object.entries(test).filter(([field]) => isKnown(field))))
      .filter((test) => Object.keys(test).length > 0)
    return tests.length > 0 ? [{ and: tests }] : []
  })
  return { where: or.length > 0 ? { or } : null, unknown }
}

function hasField(collection: ClientCollection, path: string): boolean {
  const { fields, unshown = [], auth, drafts, review, upload } = collection
  const [name = '', ...rest] = path.split('.')
  return (
    ofEveryDocument.has(name) ||
    (name === ownFilterField && drafts?.authors === true) ||
    (name === reviewFilterField && review !== undefined) ||
    (auth !== null && ofUsers.has(name)) ||
    (upload !== null && ofFiles.has(name)) ||
    unshown.some((hidden) => hidden.split('.', 1)[0] === name) ||
    leadsTo(fields, name, rest)
  )
}

const ofEveryDocument = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order'])
const ofUsers = new Set(['email', 'username', '_verified', 'enableAPIKey'])
const ofFiles = new Set(
  ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL'].concat([
    'focalX',
    'focalY',
    'sizes',
    'prefix',
  ]),
)

/** Beyond a reference, and in rows, the server knows more than the list. */
function leadsTo(fields: readonly ClientField[], name: string, rest: readonly string[]): boolean {
  const member = membersOf(fields).find((one) => one.name === name)
  if (!member) return false
  const [next, ...others] = rest
  if (next === undefined) return true
  const { part, fields: within } = member
  if (within) return leadsTo(within, next, others)
  const isOpen = 'type' in part && open.has(part.type)
  return isOpen || hasRows(part) || ('localized' in part && part.localized && others.length === 0)
}

const open = new Set<ClientField['type']>(['join', 'json', 'relationship', 'richText', 'upload'])
