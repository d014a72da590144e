import type { CollectionConfig, Config, Payload } from 'payload'
import { expect, test } from 'vitest'
import type { DatabaseLayer } from '../../server/kit/database-layer.ts'
import { wrapDatabase } from '../../server/kit/database-layer.ts'
import type { Feature } from '../../server/kit/feature.ts'
import { withFeatures } from '../../server/plugin/with-features.ts'

type DeleteMany = Payload['db']['deleteMany']

function aDatabase() {
  const heard: string[] = []
  const deleteMany: DeleteMany = async ({ collection }) => {
    heard.push(`database ${collection}`)
  }
  const db = { deleteMany }
  const layer = (name: string): DatabaseLayer => ({
    deleteMany: async (deletion, next) => {
      heard.push(`${name} ${deletion.collection}`)
      await next({ ...deletion, collection: `${deletion.collection}, by ${name}` })
    },
  })
  // Of the database no more is needed than what is wrapped.
  return { payload: { db } as unknown as Payload, heard, layer }
}

test('the last layer is asked first, and each hands on what it makes of the question', async () => {
  const { payload, heard, layer } = aDatabase()
  wrapDatabase(payload, [layer('inner'), layer('outer')])

  await payload.db.deleteMany({ collection: 'posts', where: {} })

  expect(heard).toEqual([
    'outer posts',
    'inner posts, by outer',
    'database posts, by outer, by inner',
  ])
})

test('a layer may keep a question from all below it', async () => {
  const { payload, heard, layer } = aDatabase()
  wrapDatabase(payload, [layer('inner'), { deleteMany: async () => undefined }])

  await payload.db.deleteMany({ collection: 'posts', where: {} })

  expect(heard).toEqual([])
})

const named = (name: string): Feature => ({
  collection: (collection) => ({ ...collection, dbName: `${collection.dbName ?? ''}${name}` }),
})

test('features change what the site and those before them have, and leave the given config alone', () => {
  const posts: CollectionConfig = { slug: 'posts', fields: [] }
  const own: CollectionConfig = { slug: 'own', fields: [] }
  const config = { collections: [posts] } as unknown as Config

  const { collections } = withFeatures(config, [
    named('a'),
    { ...named('b'), collections: [own] },
    named('c'),
  ])

  expect(collections).toEqual([
    { ...posts, dbName: 'abc' },
    { ...own, dbName: 'c' },
  ])
  expect(config.collections).toEqual([{ slug: 'posts', fields: [] }])
})

test('the site starts first, then the features, then their layers before the database', async () => {
  const { payload, heard, layer } = aDatabase()
  const starting = (name: string): Feature => ({
    init: () => void heard.push(`${name} starts`),
    database: () => layer(name),
  })
  const config = { onInit: () => void heard.push('site starts') } as unknown as Config

  await withFeatures(config, [starting('a'), starting('b')]).onInit?.(payload)
  await payload.db.deleteMany({ collection: 'posts', where: {} })

  expect(heard).toEqual([
    'site starts',
    'a starts',
    'b starts',
    'b posts',
    'a posts, by b',
    'database posts, by b, by a',
  ])
})
