// @module-tag slow
import { pathToFileURL } from 'node:url'
import { Validator } from '@cfworker/json-schema'
import type { Access } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import type { Call } from './kit/openapi-calls.ts'
import { callEverything } from './kit/openapi-calls.ts'
import { isSdkInstalled } from './kit/published-sdk.ts'
import type { SdkHost } from './kit/sdk-site.ts'
import { sdkHosts } from './kit/sdk-site.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

interface Operation {
  operationId: string
  parameters?: { $ref?: string; name?: string }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content: { 'application/json': { schema: object } } }>
}

interface Described {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: object
}

let host: SdkHost
let described: Described

beforeAll(async () => {
  host = await sdkHosts['this server']!()
  described = await describedFor(await tokenOf(admin))
})
afterAll(() => host.close())

async function tokenOf(person: object): Promise<string> {
  const answer = await send('/users/login', '', { method: 'POST', body: JSON.stringify(person) })
  return (await answer.json()).token
}

function send(path: string, token: string, init: RequestInit = {}) {
  const isForm = init.body instanceof FormData
  return fetch(host.baseURL + path, {
    ...init,
    headers: {
      ...(init.body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { Authorization: `JWT ${token}` }),
    },
  })
}

async function describedFor(token: string): Promise<Described> {
  const answer = await send('/stateroom/openapi.json', token)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  return answer.json()
}

const operationsOf = ({ paths }: Described) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )

test('37.5 says of each request what it is, what is sent and what is answered', async () => {
  const token = await tokenOf(admin)
  const operations = new Map(operationsOf(described).map((one) => [one.operationId, one]))
  const called = new Set<string>()

  await callEverything(async (call) => {
    called.add(call.id)
    const told = operations.get(call.id)
    expect(told, call.id).toBeDefined()
    const asked = new URL(host.baseURL + call.path)
    expect(asked.pathname).toMatch(new RegExp(`/api${told!.path.replace('{id}', '[^/]+')}$`))
    expect(call.method.toLowerCase()).toBe(told!.method)
    const known = (told!.parameters ?? []).flatMap(({ $ref }) => $ref?.split('/').pop() ?? [])
    const names = [...asked.searchParams.keys()].map((key) => key.replace(/\[.*/, ''))
    expect(known, call.id).toEqual(expect.arrayContaining(names))
    mustAllow(call, told!)

    const body = call.body instanceof FormData ? call.body : JSON.stringify(call.body)
    const answer = await send(call.path, token, { method: call.method, body })
    const data = await answer.json()
    expect(Object.keys(told!.responses), `${call.id} ${JSON.stringify(data)}`).toContain(
      String(answer.status),
    )
    const { schema } = told!.responses[answer.status]!.content['application/json']
    expect(mistakesIn(data, schema), call.id).toEqual([])
    return data
  }, host.payload)

  // The others are the same for each collection of users; what ends the session isn't called here.
  const left = [...operations.keys()].filter((id) => !called.has(id))
  expect(left.sort()).toEqual([
    'appsLogout',
    'appsRefresh',
    'membersLogout',
    'membersRefresh',
    'usersLogout',
    'usersResetPassword',
  ])
})

/** What is sent fits what is said of it. */
function mustAllow({ body, id }: Call, { requestBody }: Operation): void {
  if (body === undefined) return
  const content = requestBody?.content ?? {}
  if (body instanceof FormData) expect(Object.keys(content)).toContain('multipart/form-data')
  else if (!content['application/json']) expect(body, id).toEqual({})
  else expect(mistakesIn(body, content['application/json'].schema), id).toEqual([])
}

function mistakesIn(value: unknown, schema: object): string[] {
  const root = { ...schema, components: described.components }
  const { errors } = new Validator(root, '2020-12', false).validate(value)
  return errors.map(({ error, instanceLocation }) => `${instanceLocation}: ${error}`)
}

test('37.5 refuses what is wrong in what is sent', () => {
  const operations = operationsOf(described)
  const schemaOf = (id: string) =>
    operations.find(({ operationId }) => operationId === id)!.requestBody!.content[
      'application/json'
    ]!.schema
  const posts = schemaOf('postsCreate')
  expect(mistakesIn({ title: 'Tides', author: 1 }, posts)).toEqual([])
  for (const wrong of [
    {},
    { title: 7 },
    { title: 'Tides', views: 'many' },
    { title: 'Tides', author: { id: 1, name: 'Ada' } },
    { title: 'Tides', nobodyKnows: true },
  ]) {
    expect(mistakesIn(wrong, posts), JSON.stringify(wrong)).not.toEqual([])
  }
  expect(mistakesIn({}, schemaOf('postsUpdate'))).toEqual([])
})

test('37.5 SEC-3 says nothing of what nobody may be told', () => {
  const said = JSON.stringify(described)
  for (const secret of [
    '"hash"',
    '"salt"',
    'resetPasswordToken',
    '_verificationToken',
    'payload-preferences',
  ]) {
    expect(said.includes(secret), secret).toBe(false)
  }
})

test('37.5 SEC-3 is told to those who may use the panel alone', async () => {
  const { status } = await send('/stateroom/openapi.json', '')
  expect(status).toBe(401)
})

test('37.5 SEC-3 names only what somebody may do', async () => {
  const isAdmin: Access = ({ req }) => req.user?.role === 'admin'
  const server = await serve(
    aSite({
      collections: [
        users(),
        { ...posts(), access: { create: isAdmin, delete: isAdmin } },
        {
          slug: 'ledgers',
          access: { read: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
          fields: [{ name: 'sum', type: 'number' }],
        },
      ],
      accounts: { tokensInResponses: true },
    }),
  )
  const editor = { email: 'eve@site.example', password: 'one-more-long-password' }
  await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
  const cookie = await server.signIn(editor)
  const { paths, components } = await (
    await server.ask('/api/stateroom/openapi.json', { headers: { cookie } })
  ).json()
  await server.close()

  expect(Object.keys(paths['/posts'])).toEqual(['get', 'patch'])
  expect(Object.keys(paths['/posts/{id}'])).toEqual(['get', 'patch'])
  expect(paths['/posts/{id}/duplicate']).toBeUndefined()
  expect(JSON.stringify([paths, components])).not.toContain('ledgers')
})

test.skipIf(!isSdkInstalled)('37.5 is valid for a published validator', async () => {
  const validator = inProject(
    'tests/payload-packages/node_modules/@seriousme/openapi-schema-validator',
  )
  const { Validator: OpenApiValidator } = await import(pathToFileURL(`${validator}/index.js`).href)
  expect(await new OpenApiValidator().validate(structuredClone(described))).toEqual({ valid: true })
})
