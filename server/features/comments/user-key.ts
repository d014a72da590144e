import type { Payload } from 'payload'
import { idAsKept } from '../../kit/possible-id.ts'
import type { UserRef } from '../locks/current-lock.ts'

/** A user of any collection, as one text. */
export const userKey = ({ relationTo, value }: UserRef): string => `${relationTo}/${value}`

/** null: nobody, or of a collection that the config has no more. */
export function userOfKey(payload: Payload, key: string | null | undefined): UserRef | null {
  if (!key) return null
  const end = key.indexOf('/')
  const relationTo = key.slice(0, end)
  if (!payload.collections[relationTo]?.config.auth) return null
  return { relationTo, value: idAsKept(payload, relationTo, key.slice(end + 1)) }
}
