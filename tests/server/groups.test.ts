import type { CollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminConfigPath } from '#contracts/admin-config'
import type { DocumentGroup, GroupsAnswer } from '#contracts/groups'
import { groupsPath } from '#contracts/groups'
import { dayOf, startOf } from '../../server/endpoints/groups/days.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const editor = { email: 'grace@site.example', password: 'another-long-password' }

const tales: CollectionConfig = {
  slug: 'tales',
  versions: { drafts: true },
  admin: { useAsTitle: 'title', groupBy: true },
  access: {
    read: ({ req }) => (req.user?.role === 'admin' ? true : { title: { not_equals: 'Hidden' } }),
  },
  fields: [
    { name: 'title', type: 'text' },
    { name: 'kind', type: 'select', options: ['essay', 'news', 'review'] },
    { name: 'pages', type: 'number' },
    { name: 'isLong', type: 'checkbox' },
    { name: 'day', type: 'date' },
    { name: 'mood', type: 'text', localized: true },
    { name: 'author', type: 'relationship', relationTo: 'authors' },
    { name: 'group', type: 'group', fields: [{ name: 'inner', type: 'text' }] },
    { name: 'tags', type: 'text', hasMany: true },
    { name: 'body', type: 'textarea' },
    { name: 'alone', type: 'text', admin: { disableGroupBy: true } },
    {
      name: 'secret',
      type: 'text',
      access: { read: ({ req }) => req.user?.role === 'admin' },
    },
  ],
}

const authors: CollectionConfig = {
  slug: 'authors',
  admin: { useAsTitle: 'name' },
  access: { read: ({ req }) => (req.user?.role === 'admin' ? true : { name: { equals: 'Ada' } }) },
  fields: [{ name: 'name', type: 'text' }],
}

function groupCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let admins: string
  let editors: string

  beforeAll(async () => {
    server = await serve(
      aSite({
        localization: { locales: ['en', 'de'], defaultLocale: 'en' },
        collections: [users(), tales, authors, { slug: 'plain', fields: [] }],
      }),
      { databaseUrl: await databaseUrl() },
    )
    const { payload } = server
    await payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
    const [ada, bea] = [
      await payload.create({ collection: 'authors', data: { name: 'Ada' } }),
      await payload.create({ collection: 'authors', data: { name: 'Bea' } }),
    ]
    const make = (data: object, isDraft = false) =>
      payload.create({
        collection: 'tales',
        draft: isDraft,
        data: { _status: isDraft ? 'draft' : 'published', ...data },
      })
    const first = await make({
      title: 'A',
      kind: 'essay',
      pages: 2,
      isLong: true,
      day: '2026-11-21T23:30:00.000Z',
      mood: 'low',
      author: ada.id,
      group: { inner: 'x' },
      secret: 'one',
    })
    await make({ title: 'B', kind: 'essay', pages: 10, isLong: false, author: bea.id })
    await make({ title: 'C', kind: 'news', day: '2026-11-22T12:00:00.000Z', mood: '' })
    await make({ title: 'Hidden', kind: 'review' }, true)
    await payload.update({
      collection: 'tales',
      id: first.id,
      locale: 'de',
      data: { mood: 'tief' },
    })
    // What only a draft says is what the list shows.
    await payload.update({
      collection: 'tales',
      id: first.id,
      draft: true,
      data: { kind: 'news', _status: 'draft' },
    })
    admins = await server.signIn()
    editors = await server.signIn(editor)
  })
  afterAll(() => server.close())

  const ask = (query: string, as = admins, slug = 'tales') =>
    server.ask(`/api${groupsPath}/${slug}?${query}`, { headers: { cookie: as } })

  const groups = async (query: string, as = admins): Promise<GroupsAnswer> => {
    const answer = await ask(query, as)
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const told = async (query: string, as = admins) =>
    (await groups(query, as)).groups.map(
      ({ value, title, count }: DocumentGroup) => `${title ?? value} ${count}`,
    )

  test.each([
    ['a select', 'kind', ['essay 2', 'news 1', 'review 1']],
    ['a select, backwards', '-kind', ['review 1', 'news 1', 'essay 2']],
    ['a number', 'pages', ['2 1', '10 1', 'null 2']],
    ['a checkbox', 'isLong', ['false 1', 'true 1', 'null 2']],
    ['a text in the language that is asked for', 'mood', ['low 1', 'null 3']],
    ['a text in another language', 'mood&locale=de', ['tief 1', 'null 3']],
    ['a reference, by its title', 'author', ['Ada 1', 'Bea 1', 'null 2']],
    ['a field in a group', 'group.inner', ['x 1', 'null 3']],
    ['a day', 'day', ['2026-11-21 1', '2026-11-22 1', 'null 2']],
    ['a day elsewhere', 'day&zone=Europe/Berlin', ['2026-11-22 2', 'null 2']],
  ])('LIST-4 documents are grouped by %s', async (_by, field, expected) => {
    expect(await told(`groupBy=${field}`)).toEqual(expected)
  })

  test('LIST-4 groups follow what only a draft says, as the list does', async () => {
    expect(await told('groupBy=kind&draft=true')).toEqual(['essay 1', 'news 2', 'review 1'])
  })

  test('LIST-4 R7 each group names its documents, and they are as many as it says', async () => {
    const { groups: all, totalDocs } = await groups('groupBy=day&zone=Europe/Berlin&draft=true')
    const found = await Promise.all(
      all.map(({ where }) =>
        server.payload.find({ collection: 'tales', draft: true, where: where as never }),
      ),
    )
    expect(found.map((page) => page.totalDocs)).toEqual(all.map(({ count }) => count))
    expect(totalDocs).toBe(4)
  })

  test('LIST-4 groups keep to the filter, and to what this person may read', async () => {
    expect(await told('groupBy=kind&where[title][in]=B,C')).toEqual(['essay 1', 'news 1'])
    expect(await told('groupBy=kind', editors)).toEqual(['essay 2', 'news 1'])
    expect(await told('groupBy=author', editors)).toEqual(['Ada 1', '2 1', 'null 1'])
  })

  test('LIST-4 a page of groups at a time, and whether there are more', async () => {
    for (let index = 0; index < 12; index += 1) {
      await server.payload.create({
        collection: 'tales',
        data: { title: `Z${String(index).padStart(2, '0')}`, _status: 'published' },
      })
    }
    const where = 'where[title][like]=Z'
    const first = await groups(`groupBy=title&${where}`)
    expect(first).toMatchObject({ page: 1, hasMore: true, totalDocs: 12 })
    expect(first.groups).toHaveLength(10)
    const second = await groups(`groupBy=title&${where}&page=2`)
    expect(second).toMatchObject({ page: 2, hasMore: false })
    expect(second.groups.map(({ value }) => value)).toEqual(['Z10', 'Z11'])
    await server.payload.delete({ collection: 'tales', where: { title: { like: 'Z' } } })
  })

  test('LIST-4 references stand in the order of their titles, over all pages', async () => {
    const names = ['Öz', 'zoe', 'Oda', 'mia', 'Nr. 10', 'Nr. 9', 'K', 'L', 'J', 'I', 'H', 'G']
    for (const name of names) {
      const { id } = await server.payload.create({ collection: 'authors', data: { name } })
      await server.payload.create({ collection: 'tales', data: { title: 'Y', author: id } })
    }
    const titles = async (query: string, as = admins) =>
      (await groups(`${query}&where[title][equals]=Y`, as)).groups.map(({ title }) => title)
    const [first, second] = [
      ['G', 'H', 'I', 'J', 'K', 'L', 'mia', 'Nr. 9', 'Nr. 10', 'Oda'],
      ['Öz', 'zoe'],
    ]
    expect(await titles('groupBy=author')).toEqual(first)
    expect(await titles('groupBy=author&page=2')).toEqual(second)
    expect(await titles('groupBy=-author')).toEqual([...first, ...second].reverse().slice(0, 10))
    expect(await titles('groupBy=author', editors)).toEqual(Array(10).fill(null))
    await server.payload.delete({ collection: 'tales', where: { title: { equals: 'Y' } } })
  })

  test('LIST-4 ten groups are one page, and no second is promised', async () => {
    for (let index = 0; index < 10; index += 1) {
      await server.payload.create({ collection: 'tales', data: { title: `X${index}` } })
    }
    const { groups: shown, hasMore } = await groups('groupBy=title&where[title][like]=X')
    expect({ shown: shown.length, hasMore }).toEqual({ shown: 10, hasMore: false })
    await server.payload.delete({ collection: 'tales', where: { title: { like: 'X' } } })
  })

  test('LIST-4 what somebody may not read is not counted for them', async () => {
    expect((await ask('groupBy=secret')).status).toBe(200)
    const refused = await ask('groupBy=secret', editors)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'access.refused' })
    expect((await ask('groupBy=kind', '')).status).toBe(401)
  })

  test.each([
    ['no field', ''],
    ['a field that is not there', 'groupBy=nothing'],
    ['a field of the prototype', 'groupBy=__proto__'],
    ['a field with many values', 'groupBy=tags'],
    ['a field of chapters', 'groupBy=body'],
    ['a field that opts out', 'groupBy=alone'],
    ['several fields', 'groupBy[]=kind&groupBy[]=title'],
    ['no page', 'groupBy=kind&page=0'],
    ['a page beyond all', 'groupBy=kind&page=21'],
    ['no time zone', 'groupBy=day&zone=Nowhere/Never'],
    ['10,000 letters', `groupBy=${'x'.repeat(10_000)}`],
  ])('LIST-4 bad input: %s is refused', async (_what, query) => {
    expect((await ask(query)).status).toBe(400)
  })

  test('LIST-4 bad input: a collection that is not there, or is not grouped', async () => {
    expect((await ask('groupBy=title', admins, 'nowhere')).status).toBe(404)
    expect((await ask('groupBy=id', admins, 'plain')).status).toBe(400)
  })

  test('CFG-7 the panel is told which lists can be grouped, and by which fields not', async () => {
    const answer = await server.ask(`/api${adminConfigPath}`, { headers: { cookie: admins } })
    const { collections } = await answer.json()
    const [grouped, ...others] = collections.filter((one: { groupBy?: true }) => one.groupBy)
    expect(others).toEqual([])
    expect(grouped.slug).toBe('tales')
    const out = grouped.fields.filter((field: { disableGroupBy?: true }) => field.disableGroupBy)
    expect(out.map(({ name }: { name: string }) => name)).toEqual(['alone'])
  })
}

onBothDatabases(groupCases)

describe('LIST-4 a day', () => {
  test.each([
    ['2026-11-21T23:30:00.000Z', 'UTC', '2026-11-21'],
    ['2026-11-21T23:30:00.000Z', 'Europe/Berlin', '2026-11-22'],
    ['2026-11-22T02:00:00.000Z', 'America/New_York', '2026-11-21'],
  ])('at %s is in %s %s', (instant, zone, day) => {
    expect(dayOf(new Date(instant), zone)).toBe(day)
  })

  test('begins at midnight, also where the clocks are changed on it', () => {
    expect(startOf('2026-10-25', 'Europe/Berlin')).toBe('2026-10-24T22:00:00.000Z')
    expect(startOf('2026-10-25', 'Europe/Berlin', 1)).toBe('2026-10-25T23:00:00.000Z')
    expect(startOf('2026-12-31', 'Asia/Kolkata', 1)).toBe('2026-12-31T18:30:00.000Z')
  })
})
