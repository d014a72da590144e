import type { Access, AccessResult, CollectionConfig, GlobalConfig, Where } from 'payload'
import { appendVersionToQueryKey } from 'payload'
import { isRecord } from '#contracts/is-record'

/**
 * Payload shows the versions of everything to everybody who is signed in. Here a version is read by
 * those who may read the document now and could have read it as it was. Only people who are signed in
 * read versions at all. A site's own `readVersions` has the say where there is one.
 */
export function versionsObeyRead(collection: CollectionConfig): CollectionConfig {
  const { access, versions } = collection
  if (!versions || access?.readVersions) return collection
  const hasLatest = typeof versions === 'object' && Boolean(versions.drafts)
  const readVersions: Access = async (args) =>
    whereOf(await readRule(args, access?.read), (where) => ({
      and: [
        appendVersionToQueryKey(where),
        // A draft changes the latest version alone, and whoever opens the document reads that one.
        hasLatest ? { or: [{ latest: { equals: true } }, ofParent(where)] } : ofParent(where),
      ],
    }))
  return { ...collection, access: { ...access, readVersions } }
}

/** The same for a global, of which there is one document. */
export function globalVersionsObeyRead(global: GlobalConfig): GlobalConfig {
  const { access, slug, versions } = global
  if (!versions || access?.readVersions) return global
  const readVersions: Access = async (args) => {
    const rule = await readRule(args, access?.read)
    if (!isRecord(rule)) return rule
    const now = await args.req.payload.db.findGlobal({ slug, where: rule, req: args.req })
    return Object.keys(now ?? {}).length > 0 && appendVersionToQueryKey(rule)
  }
  return { ...global, access: { ...access, readVersions } }
}

/**
 * What the config says of reading a list: the id that Payload knows here is a version's, which a rule
 * would take for a document's.
 */
async function readRule({ req }: Parameters<Access>[0], read?: Access): Promise<AccessResult> {
  if (!req.user) return false
  return read ? read({ req }) : true
}

const whereOf = (rule: AccessResult, narrow: (where: Where) => Where): AccessResult =>
  isRecord(rule) ? narrow(rule) : rule

/** The condition on the document that a version is one of. */
const ofParent = (where: Where): Where =>
  Object.fromEntries(
    Object.entries(where).map(([path, condition]) => {
      if (Array.isArray(condition)) return [path.toLowerCase(), condition.map(ofParent)]
      return [path === 'id' ? 'parent' : `parent.${path}`, condition]
    }),
  )
