import type { StateroomConfig } from '#config-schema/config'
import type { Problem as NamedProblem } from '#problems'
import { Problem } from '#problems'

const operations = ['create', 'read', 'update', 'delete'] as const

/**
 * Payload lets everybody who is signed in do what the config says nothing of. With one collection of
 * users those are the people of the panel; with another, such as customers, hardly anyone wants that.
 * null: nothing is open in this way.
 */
export function openToEveryUser(
  { collections = [], globals = [] }: StateroomConfig,
  panelUsers: string,
): NamedProblem | null {
  const signIns = collections.filter(({ auth, slug }) => auth && slug !== panelUsers)
  const open = [
    ...collections.filter(({ access }) => operations.some((operation) => !access?.[operation])),
    ...globals.filter(({ access }) => !access?.read || !access.update),
  ]
  if (signIns.length === 0 || open.length === 0) return null
  const details = { collections: listed(open), signIns: listed(signIns) }
  return new Problem('config.openToEveryUser', { details })
}

const listed = (entities: readonly { slug: string }[]): string =>
  entities.map(({ slug }) => slug).join(', ')
