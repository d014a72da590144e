import type { Http } from '../../client/http.ts'
import type { Reference } from '../../client/summaries.ts'
import { useAdminConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { keyOf } from './references.ts'

/** What one chose lately is what one often chooses again; remembered as long as the page stays open. */
export function useRecentChoices(relationTo: readonly string[]) {
  const { http } = usePanel()
  const config = useAdminConfig()
  const person = config?.kind === 'signedIn' ? `${config.user.collection}/${config.user.id}` : ''
  const memory = memoryOf(http)
  const key = JSON.stringify([person, relationTo])
  return {
    recent: memory.get(key) ?? [],
    remember: (chosen: Reference) => memory.set(key, atTheFront(chosen, memory.get(key) ?? [])),
  }
}

const most = 5

const atTheFront = (chosen: Reference, before: readonly Reference[]): readonly Reference[] =>
  [chosen, ...before.filter((other) => keyOf(other) !== keyOf(chosen))].slice(0, most)

type Memory = Map<string, readonly Reference[]>

/** It lives as long as the way to the server, as the readers of titles do. */
const memories = new WeakMap<Http, Memory>()

function memoryOf(http: Http): Memory {
  const memory = memories.get(http) ?? new Map()
  memories.set(http, memory)
  return memory
}
