import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mongodb } from './kit/mongodb.ts'
import { mongodbKinds, openMongodb } from './kit/mongodb.ts'

const mongoose: string = 'mongoose'

/** What the server's tests rely on where there is no MongoDB; a real one does the same. */
describe.each(mongodbKinds)('a MongoDB, %s', (_name, kind) => {
  let mongodb: Mongodb
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own types would be those of every database here.
  let connection: any
  // biome-ignore lint/suspicious/noExplicitAny: the same
  let notes: any

  beforeAll(async () => {
    mongodb = await openMongodb(kind)
    const { createConnection } = await import(mongoose)
    connection = await createConnection(mongodb.newDatabase()).asPromise()
    notes = connection.db.collection('notes')
    await notes.createIndex({ name: 1 }, { unique: true, sparse: true })
  })
  afterAll(async () => {
    await connection.close()
    await mongodb.stop()
  })

  test('of two documents with one name the second is refused, with its key', async () => {
    await notes.insertOne({ name: 'A' })
    const refused = notes.insertOne({ name: 'A' })
    await expect(refused).rejects.toMatchObject({ code: 11000, keyValue: { name: 'A' } })
    await notes.insertMany([{ other: 1 }, { other: 2 }])
    await notes.insertOne({ name: null })
    await expect(notes.insertOne({ name: null })).rejects.toMatchObject({ code: 11000 })
  })

  test('an update that finds nothing makes a document, by the server’s own clock', async () => {
    const _id = randomUUID()
    const change = [{ $set: { owner: { $ifNull: ['$owner', 'me'] }, at: '$$NOW' } }]
    const options = { upsert: true, returnDocument: 'after' }
    const made = await notes.findOneAndUpdate({ _id }, change, options)
    expect(made).toMatchObject({ _id, owner: 'me' })
    expect(made.at).toBeInstanceOf(Date)
    expect((await notes.findOneAndUpdate({ _id }, change, options)).at >= made.at).toBe(true)
  })

  test('an answer that is too long for one comes in several', async () => {
    await notes.insertMany(Array.from({ length: 250 }, (_, nth) => ({ nth })))
    const found = await notes
      .find({ nth: { $exists: true } })
      .sort({ nth: -1 })
      .toArray()
    expect(found.map(({ nth }: { nth: number }) => nth)).toEqual(
      Array.from({ length: 250 }, (_, nth) => 249 - nth),
    )
  })

  describe.runIf(kind.hasTransactions)('in a transaction', () => {
    const begin = () => {
      const session = connection.getClient().startSession()
      session.startTransaction()
      return session
    }

    test('nobody else sees what is written before it is kept', async () => {
      const _id = randomUUID()
      const session = begin()
      await notes.insertOne({ _id }, { session })
      expect(await notes.countDocuments({ _id })).toBe(0)
      expect(await notes.countDocuments({ _id }, { session })).toBe(1)
      await session.commitTransaction()
      expect(await notes.countDocuments({ _id })).toBe(1)
    })

    test('who writes second what two write fails, and so does who writes over something newer', async () => {
      const _id = randomUUID()
      await notes.insertOne({ _id })
      const [one, other] = [begin(), begin()]
      await notes.findOne({ _id }, { session: other })
      await notes.updateOne({ _id }, { $set: { by: 'one' } }, { session: one })
      const conflict = { code: 112 }
      const second = notes.updateOne({ _id }, { $set: { by: 'other' } }, { session: other })
      await expect(second).rejects.toMatchObject(conflict)
      await one.commitTransaction()
      await other.abortTransaction()
      expect(await notes.findOne({ _id })).toMatchObject({ by: 'one' })
    })

    test('what fails ends it, and nothing of it is kept', async () => {
      const [_id, name] = [randomUUID(), randomUUID()]
      await notes.insertOne({ name })
      const session = begin()
      await notes.insertOne({ _id }, { session })
      await expect(notes.insertOne({ name }, { session })).rejects.toMatchObject({ code: 11000 })
      await expect(notes.insertOne({}, { session })).rejects.toMatchObject({ code: 251 })
      await session.abortTransaction().catch(() => {})
      expect(await notes.countDocuments({ _id })).toBe(0)
    })
  })
})
