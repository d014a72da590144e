import type { Payload } from 'payload'
import { mongoOf } from './mongo/mongo-database.ts'

/** Whether a document of this collection can have this id; one that cannot is never there. */
export function isPossibleId(payload: Payload, slug: string, id: string | number): boolean {
  const custom = payload.collections[slug]?.customIDType
  if (custom === 'number') return isNumber(id)
  if (!custom && mongoOf(payload)) return objectId.test(String(id))
  if (custom === 'text' || payload.db.defaultIDType === 'text') return !String(id).includes('\0')
  return isNumber(id) && Number.isInteger(Number(id)) && Math.abs(Number(id)) <= largestSerial
}

/** What MongoDB makes by itself. */
const objectId = /^[\da-f]{24}$/i

/** What a counted id of PostgreSQL can be; SQLite's never get there. */
const largestSerial = 2 ** 31 - 1

/** As the database has it: in an address every id is a text. */
export function idAsKept(payload: Payload, slug: string, id: string | number): string | number {
  const kind = payload.collections[slug]?.customIDType ?? payload.db.defaultIDType
  return kind === 'number' ? Number(id) : String(id)
}

const isNumber = (id: string | number): boolean =>
  String(id).trim() !== '' && Number.isFinite(Number(id))
