import type { Access, Endpoint, Payload, SanitizedConfig } from 'payload'
import { Forbidden } from 'payload'
import { forPanel, mayUsePanel } from '../../kit/may-use-panel.ts'
import { addedTo } from './site-content.ts'

/** Called when the collections are there. */
export function keepToPanel({ config }: Payload, withRules: readonly string[]): void {
  const added = addedTo(config)
  const usual = usualAccess(config)
  const told = new Set([...withRules, ...slugsWithRules(config)])
  for (const { access, endpoints, slug } of added.collections) {
    const keepsRules = told.has(slug)
    close(access, ['create', 'read', 'readVersions', 'update', 'delete'], keepsRules ? usual : null)
    // Those of jobs and of the search ask the rules that the config has for them.
    if (keepsRules || !endpoints) continue
    for (const [index, endpoint] of endpoints.entries()) {
      // All collections share Payload's own endpoints, so they are replaced and not changed.
      endpoints[index] = { ...endpoint, handler: forPeopleOfPanel(endpoint.handler) }
    }
  }
  for (const { access } of added.globals) close(access, ['read', 'readVersions', 'update'], null)
}

/** A rule that differs from the usual one is the site's, where it can say some. */
function close<Operation extends string>(
  access: Partial<Record<Operation, Access>>,
  operations: readonly Operation[],
  usual: Access | null,
): void {
  for (const operation of operations) {
    const rule = access[operation]
    const isOpen = usual === null || rule === undefined || rule === usual
    // Projects that run in one process share some of Payload's collections.
    if (!isOpen || (rule && closed.has(rule))) continue
    const forUs = forPanel(rule)
    closed.add(forUs)
    access[operation] = forUs
  }
}

const closed = new WeakSet<Access>()

/** Payload's rule where a config has none, everyone who is signed in, for which it exports no name. */
const usualAccess = ({ collections }: SanitizedConfig): Access | null =>
  collections.find(({ slug }) => slug === 'payload-preferences')?.access.create ?? null

/** What Payload adds, but asks the config about. */
const slugsWithRules = ({ folders, kv }: SanitizedConfig): readonly string[] => [
  'payload-jobs',
  ...(folders ? [folders.slug] : []),
  ...(kv?.kvCollection ? [kv.kvCollection.slug] : []),
]

const forPeopleOfPanel =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    if (!(await mayUsePanel(req))) throw new Forbidden(req.t)
    return handler(req)
  }
