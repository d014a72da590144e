import type { CollectionConfig, GlobalConfig } from 'payload'
import { APIError } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const fails = (thrown: Error) => () => {
  throw thrown
}

const failsLater = async () => {
  await Promise.resolve()
  throw new TypeError('undefined is no site')
}

const collections: CollectionConfig[] = [
  users(),
  posts(),
  {
    slug: 'orders',
    hooks: {
      beforeChange: [fails(new Error('the shop is closed'))],
      afterRead: [({ doc }) => doc],
    },
    fields: [{ name: 'number', type: 'number' }],
  },
  { slug: 'parcels', hooks: { beforeValidate: [failsLater] }, fields: [] },
  {
    slug: 'letters',
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'Text',
            fields: [
              {
                name: 'lines',
                type: 'array',
                fields: [
                  {
                    name: 'text',
                    type: 'text',
                    hooks: { beforeChange: [fails(new SyntaxError('no text'))] },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'offers',
    hooks: { beforeChange: [fails(new APIError('The offer has ended.', 409, undefined, true))] },
    fields: [],
  },
]

const settings: GlobalConfig = {
  slug: 'settings',
  hooks: { afterChange: [failsLater] },
  fields: [{ name: 'title', type: 'text' }],
}

let server: TestServer
let cookie: string

beforeAll(async () => {
  server = await serve(aSite({ collections, globals: [settings] }))
  cookie = await server.signIn()
})
afterAll(() => server.close())

test.each([
  ['/api/orders', { number: 1 }, 'beforeChange', 'orders'],
  ['/api/parcels', {}, 'beforeValidate', 'parcels'],
  ['/api/letters', { lines: [{ text: 'Dear Ada' }] }, 'beforeChange', 'letters'],
  ['/api/globals/settings', { title: 'Harbour' }, 'afterChange', 'settings'],
])(
  'FRONT-3 a hook that fails at %s is told as the site’s own code',
  async (path, data, hook, slug) => {
    const answer = await server.send('POST', path, data, { cookie })
    const body = await answer.json()

    expect([answer.status, body]).toMatchObject([
      500,
      { code: 'site.failed', details: { hook, slug } },
    ])
    expect(JSON.stringify(body)).not.toMatch(/closed|undefined is|no text/)
  },
)

test('FRONT-3 what a hook refuses on purpose keeps its own words', async () => {
  const answer = await server.send('POST', '/api/offers', {}, { cookie })

  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { errors: [{ message: 'The offer has ended.' }] },
  ])
})
