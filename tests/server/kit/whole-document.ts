import type { CollectionConfig, Plugin } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { aSite, users } from './site.ts'

const text = { name: 'text', type: 'text' as const }
const items = { name: 'items', type: 'array' as const, fields: [text] }

/** A document that is spread over many tables. */
const pages: CollectionConfig = {
  slug: 'pages',
  versions: { drafts: true },
  fields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'tags', type: 'text', hasMany: true },
    { name: 'rows', type: 'array', fields: [text, items] },
    {
      name: 'layout',
      type: 'blocks',
      blocks: [
        { slug: 'quote', fields: [text] },
        { slug: 'list', fields: [text, items] },
      ],
    },
  ],
}

/**
 * With `DIE_AFTER_WRITES=n` the process dies before the nth change of rows, with `DIE_AFTER_COMMITS=n`
 * after the nth commit, before anybody is answered.
 */
const dieOnTime: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    // Payload's types leave out what its SQL adapters have.
    const db = payload.db as unknown as Record<'insert' | 'deleteWhere' | 'commitTransaction', Work>
    const writes = countDown(process.env.DIE_AFTER_WRITES)
    const commits = countDown(process.env.DIE_AFTER_COMMITS)
    const { commitTransaction, deleteWhere, insert } = db

    db.insert = (args) => {
      writes()
      return insert.call(db, args)
    }
    db.deleteWhere = (args) => {
      writes()
      return deleteWhere.call(db, args)
    }
    db.commitTransaction = async (id) => {
      await commitTransaction.call(db, id)
      commits()
    }
  },
})

type Work = (args: unknown) => Promise<unknown>

function countDown(given: string | undefined): () => void {
  let left = Number(given ?? Number.POSITIVE_INFINITY)
  return () => {
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  }
}

export const wholeSite = (): StateroomConfig =>
  aSite({ collections: [users(), pages], plugins: [dieOnTime] })

const many = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The document in which every value says the same; how many rows there are differs as well. */
export function pageOf(generation: number) {
  const text = String(generation)
  const items = many(3, () => ({ text }))
  return {
    title: text,
    tags: many(3, () => text),
    rows: many(10 + (generation % 5), () => ({ text, items })),
    layout: many(6 + (generation % 3), (index) =>
      index % 2 ? { blockType: 'quote', text } : { blockType: 'list', text, items },
    ),
  }
}

/** A document as it is read, without what the database adds. */
export function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !added.includes(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutIds(inner)]))
}

const added = ['id', 'createdAt', 'updatedAt', '_status', 'blockName']
