import type { PaginatedDocs, PayloadRequest, Where } from 'payload'
import { changedVersion } from '#contracts/changed-places'
import type { VersionChanges } from '#contracts/changes'
import type { StoredVersion } from '#contracts/versions'
import { authorsOf } from '../authors/authors-of.ts'
import type { AskedChanges } from './request.ts'

/** What each version changed, from the newest on. One more is read, to compare the last one with. */
export async function changesOf(req: PayloadRequest, asked: AskedChanges): Promise<VersionChanges> {
  const { docs, totalDocs } = await readVersions(req, asked)
  const told = docs.slice(0, asked.limit)
  const ids = told.map(({ id }) => String(id))
  const authors = await authorsOf(req, { ...asked, ids })
  return {
    versions: told.map((version, index) =>
      changedVersion(version, docs[index + 1] ?? null, authors[version.id] ?? null),
    ),
    next: docs[asked.limit]?.updatedAt ?? null,
    left: Math.max(0, totalDocs - told.length),
  }
}

/** Whoever may not read a version, or a field of it, is told nothing of it. */
async function readVersions(
  req: PayloadRequest,
  asked: AskedChanges,
): Promise<Pick<PaginatedDocs<StoredVersion>, 'docs' | 'totalDocs'>> {
  const reading = {
    where: whereOf(req, asked),
    limit: asked.limit + 1,
    sort: '-updatedAt',
    depth: 0,
    overrideAccess: false,
    // Payload's types know the site's own languages only where the site has made them.
    locale: 'all' as never,
    req,
  }
  const found =
    'global' in asked
      ? await req.payload.findGlobalVersions({ ...reading, slug: asked.global.slug })
      : await req.payload.findVersions({ ...reading, collection: asked.collection.slug })
  return found as unknown as PaginatedDocs<StoredVersion>
}

/** What the other languages were is no version of its own. */
function whereOf({ payload }: PayloadRequest, asked: AskedChanges): Where {
  const { versions } = 'global' in asked ? asked.global : asked.collection
  const hasSnapshots = payload.config.localization && versions?.drafts
  return {
    and: [
      ...('id' in asked ? [{ parent: { equals: asked.id } }] : []),
      ...(asked.from ? [{ updatedAt: { less_than_equal: asked.from } }] : []),
      ...(hasSnapshots ? [{ snapshot: { not_equals: true } }] : []),
    ],
  }
}
