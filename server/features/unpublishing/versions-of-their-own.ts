import type { PayloadRequest } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'

type Request = Pick<PayloadRequest, 'context'>

/** What is being saved: a document's slug and ID, a slug alone of all that fit, or a global's slug. */
const nameOf = (...parts: readonly unknown[]): string => parts.map(String).join('/')

const marked = new WeakMap<object, Set<string>>()

/** Notes whether this save asks for validation of what it sends only, and so for no version. */
export function noteSave({ context }: Request, isAsSent: boolean, ...parts: unknown[]): void {
  const names = marked.get(context) ?? new Set()
  marked.set(context, names)
  if (isAsSent) names.add(nameOf(...parts))
  else names.delete(nameOf(...parts))
}

const isMarked = (req: Partial<Request> | undefined, ...names: string[]): boolean =>
  names.some((name) => req?.context && marked.get(req.context)?.has(name))

/**
 * Payload writes such a save over the latest version, and what was published would be nowhere any
 * more. Where nothing was written, it makes a version.
 */
export const versionsOfTheirOwn: DatabaseLayer = {
  updateVersion: async (asked, next) => {
    const { collection, req, versionData } = asked
    const id = 'parent' in versionData ? versionData.parent : undefined
    return isMarked(req, nameOf(collection, id), nameOf(collection)) ? undefined : next(asked)
  },
  updateGlobalVersion: async (asked, next) =>
    isMarked(asked.req, nameOf(asked.global)) ? undefined : next(asked),
}
