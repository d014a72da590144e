import type { Access, CollectionConfig, GlobalConfig } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

/**
 * A collection in which whoever may only save drafts is somebody who may save. Asked what a user may do
 * in general, Payload names no values, and a rule about the status has none to look at.
 */
export function permitDrafts(collection: CollectionConfig): CollectionConfig {
  const { create, update } = collection.access ?? {}
  if (!hasDraftsEnabled(collection)) return collection
  return {
    ...collection,
    access: {
      ...collection.access,
      ...(create && { create: alsoAsDraft(create) }),
      ...(update && { update: alsoAsDraft(update) }),
    },
  }
}

/** The same for a global. */
export function permitDraftsOfGlobal(global: GlobalConfig): GlobalConfig {
  const { update } = global.access ?? {}
  if (!update || !hasDraftsEnabled(global)) return global
  return { ...global, access: { ...global.access, update: alsoAsDraft(update) } }
}

/** A write always names its values: it is asked about as it is. */
const alsoAsDraft =
  (rule: Access): Access =>
  async (asked) => {
    if (asked.data !== undefined) return rule(asked)
    const inGeneral = await answerOrNone(rule, asked)
    return inGeneral || rule({ ...asked, data: { _status: 'draft' } })
  }

/** A rule may take the values for granted. */
async function answerOrNone(rule: Access, asked: Parameters<Access>[0]) {
  try {
    return await rule(asked)
  } catch {
    return false
  }
}
