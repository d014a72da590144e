// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentThreads, NewThread, Thread } from '#contracts/comments'
import { commentsPath } from '#contracts/comments'
import { commentedSite } from './kit/commented-site.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'

function commentCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  const people: Record<'ada' | 'grace' | 'alan', string> = { ada: '', grace: '', alan: '' }
  const ids: Record<string, string | number> = {}

  beforeAll(async () => {
    server = await serve(commentedSite(), {
      databaseUrl: await databaseUrl(),
      limits: { signInsPerMinute: 1000 },
    })
    people.ada = await server.signIn()
    for (const name of ['grace', 'alan'] as const) {
      const person = { email: `${name}@site.example`, password: admin.password }
      const { id } = await server.payload.create({ collection: 'users', data: person })
      ids[name] = id
      people[name] = await server.signIn(person)
    }
  })
  afterAll(() => server.close())

  type Name = keyof typeof people
  const send = async (as: Name, method: string, path: string, body?: unknown, headers = {}) =>
    server.send(method, `/api${path}`, body, { cookie: people[as], ...headers })
  const page = async (data: Record<string, unknown> = {}) => {
    const { id } = await server.payload.create({
      collection: 'pages',
      data: { title: 'Harbour', ...data },
    })
    return { collectionSlug: 'pages', id }
  }
  type Asked = Awaited<ReturnType<typeof page>> | { globalSlug: string }
  const begin = async (
    as: Name,
    asked: Asked,
    text: string,
    anchor: NewThread['anchor'] = {},
  ): Promise<Thread> => {
    const answer = await send(as, 'POST', commentsPath, { ...asked, anchor, text })
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const to = (comment: { id: string | number }) => `${commentsPath}/${comment.id}`
  const addressOf = (asked: Asked) =>
    new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]))
  const read = async (as: Name, asked: Asked): Promise<DocumentThreads> =>
    (
      await server.ask(`/api${commentsPath}?${addressOf(asked)}`, {
        headers: { cookie: people[as] },
      })
    ).json()
  const textsIn = ({ threads }: DocumentThreads) =>
    threads.map(({ comments }) => comments.map(({ text }) => text))

  test('39.2 begins threads, replies, edits, resolves and reopens', async () => {
    const asked = await page()
    const thread = await begin('grace', asked, 'Is this right?')
    await send('alan', 'POST', to(thread), { text: 'I think so.' })
    const second = await begin('alan', asked, 'And the title?', { place: ['title'] })

    expect(textsIn(await read('ada', asked))).toEqual([
      ['And the title?'],
      ['Is this right?', 'I think so.'],
    ])

    const edited = await send('grace', 'PATCH', to(thread), { text: 'Is this still right?' })
    expect(await edited.json()).toMatchObject({
      comments: [
        {
          text: 'Is this still right?',
          isMine: true,
          by: { title: 'grace@site.example' },
          editedAt: expect.any(String),
        },
        { text: 'I think so.', isMine: false, editedAt: null },
      ],
    })
    const resolved = await send('alan', 'PATCH', to(thread), { isResolved: true })
    expect(await resolved.json()).toMatchObject({
      resolved: { by: { title: 'alan@site.example' }, at: expect.any(String) },
    })
    const reopened = await send('grace', 'PATCH', to(thread), { isResolved: false })
    expect(await reopened.json()).toMatchObject({ resolved: null })
    expect((await read('grace', asked)).threads[0]).toMatchObject({
      id: second.id,
      anchor: { place: ['title'] },
    })
  })

  test('39.2 deletes a comment, and keeps the place of one that has replies', async () => {
    const asked = await page()
    const thread = await begin('grace', asked, 'Delete me')
    const { comments } = await (await send('alan', 'POST', to(thread), { text: 'Stay' })).json()

    const left = await (await send('grace', 'DELETE', to(thread))).json()
    expect(left.comments).toMatchObject([{ text: '', isDeleted: true }, { text: 'Stay' }])
    expect(await (await send('alan', 'DELETE', to(comments[1]))).json()).toBeNull()
    expect((await read('grace', asked)).threads).toEqual([])
  })
}

onBothDatabases(commentCases)
