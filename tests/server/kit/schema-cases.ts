import type { Field } from 'payload'
import { expect, test } from 'vitest'
import type { StateroomConfig } from '#config-schema/config'
import type { ServerOptions } from '#server'
import type { TestServer } from './serve.ts'
import { serve } from './serve.ts'
import { aSite, users } from './site.ts'

type Where = Pick<ServerOptions, 'dataDir' | 'databaseUrl'>

/** What holds for the tables of any database. `anew` answers an empty one. */
export function schemaCases(anew: () => Promise<Where>): void {
  test('a new field is there after a restart, and nothing is lost', async () => {
    const where = await anew()
    await after(await start(where, [text('title')]), (server) => add(server, { title: 'Kept' }))

    await after(await start(where, [text('title'), text('subtitle')]), async (server) => {
      expect(await all(server)).toMatchObject([{ title: 'Kept', subtitle: null }])
      await add(server, { title: 'New', subtitle: 'Under it' })
      expect(await all(server)).toHaveLength(2)
    })
  })

  test('a field that holds values is not deleted unasked', async () => {
    const where = await anew()
    await after(await start(where, [text('title'), text('old')]), (server) =>
      add(server, { title: 'Kept', old: 'Value' }),
    )

    await expect(start(where, [text('title')])).rejects.toMatchObject({
      code: 'migration.questions',
      details: { questions: '\n  --drop posts.old' },
    })
    await after(await start(where, [text('title'), text('old')]), async (server) => {
      expect(await all(server)).toMatchObject([{ title: 'Kept', old: 'Value' }])
    })
  })

  test('a field that holds values is deleted by whoever says so', async () => {
    const where = await anew()
    await after(await start(where, [text('title'), text('old')]), (server) =>
      add(server, { title: 'Kept', old: 'Value' }),
    )

    const server = await start(where, [text('title')], { acceptDataLoss: true })
    await after(server, async () => {
      expect(await all(server)).toMatchObject([{ title: 'Kept' }])
    })
  })

  test('one field in place of another asks nobody at the terminal', async () => {
    const where = await anew()
    const before = [text('title'), rows('facts'), text('old'), toUser('writer'), rows('links')]
    await after(await start(where, before), (server) =>
      add(server, { title: 'Kept', facts: [{ url: 'a' }], old: 'Value', links: [{ url: 'b' }] }),
    )

    const afterwards = [
      text('title'),
      rows('facts'),
      text('new'),
      toUser('reader'),
      rows('sources'),
    ]
    await expect(start(where, afterwards)).rejects.toMatchObject({ code: 'migration.questions' })
    const server = await start(where, afterwards, { acceptDataLoss: true })
    await after(server, async () => {
      await add(server, { title: 'New', new: 'Value', sources: [{ url: 'x' }] })
      expect(await all(server)).toMatchObject([
        { title: 'Kept', facts: [{ url: 'a' }] },
        { title: 'New', new: 'Value', sources: [{ url: 'x' }] },
      ])
    })
  })

  test('a collection in place of an empty one is made without asking', async () => {
    const where = await anew()
    const withNotes = aSite({ collections: [users(), { slug: 'notes', fields: [text('note')] }] })
    const withPosts = aSite({ collections: [users(), { slug: 'posts', fields: [text('title')] }] })
    await (await serve(withNotes, where)).close()

    await after(await serve(withPosts, where), async (server) => {
      await add(server, { title: 'First' })
      expect(await all(server)).toHaveLength(1)
    })
  })

  test('a new required field is asked of the next save, and deletes nothing', async () => {
    const where = await anew()
    await after(await start(where, [text('title')]), (server) => add(server, { title: 'Kept' }))

    const required = { ...text('summary'), required: true } as Field
    await after(await start(where, [text('title'), required]), async (server) => {
      expect(await all(server)).toMatchObject([{ title: 'Kept', summary: null }])
      await expect(add(server, { title: 'New' })).rejects.toThrow('Summary')
    })
  })

  test('a field that becomes required keeps what hangs on the document', async () => {
    const where = await anew()
    const links = rows('links')
    await after(await start(where, [text('title'), links]), (server) =>
      add(server, { title: 'Kept', links: [{ url: 'one' }, { url: 'two' }] }),
    )

    await after(
      await start(where, [{ ...text('title'), required: true } as Field, links]),
      async (server) => {
        expect(await all(server)).toMatchObject([{ links: [{ url: 'one' }, { url: 'two' }] }])
      },
    )
  })

  test('tables are made where NODE_ENV says production', async () => {
    const where = await anew()
    const { NODE_ENV } = process.env
    process.env.NODE_ENV = 'production'
    try {
      await after(await start(where, [text('title')]), (server) => add(server, { title: 'Kept' }))
    } finally {
      process.env.NODE_ENV = NODE_ENV
    }
  })
}

const text = (name: string): Field => ({ name, type: 'text' })
const toUser = (name: string): Field => ({ name, type: 'relationship', relationTo: 'users' })
const rows = (name: string): Field => ({ name, type: 'array', fields: [text('url')] })

const start = (
  where: Where,
  fields: Field[],
  options: Partial<Pick<ServerOptions, 'acceptDataLoss'>> = {},
) => {
  const config: StateroomConfig = aSite({ collections: [users(), { slug: 'posts', fields }] })
  return serve(config, { ...where, ...options })
}

async function after(server: TestServer, work: (server: TestServer) => Promise<unknown>) {
  await work(server)
  await server.close()
}

const add = ({ payload }: TestServer, data: Record<string, unknown>) =>
  payload.create({ collection: 'posts', data })

const all = async ({ payload }: TestServer) =>
  (await payload.find({ collection: 'posts', sort: 'id' })).docs
