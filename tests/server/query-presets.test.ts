import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminConfigPath } from '#contracts/admin-config'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const editor = { email: 'grace@site.example', password: 'another-long-password' }
const path = '/api/payload-query-presets'

const onlyMe = { constraint: 'onlyMe' }
const everyone = { constraint: 'everyone' }
const own = { read: onlyMe, update: onlyMe, delete: onlyMe }

function presetCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string
  let editorsCookie: string

  beforeAll(async () => {
    const collections = [users(), { ...posts(), enableQueryPresets: true }]
    server = await serve(aSite({ collections }), { databaseUrl: await databaseUrl() })
    await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
    cookie = await server.signIn()
    editorsCookie = await server.signIn(editor)
  })
  afterAll(() => server.close())

  const send = (method: string, at: string, body: object, as = cookie) =>
    server.send(method, at, body, { cookie: as })
  const make = async (title: string, access: object): Promise<number> => {
    const answer = await send('POST', path, { title, access, relatedCollection: 'posts' })
    expect(answer.status).toBe(201)
    return (await answer.json()).doc.id
  }
  const titles = async (as: string): Promise<string[]> => {
    const answer = await server.ask(`${path}?depth=0&sort=title`, { headers: { cookie: as } })
    return (await answer.json()).docs.map(({ title }: { title: string }) => title)
  }

  test('LIST-4 a view is for oneself, for certain people or for everyone', async () => {
    await make('1 mine', own)
    const shared = await make('2 shared', { ...own, read: everyone })
    await make('3 named', { ...own, read: { constraint: 'specificUsers', users: [2] } })

    expect(await titles(editorsCookie)).toEqual(['2 shared', '3 named'])
    expect((await send('PATCH', `${path}/${shared}`, { title: 'x' }, editorsCookie)).status).toBe(
      403,
    )
  })

  test('LIST-4 sharing a view leaves no copy of it behind', async () => {
    const id = await make('4 alone', own)
    const access = { ...own, read: everyone, update: everyone }
    expect((await send('PATCH', `${path}/${id}`, { access })).status).toBe(200)
    expect((await send('PATCH', `${path}/${id}`, { where: null }, editorsCookie)).status).toBe(200)

    const { docs } = await server.payload.find({
      collection: 'payload-query-presets',
      where: { or: [{ title: { equals: '4 alone' } }, { isTemp: { equals: true } }] },
    })
    expect(docs.map((doc) => doc.id)).toEqual([id])
  })

  test.each([
    ['its owner', onlyMe, [1]],
    ['certain people', { constraint: 'specificUsers', users: [1] }, [1]],
  ])(
    'LIST-4 a view that anybody may change is for %s alone to delete',
    async (_who, audience, users) => {
      const access = { read: everyone, update: everyone, delete: audience }
      const id = await make('5 open', access)
      const change = { title: '5 changed', access }
      expect((await send('PATCH', `${path}/${id}`, change, editorsCookie)).status).toBe(200)

      expect((await send('DELETE', `${path}/${id}`, {}, editorsCookie)).status).toBe(403)
      const kept = await server.payload.findByID({
        collection: 'payload-query-presets',
        id,
        depth: 0,
      })
      expect(kept).toMatchObject({ title: '5 changed', access: { delete: { users } } })
      expect((await send('DELETE', `${path}/${id}`, {})).status).toBe(200)
    },
  )

  test('CFG-7 the panel is told which lists have views', async () => {
    const answer = await server.ask(`/api${adminConfigPath}`, { headers: { cookie } })
    const { collections } = await answer.json()
    const haveViews = collections.filter((one: { queryPresets?: true }) => one.queryPresets)
    expect(haveViews.map(({ slug }: { slug: string }) => slug)).toEqual(['posts'])
  })
}

onBothDatabases(presetCases)
