export interface Session {
  id: string
  createdAt?: string | Date | null
  expiresAt?: string | Date | null
}

/** The list as it is stored by now, with what one request has changed in the list that it read. */
export function merged(
  before: readonly Session[],
  after: readonly Session[],
  stored: readonly Session[],
): Session[] {
  const hadBefore = byId(before)
  const hasAfter = byId(after)
  const isStored = byId(stored)
  const left = stored.filter(({ id }) => hasAfter.has(id) || !hadBefore.has(id))
  const added = after.filter(({ id }) => !hadBefore.has(id) && !isStored.has(id))
  return [
    ...left.map((session) => {
      const changed = hasAfter.get(session.id)
      const old = hadBefore.get(session.id)
      return changed && old && endOf(changed) !== endOf(old) ? changed : session
    }),
    ...added,
  ]
}

const byId = (sessions: readonly Session[]) => new Map(sessions.map((one) => [one.id, one]))

const endOf = ({ expiresAt }: Session): number => (expiresAt ? new Date(expiresAt).getTime() : 0)
