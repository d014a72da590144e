// @module-tag slow
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as graphql from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const siteDir = inProject('tests/payload-packages')

let server: TestServer
let cookie: string
let schema: graphql.GraphQLSchema

const site = () =>
  aSite({
    graphQL: { disable: false },
    localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: true },
    collections: [
      users(),
      { ...posts(), access: { read: () => true } },
      {
        slug: 'pages',
        versions: { drafts: true },
        access: { read: () => true },
        fields: [
          { name: 'title', type: 'text', required: true, localized: true },
          { name: 'post', type: 'relationship', relationTo: 'posts' },
          { name: 'about', type: 'relationship', relationTo: ['posts', 'pages'], hasMany: true },
        ],
      },
    ],
    globals: [
      { slug: 'settings', access: { read: () => true }, fields: [{ name: 'motto', type: 'text' }] },
    ],
  })

const send = async (query: string, variables: object, who: string) => {
  const answer = await server.send('POST', '/api/graphql', { query, variables }, { cookie: who })
  return answer.json()
}

/** Asks as a client does that knows the schema: what doesn't fit it isn't sent. */
function ask(query: string, variables: object = {}, who = cookie) {
  expect(graphql.validate(schema, graphql.parse(query))).toEqual([])
  return send(query, variables, who)
}

// `npm ci --prefix tests/payload-packages` installs them; without them, nothing is asked here.
describe.skipIf(!existsSync(join(siteDir, 'node_modules')))(
  '37.5 21.8 GraphQL by Payload’s own package, for a client that reads the schema',
  () => {
    beforeAll(async () => {
      server = await serve(site(), { siteDir })
      cookie = await server.signIn()
      const { data } = await send(graphql.getIntrospectionQuery(), {}, '')
      schema = graphql.buildClientSchema(data)
    })
    afterAll(() => server.close())

    const makePost =
      'mutation Make($data: mutationPostInput!) { createPost(data: $data) { id title } }'
    const makePage = `mutation Make($data: mutationPageInput!, $draft: Boolean) {
      createPage(data: $data, draft: $draft) { id _status }
    }`

    test('the schema is whole, and names what the config names', () => {
      expect(graphql.validateSchema(schema)).toEqual([])
      const queries = Object.keys(schema.getQueryType()!.getFields())
      expect(queries).toEqual(
        expect.arrayContaining([
          'Page',
          'Pages',
          'countPages',
          'versionsPages',
          'Setting',
          'meUser',
        ]),
      )
      const wrong = graphql.validate(schema, graphql.parse('{ Pages { docs { titel } } }'))
      expect(wrong.map(({ message }) => message)).toEqual([
        'Cannot query field "titel" on type "Page". Did you mean "title"?',
      ])
    })

    test('queries and mutations obey the rules of access', async () => {
      const data = { title: 'Tides', notes: [{ text: 'Low at noon' }] }
      expect(await ask(makePost, { data }, '')).toMatchObject({
        data: { createPost: null },
        errors: [{ extensions: { statusCode: 403 }, path: ['createPost'] }],
      })
      expect(await ask(makePost, { data })).toEqual({
        data: { createPost: { id: 1, title: 'Tides' } },
      })
      const read = `query Find($title: String) {
        Posts(where: { title: { equals: $title } }) { totalDocs docs { title notes { text } } }
      }`
      expect(await ask(read, { title: 'Tides' }, '')).toEqual({
        data: { Posts: { totalDocs: 1, docs: [data] } },
      })
      expect(await ask(read, { title: 'Boats' }, '')).toEqual({
        data: { Posts: { totalDocs: 0, docs: [] } },
      })
    })

    test('drafts, published versions, and what a restored one holds', async () => {
      const made = await ask(makePage, { data: { title: 'One' }, draft: true })
      expect(made.data.createPage._status).toBe('draft')
      const { id } = made.data.createPage
      const change = `mutation Change($data: mutationPageUpdateInput!, $draft: Boolean) {
        updatePage(id: ${id}, data: $data, draft: $draft) { title _status }
      }`
      expect(await ask(change, { data: { title: 'Two', _status: 'published' } })).toEqual({
        data: { updatePage: { title: 'Two', _status: 'published' } },
      })
      await ask(change, { data: { title: 'Three', _status: 'draft' }, draft: true })
      const both = `{ now: Page(id: ${id}) { title } next: Page(id: ${id}, draft: true) { title } }`
      expect(await ask(both)).toEqual({ data: { now: { title: 'Two' }, next: { title: 'Three' } } })
      const versions = `{ versionsPages(where: { parent: { equals: ${id} } }, sort: "createdAt") {
        docs { id version { title } }
      } }`
      const { docs } = (await ask(versions)).data.versionsPages
      expect(docs.map((doc: { version: object }) => doc.version)).toEqual([
        { title: 'One' },
        { title: 'Two' },
        { title: 'Three' },
      ])
      await ask(`mutation { restoreVersionPage(id: ${docs[0].id}) { title } }`)
      expect(await ask(`{ Page(id: ${id}, draft: true) { title } }`)).toEqual({
        data: { Page: { title: 'One' } },
      })
    })

    test('values per locale, and references as deep as they are asked for', async () => {
      const post = (await ask(makePost, { data: { title: 'Ropes' } })).data.createPost.id
      const about = [{ relationTo: 'posts', value: post }]
      const data = { title: 'Wind', post, about, _status: 'published' }
      const { id } = (await ask(makePage, { data })).data.createPage
      const translate = `mutation { updatePage(id: ${id}, locale: de, data: { title: "Wind aus Ost" }) { title } }`
      expect(await ask(translate)).toEqual({ data: { updatePage: { title: 'Wind aus Ost' } } })
      const read = `{
        en: Page(id: ${id}) { title }
        de: Page(id: ${id}, locale: de) {
          title
          post { title }
          about { relationTo value { ... on Post { title } ... on Page { page: title } } }
        }
      }`
      expect(await ask(read, {}, '')).toEqual({
        data: {
          en: { title: 'Wind' },
          de: {
            title: 'Wind aus Ost',
            post: { title: 'Ropes' },
            about: [{ relationTo: 'posts', value: { title: 'Ropes' } }],
          },
        },
      })
    })

    test('a global, who is signed in, and signing in', async () => {
      expect(await ask('mutation { updateSetting(data: { motto: "Ahoy" }) { motto } }')).toEqual({
        data: { updateSetting: { motto: 'Ahoy' } },
      })
      expect(await ask('{ Setting { motto } }', {}, '')).toEqual({
        data: { Setting: { motto: 'Ahoy' } },
      })
      expect(await ask('{ meUser { user { email } } }')).toEqual({
        data: { meUser: { user: { email: 'ada@site.example' } } },
      })
      const signIn = `mutation {
        loginUser(email: "ada@site.example", password: "wrong") { user { email } }
      }`
      expect(await ask(signIn, {}, '')).toMatchObject({
        data: { loginUser: null },
        errors: [
          {
            message: 'The email or password provided is incorrect.',
            extensions: { statusCode: 401 },
          },
        ],
      })
    })

    test('errors say which field is wrong, and what the query got wrong', async () => {
      expect(await ask(makePost, { data: { title: '' } })).toMatchObject({
        data: { createPost: null },
        errors: [
          {
            message: 'The following field is invalid: Title',
            path: ['createPost'],
            extensions: {
              statusCode: 400,
              data: { errors: [{ path: 'title', message: 'This field is required.' }] },
            },
          },
        ],
      })
      expect(await ask('{ Post(id: 987654) { title } }')).toMatchObject({
        data: { Post: null },
        errors: [{ extensions: { statusCode: 404 } }],
      })
      const answer = await server.send('POST', '/api/graphql', {
        query: '{ Posts { docs { titel } } }',
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        errors: [
          {
            message: 'Cannot query field "titel" on type "Post". Did you mean "title" or "notes"?',
          },
        ],
      })
    })
  },
)
