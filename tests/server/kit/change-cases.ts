import type { Block, CollectionConfig, Field, GlobalConfig } from 'payload'
import { describe, expect, test } from 'vitest'
import type { StateroomConfig } from '#config-schema/config'
import type { Answers, ServerOptions } from '#server'
import type { TestServer } from './serve.ts'
import { serve } from './serve.ts'
import { aSite, users } from './site.ts'

type Where = Pick<ServerOptions, 'dataDir' | 'databaseUrl'>
type Data = Record<string, unknown>

/** What becomes of content when its config is edited, on any database. `anew` answers an empty one. */
export function changeCases(anew: () => Promise<Where>): void {
  describe('21.6 values of a renamed field stay', () => {
    test.each<[string, Field[], Field[], string, Data, Data]>([
      ['a text', [text('old')], [text('now')], 'posts.old=now', { old: 'x' }, { now: 'x' }],
      [
        'a translated text',
        [{ ...text('old'), localized: true } as Field],
        [{ ...text('now'), localized: true } as Field],
        'posts.old=now',
        { old: 'x' },
        { now: 'x' },
      ],
      [
        'a choice',
        [choice('old', ['a', 'b'])],
        [choice('now', ['a', 'b'])],
        'posts.old=now',
        { old: 'b' },
        { now: 'b' },
      ],
      [
        'several choices',
        [choice('old', ['a', 'b'], true)],
        [choice('now', ['a', 'b'], true)],
        'posts.old=now',
        { old: ['a', 'b'] },
        { now: ['a', 'b'] },
      ],
      [
        'several texts, whose table has no name of the field',
        [{ ...text('old'), hasMany: true } as Field],
        [{ ...text('now'), hasMany: true } as Field],
        'posts.old=now',
        { old: ['x', 'y'] },
        { now: ['x', 'y'] },
      ],
      [
        'a group',
        [group('old', [text('a'), rows('b', [text('c')])])],
        [group('now', [text('a'), rows('b', [text('c')])])],
        'posts.old=now',
        { old: { a: 'x', b: [{ c: 'y' }] } },
        { now: { a: 'x', b: [{ c: 'y' }] } },
      ],
      [
        'rows within rows',
        [rows('old', [text('a'), rows('b', [text('c')])])],
        [rows('now', [text('a'), rows('b', [text('c')])])],
        'posts.old=now',
        { old: [{ a: 'x', b: [{ c: 'y' }] }] },
        { now: [{ a: 'x', b: [{ c: 'y' }] }] },
      ],
      [
        'a field of a row',
        [rows('links', [{ ...text('old'), hasMany: true } as Field, text('z')])],
        [rows('links', [{ ...text('now'), hasMany: true } as Field, text('z')])],
        'posts.links.old=now',
        { links: [{ z: '1', old: ['x'] }, { old: ['y'] }] },
        { links: [{ z: '1', now: ['x'] }, { now: ['y'] }] },
      ],
      [
        'a block',
        [blocks('layout', [block('old', [text('a')]), block('other', [text('b')])])],
        [blocks('layout', [block('now', [text('a')]), block('other', [text('b')])])],
        'posts.layout.old=now',
        {
          layout: [
            { blockType: 'old', a: 'x' },
            { blockType: 'other', b: 'y' },
          ],
        },
        {
          layout: [
            { blockType: 'now', a: 'x' },
            { blockType: 'other', b: 'y' },
          ],
        },
      ],
      [
        'a field of a block',
        [blocks('layout', [block('quote', [text('old')])])],
        [blocks('layout', [block('quote', [text('now')])])],
        'posts.layout.quote.old=now',
        { layout: [{ blockType: 'quote', old: 'x' }] },
        { layout: [{ blockType: 'quote', now: 'x' }] },
      ],
      [
        'a field of blocks, whose tables have no name of the field',
        [blocks('old', [block('quote', [text('a')])])],
        [blocks('now', [block('quote', [text('a')])])],
        'posts.old=now',
        { old: [{ blockType: 'quote', a: 'x' }] },
        { now: [{ blockType: 'quote', a: 'x' }] },
      ],
    ])('%s', async (_what, before, after, rename, data, expected) => {
      const where = await anew()
      await ending(await start(where, posts(before)), (server) => add(server, 'posts', data))

      const refused = start(where, posts(after))
      await expect(refused).rejects.toMatchObject({
        code: 'migration.questions',
        details: { questions: expect.stringContaining(`--rename ${rename}`) },
      })
      await ending(await start(where, posts(before)), async (server) => {
        expect(await all(server, 'posts')).toMatchObject([data])
      })
      await ending(await start(where, posts(after), { renames: [rename] }), async (server) => {
        expect(await all(server, 'posts')).toMatchObject([expected])
        expect(await versions(server)).toMatchObject([{ version: expected }])
      })
      // What was answered once is not asked again.
      await ending(await start(where, posts(after)), async (server) => {
        expect(await all(server, 'posts')).toMatchObject([expected])
      })
    })

    test('references', async () => {
      const where = await anew()
      const old = [toUsers('one'), { ...toUsers('many'), hasMany: true } as Field]
      const now = [toUsers('writer'), { ...toUsers('writers'), hasMany: true } as Field]
      await ending(await start(where, posts(old)), async (server) => {
        const [ada] = await all(server, 'users')
        await add(server, 'posts', { one: ada?.id, many: [ada?.id] })
      })

      const renames = ['posts.one=writer', 'posts.many=writers']
      await ending(await start(where, posts(now), { renames }), async (server) => {
        expect(await all(server, 'posts')).toMatchObject([
          { writer: { email: 'ada@site.example' }, writers: [{ email: 'ada@site.example' }] },
        ])
      })
    })

    test('a collection, with all that names it', async () => {
      const where = await anew()
      const notes = (to: string): CollectionConfig => ({
        slug: 'notes',
        fields: [
          { name: 'one', type: 'relationship', relationTo: to as never },
          {
            name: 'any',
            type: 'relationship',
            relationTo: [to, 'users'] as never[],
            hasMany: true,
          },
          { name: 'body', type: 'json' },
        ],
      })
      const site = (slug: string) =>
        aSite({
          collections: [
            users(),
            ...posts([text('title'), rows('links', [text('a')])], slug),
            notes(slug),
          ],
        })
      await ending(await serve(site('posts'), where), async (server) => {
        const { id } = await add(server, 'posts', { title: 'x', links: [{ a: 'y' }] })
        await add(server, 'notes', {
          one: id,
          any: [{ relationTo: 'posts', value: id }],
          body: { type: 'link', doc: { relationTo: 'posts', value: id } },
        })
      })

      const answers = { renames: ['posts=articles'], drops: [] }
      await ending(await serve(site('articles'), { ...where, answers }), async (server) => {
        const article = { title: 'x', links: [{ a: 'y' }] }
        expect(await all(server, 'articles')).toMatchObject([article])
        expect(await all(server, 'notes')).toMatchObject([
          {
            one: article,
            any: [{ relationTo: 'articles', value: article }],
            body: { doc: { relationTo: 'articles' } },
          },
        ])
      })
    })

    test('a global', async () => {
      const where = await anew()
      const site = (slug: string) =>
        aSite({ globals: [{ slug, versions: true, fields: [text('title')] } as GlobalConfig] })
      await ending(await serve(site('settings'), where), ({ payload }) =>
        payload.updateGlobal({ slug: 'settings' as never, data: { title: 'x' } as never }),
      )

      const answers = { renames: ['settings=options'], drops: [] }
      await ending(await serve(site('options'), { ...where, answers }), async ({ payload }) => {
        expect(await payload.findGlobal({ slug: 'options' as never })).toMatchObject({ title: 'x' })
      })
    })
  })

  describe('21.6 nothing is deleted unasked', () => {
    test.each<[string, Field, Field | null, Data]>([
      ['a field', text('old'), null, { old: 'x' }],
      ['several texts', { ...text('old'), hasMany: true } as Field, null, { old: ['x'] }],
      ['rows', rows('old', [text('a')]), null, { old: [{ a: 'x' }] }],
      [
        'a block',
        blocks('old', [block('a', [text('b')]), block('c', [])]),
        blocks('old', [block('c', [])]),
        { old: [{ blockType: 'a', b: 'x' }] },
      ],
      ['a text that becomes rows', text('old'), rows('old', [text('a')]), { old: 'x' }],
      ['a text that becomes a number', text('old'), number('old'), { old: 'x' }],
      ['a text that becomes JSON', text('old'), { name: 'old', type: 'json' }, { old: 'x' }],
      [
        'one choice that becomes several',
        choice('old', ['a']),
        choice('old', ['a'], true),
        { old: 'a' },
      ],
      [
        'a text that is translated now',
        text('old'),
        { ...text('old'), localized: true } as Field,
        { old: 'x' },
      ],
    ])('%s', async (what, before, after, data) => {
      const where = await anew()
      const other = text('other')
      const old = posts([other, before])
      const now = posts(after ? [other, after] : [other])
      await ending(await start(where, old), (server) =>
        add(server, 'posts', { other: 'kept', ...data }),
      )

      await expect(start(where, now)).rejects.toMatchObject({ code: 'migration.questions' })
      await ending(await start(where, old), async (server) => {
        expect(await all(server, 'posts')).toMatchObject([{ other: 'kept', ...data }])
      })
      const drop = what === 'a block' ? 'posts.old.a' : 'posts.old'
      await ending(await start(where, now, { drops: [drop] }), async (server) => {
        const [post] = await all(server, 'posts')
        expect(post).toMatchObject({ other: 'kept' })
        expect(JSON.stringify(post?.old ?? null)).not.toMatch(/x|"a"/)
      })
      // A field of that name comes back empty.
      await ending(await start(where, old), async (server) => {
        expect(JSON.stringify((await all(server, 'posts'))[0]?.old ?? null)).not.toMatch(/x|"a"/)
      })
    })

    test('a field without values goes without a question', async () => {
      const where = await anew()
      await ending(await start(where, posts([text('a'), text('empty')])), (server) =>
        add(server, 'posts', { a: 'x' }),
      )

      await ending(await start(where, posts([text('a')])), async (server) => {
        expect(await all(server, 'posts')).toMatchObject([{ a: 'x' }])
      })
    })

    test('a number becomes a text with its value', async () => {
      const where = await anew()
      await ending(await start(where, posts([number('a')])), (server) =>
        add(server, 'posts', { a: 7 }),
      )

      await ending(await start(where, posts([text('a')])), async (server) => {
        const [post] = await all(server, 'posts')
        expect(String(post?.a)).toBe('7')
      })
    })

    test('references to another collection are not taken for the same ones', async () => {
      const where = await anew()
      const site = (to: string) =>
        aSite({
          collections: [
            users(),
            { slug: 'writers', fields: [text('name')] },
            ...posts([{ name: 'by', type: 'relationship', relationTo: to as never }]),
          ],
        })
      await ending(await serve(site('users'), where), async (server) => {
        const [ada] = await all(server, 'users')
        await add(server, 'posts', { by: ada?.id })
      })

      await expect(serve(site('writers'), where)).rejects.toMatchObject({
        code: 'migration.questions',
        details: { questions: expect.stringContaining('--drop posts.by') },
      })
    })

    test('versions are not dropped with the option', async () => {
      const where = await anew()
      await ending(await start(where, posts([text('a')])), (server) =>
        add(server, 'posts', { a: 'x' }),
      )
      const without = posts([text('a')]).map(({ versions: _, ...collection }) => collection)

      await expect(start(where, without)).rejects.toMatchObject({
        code: 'migration.questions',
        details: { questions: expect.stringContaining('--drop posts._versions') },
      })
    })

    test('an answer that does not fit is told, with those that do', async () => {
      const where = await anew()
      await ending(await start(where, posts([text('old')])), (server) =>
        add(server, 'posts', { old: 'x' }),
      )

      const renamed = start(where, posts([text('now')]), { renames: ['posts.old=new'] })
      await expect(renamed).rejects.toMatchObject({
        code: 'migration.wrongAnswer',
        details: {
          answer: '--rename posts.old=new',
          questions: '\n  --rename posts.old=now  |  --drop posts.old',
        },
      })
    })

    test('somebody who is asked may answer, and it starts', async () => {
      const where = await anew()
      await ending(await start(where, posts([text('old')])), (server) =>
        add(server, 'posts', { old: 'x' }),
      )
      const config = aSite({ collections: [users(), ...posts([text('now')])] })

      const server = await serve(config, {
        ...where,
        ask: async ([question]) => {
          expect(question).toEqual({ key: 'posts.old', candidates: ['posts.now'] })
          return { renames: ['posts.old=posts.now'], drops: [] }
        },
      })
      await ending(server, async () => {
        expect(await all(server, 'posts')).toMatchObject([{ now: 'x' }])
      })
    })
  })
}

const text = (name: string): Field => ({ name, type: 'text' })
const number = (name: string): Field => ({ name, type: 'number' })
const group = (name: string, fields: Field[]): Field => ({ name, type: 'group', fields })
const rows = (name: string, fields: Field[]): Field => ({ name, type: 'array', fields })
const block = (slug: string, fields: Field[]): Block => ({ slug, fields })
const blocks = (name: string, list: Block[]): Field => ({ name, type: 'blocks', blocks: list })
const toUsers = (name: string): Field => ({ name, type: 'relationship', relationTo: 'users' })
const choice = (name: string, options: string[], hasMany = false): Field =>
  ({ name, type: 'select', hasMany, options }) as Field

const posts = (fields: Field[], slug = 'posts'): CollectionConfig[] => [
  { slug, fields, versions: true },
]

const start = (
  where: Where,
  collections: CollectionConfig[],
  answers: Partial<Answers> = {},
): Promise<TestServer> => {
  const localization = { locales: ['en', 'de'], defaultLocale: 'en' }
  const config: StateroomConfig = aSite({ collections: [users(), ...collections], localization })
  return serve(config, { ...where, answers: { renames: [], drops: [], ...answers } })
}

async function ending(server: TestServer, work: (server: TestServer) => Promise<unknown>) {
  try {
    await work(server)
  } finally {
    await server.close()
  }
}

const add = ({ payload }: TestServer, collection: string, data: Data) =>
  payload.create({ collection, data }) as Promise<Data>

const all = async ({ payload }: TestServer, collection: string) =>
  (await payload.find({ collection, sort: 'id' })).docs as Data[]

const versions = async ({ payload }: TestServer) =>
  (await payload.findVersions({ collection: 'posts' })).docs
