import type { Where } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'

/**
 * Drafts are looked for among the latest versions, and Payload lets no filter of such a search ask
 * about the document itself: whether visitors see it. So the filter says it with this as an id, until
 * Payload has checked it and the database is asked.
 */
const publicMark = 'stateroom:public'

export const isPublic: Where = { id: { equals: publicMark } }
export const isNotPublic: Where = { id: { not_equals: publicMark } }

export const joinPublic: DatabaseLayer = {
  queryDrafts: async (asked, next) =>
    next(asked.where ? { ...asked, where: withParent(asked.where) } : asked),
}

const withParent = (where: Where): Where =>
  Object.fromEntries(
    Object.entries(where).map(([path, condition]) => {
      if (Array.isArray(condition)) return [path, condition.map(withParent)]
      const marked = path === 'parent' ? operatorOn(condition) : undefined
      return marked ? ['parent._status', { [marked]: 'published' }] : [path, condition]
    }),
  )

const operatorOn = (condition: object): string | undefined =>
  Object.entries(condition).find(([, value]) => value === publicMark)?.[0]
