import type { LockOwner } from '#contracts/locks'
import { useText } from '../../../kit/text.tsx'

/** What somebody is called; null: a user who was deleted. */
export function usePersonName(): (person: LockOwner | null) => string {
  const text = useText()
  return (person) =>
    person === null ? text('comments.deletedUser') : (person.title ?? text('lock.somebody'))
}
