import type { PayloadRequest, SelectType } from 'payload'
import type { Document } from '../../kit/document.ts'
import { authorField, authorOf } from '../authors/author-field.ts'
import { contentOf, isPublished } from './content.ts'

interface Version {
  id: string | number
  snapshot?: boolean | null
  version: Record<string, unknown>
}

/** More versions of one document than this are nobody's to look through. */
const mostLookedAt = 1000

/**
 * Whether whoever asks has changed the document since it was last published. A version with the same
 * content as the one before, such as of an unpublication, changed nothing.
 */
export async function hasEdited(req: PayloadRequest, document: Document): Promise<boolean> {
  const author = authorOf({ req })
  if (author === null) return false
  const named = await versionsOf(req, document, [authorField.name, '_status'])
  const isTheirs = ({ version }: Version) => version[authorField.name] === author
  if (!sincePublished(named).since.some(isTheirs)) return false
  const { base, since } = sincePublished(await versionsOf(req, document))
  const oldestFirst = [...(base ? [base] : []), ...since.toReversed()]
  return oldestFirst.some((one, index) => {
    if (one === base || !isTheirs(one)) return false
    const before = oldestFirst[index - 1]
    return !before || contentIn(req, document, before) !== contentIn(req, document, one)
  })
}

const contentIn = (req: PayloadRequest, document: Document, { version }: Version): string =>
  contentOf(req, document, version)

/** The last version that was published whole, and those since, the newest first. */
function sincePublished(newestFirst: readonly Version[]) {
  const index = newestFirst.findIndex(({ version }) => isPublished(version._status))
  return index === -1
    ? { base: undefined, since: newestFirst }
    : { base: newestFirst[index], since: newestFirst.slice(0, index) }
}

/** Without what other languages were when one was published: that is no version of its own. */
async function versionsOf(
  req: PayloadRequest,
  document: Document,
  fields?: readonly string[],
): Promise<readonly Version[]> {
  const { db } = req.payload
  const names = fields && Object.fromEntries(fields.map((name) => [name, true as const]))
  const asked = {
    ...{ limit: mostLookedAt, locale: 'all', pagination: false, sort: '-updatedAt', req },
    ...(names && { select: { snapshot: true, updatedAt: true, version: names } as SelectType }),
  }
  const { docs } =
    'global' in document
      ? await db.findGlobalVersions({ ...asked, global: document.global.slug })
      : await db.findVersions({
          ...asked,
          collection: document.collection.slug,
          where: { parent: { equals: document.id } },
        })
  return (docs as unknown as readonly Version[]).filter(({ snapshot }) => !snapshot)
}
