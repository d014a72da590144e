import type { CollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import type { ClientField } from '#contracts/fields'
import type { FormState, FormStateRequest } from '#contracts/form-state'
import { formStatePath } from '#contracts/form-state'
import { ruledSite } from './kit/ruled-site.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { posts } from './kit/site.ts'

const editor = { email: 'ed@site.example', password: 'another-password' }

/** With a trash, and a field that is there only under a condition. */
const leaves: CollectionConfig = {
  slug: 'leaves',
  trash: true,
  fields: [
    { name: 'kind', type: 'text' },
    { name: 'more', type: 'text', admin: { condition: ({ kind }) => kind === 'long' } },
  ],
}

let server: TestServer
let adminCookie: string
let cookie: string

beforeAll(async () => {
  const site = ruledSite()
  server = await serve({ ...site, collections: [...(site.collections ?? []), posts(), leaves] })
  await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
  adminCookie = await server.signIn()
  cookie = await server.signIn(editor)
})
afterAll(() => server.close())

const send = (body: unknown, headers: Record<string, string> = { cookie }) =>
  server.send('POST', `/api${formStatePath}`, body, headers)

type Question = Partial<FormStateRequest>

/** About a talk that nobody has saved. */
const ask = async (question: Question, headers?: Record<string, string>): Promise<FormState> => {
  const answer = await send(
    { collectionSlug: 'talks', operation: 'create', skipValidation: true, ...question },
    headers,
  )
  expect(answer.status).toBe(200)
  return (await answer.json()) as FormState
}

const talk = (data: object) => server.payload.create({ collection: 'talks', data })

/** About one that was saved. */
const askAbout = (id: string | number, question: Question = {}) =>
  ask({ operation: 'update', id, changes: {}, ...question })

const row = (id: string, values: object = {}) => ({ id, ...values })

describe('17.16 DOC-7 what the functions of the config say', () => {
  test('a condition hides a field, and what only arranges fields with all that is in it', async () => {
    const { fields } = await ask({ data: { kind: 'short' } })
    const hidden = Object.keys(fields).filter((key) => fields[key]?.hidden)

    expect(hidden.sort()).toEqual(['_index-13', '_index-14-1', 'minutes', 'more', 'two'])
    expect((await ask({ data: { kind: 'long' } })).fields).not.toHaveProperty('minutes')
  })

  test('LIST-4 it says so of what is in the trash, too', async () => {
    const { id } = await server.payload.create({
      collection: 'leaves',
      data: { kind: 'short', deletedAt: new Date().toISOString() },
    })

    const { fields } = await askAbout(id, { collectionSlug: 'leaves' })

    expect(fields).toMatchObject({ more: { hidden: true } })
  })

  test('a condition in a row is asked with the row and its path, and answered by its id', async () => {
    const parts = [row('aaaa', { has: true }), row('bbbb', { has: false })]
    const layout = [
      row('cccc', { blockType: 'quote', words: 'said' }),
      row('dddd', { blockType: 'quote', words: '' }),
    ]
    const { fields } = await ask({ data: { parts, layout } })

    expect(fields).toMatchObject({
      'parts.bbbb.extra': { hidden: true },
      'layout.dddd.source': { hidden: true },
    })
    expect(fields).not.toHaveProperty('parts.aaaa.extra')
    expect(fields).not.toHaveProperty('layout.cccc.source')
  })

  test('filterOptions say what may be chosen: options, documents, kinds of block', async () => {
    const { fields } = await ask({ data: { kind: 'long' } })

    expect(fields).toMatchObject({
      room: { options: ['cellar', 'hall'] },
      speaker: { where: { users: { role: { equals: 'admin' } }, rooms: false } },
      layout: { blocks: ['quote'] },
    })
    const short = await ask({ data: { kind: 'short' } })
    expect(short.fields).not.toHaveProperty('room')
    expect(short.fields.speaker).toEqual({ where: { rooms: false } })
    expect(short.fields).not.toHaveProperty('layout')
  })

  test('CFG-7 of a collection that the user may not see nothing is said', async () => {
    const data = { kind: 'long' as const }
    const mine = await ask({ data })
    const theirs = await ask({ data }, { cookie: adminCookie })

    expect(Object.keys(mine.fields.speaker?.where ?? {})).toEqual(['users', 'rooms'])
    expect(Object.keys(theirs.fields.speaker?.where ?? {})).toEqual(['users', 'rooms', 'papers'])
  })

  test('CFG-7 of a field that the user may not read nothing is said', async () => {
    const mine = await ask({ data: {} })
    const theirs = await ask({ data: {} }, { cookie: adminCookie })

    expect(mine.fields).not.toHaveProperty('budget')
    expect(theirs.fields).toMatchObject({ budget: { options: [] } })
  })

  test('default values of functions fill what is new and empty, and nothing else', async () => {
    const parts = [row('aaaa'), row('bbbb', { heading: 'Mine' })]
    const { defaults } = await ask({ data: { parts } })

    expect(defaults).toEqual({
      code: `T-${editor.email}`,
      from: '1970-01-01T00:00:00.000Z',
      'parts.aaaa.heading': 'Part',
    })
    expect((await ask({ data: { code: '', from: null } })).defaults).toEqual({})
  })

  test('in a document that is there only new rows are filled', async () => {
    const { id, parts } = await talk({ code: null, parts: [{ heading: null }] })
    const stored = (parts as { id: string }[])[0]!
    const { defaults } = await askAbout(id, {
      changes: { parts: [{ id: stored.id }, row('ffff')] },
    })

    expect(defaults).toEqual({ 'parts.ffff.heading': 'Part' })
  })

  test('validate is run where it is asked for, in the language of the request', async () => {
    const data = { kind: 'long', minutes: 5 }
    const headers = { cookie: `${cookie}; payload-lng=de` }

    expect((await ask({ data })).fields).not.toHaveProperty('minutes')
    expect((await ask({ data, skipValidation: false }, headers)).fields.minutes).toEqual({
      error: 'de: too short',
    })
    const fine = await ask({ data: { kind: 'long', minutes: 45 }, skipValidation: false })
    expect(fine.fields).not.toHaveProperty('minutes')
  })

  test('Payload’s own rules are left to the browser', async () => {
    const data = { kind: 'neither', room: 'nowhere' }
    const { fields } = await ask({ data, skipValidation: false })

    expect(Object.values(fields).flatMap(({ error }) => error ?? [])).toEqual([])
  })

  test('PERM-2 access that looks at the document is decided with it, groups as a whole', async () => {
    const open = await talk({ state: 'open', note: 'seen' })
    const locked = await talk({ state: 'locked', note: 'unseen' })

    const ofOpen = (await askAbout(open.id)).fields
    expect(ofOpen).toMatchObject({
      review: { readOnly: false },
      plan: { readOnly: false },
      'plan.goal': { readOnly: false },
    })
    expect(ofOpen).not.toHaveProperty('note')
    expect(ofOpen).not.toHaveProperty('fixed')

    const ofLocked = (await askAbout(locked.id)).fields
    expect(ofLocked.note).toEqual({ hidden: true })
    expect(ofLocked).not.toHaveProperty('review')
  })

  test('a function that breaks is told, hides nothing and gives nothing away', async () => {
    const answer = await send({ collectionSlug: 'fragile', operation: 'create', data: {} })
    const text = await answer.text()
    const { broken, defaults, fields } = JSON.parse(text) as FormState

    expect(broken).toEqual([
      { path: 'hidden', rule: 'condition' },
      { path: 'seen', rule: 'access' },
      { path: 'given', rule: 'defaultValue' },
      { path: 'chosen', rule: 'filterOptions' },
      { path: 'named', rule: 'filterOptions' },
      { path: 'judged', rule: 'validate' },
    ])
    expect([fields, defaults]).toEqual([{}, {}])
    expect(text).not.toContain('secret')
  })

  test('a global is asked about like a document', async () => {
    const question = { globalSlug: 'banner', operation: 'update' as const }
    const answer = await send({ ...question, changes: { isShown: true } })
    const hidden = await send({ ...question, changes: {} })

    expect(await answer.json()).toEqual({ fields: {}, defaults: {}, broken: [] })
    expect(await hidden.json()).toMatchObject({ fields: { words: { hidden: true } } })
  })
})

describe('a difference to what is saved', () => {
  test('says the same as the whole document', async () => {
    const { id, parts } = await talk({
      kind: 'short',
      parts: [{ has: false }, { has: true }],
    })
    const [first, second] = parts as { id: string }[]
    const changes = { kind: 'long', parts: [{ id: first!.id, has: true }, { id: second!.id }] }
    const byDifference = await askAbout(id, { changes })
    const whole = await server.ask(`/api/talks/${id}?depth=0&draft=true`, { headers: { cookie } })
    const data = {
      ...((await whole.json()) as object),
      kind: 'long',
      parts: [
        { id: first!.id, has: true },
        { id: second!.id, has: true },
      ],
    }
    const { changes: _none, ...byWhole } = { changes, data }

    expect(byDifference).toEqual(await ask({ operation: 'update', id, ...byWhole }))
    expect(byDifference.fields).not.toHaveProperty('minutes')
    expect(byDifference.fields).not.toHaveProperty(`parts.${first!.id}.extra`)
  })

  test('is one to the language that is edited', async () => {
    const { id } = await talk({ title: 'Hello' })
    await server.payload.update({ collection: 'talks', id, locale: 'de', data: { title: 'Hallo' } })

    expect((await askAbout(id, { locale: 'de' })).fields).toHaveProperty('minutes')
    const wrong = await send({
      collectionSlug: 'talks',
      id,
      operation: 'update',
      changes: {},
      locale: 'xx',
    })
    expect(wrong.status).toBe(400)
  })
})

describe('who may ask', () => {
  const question = { collectionSlug: 'talks', operation: 'create', data: {} }

  test('nobody who is not signed in', async () => {
    const answer = await send(question, {})

    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'session.ended' })
  })

  test('PERM-1 nobody about a document that they may not read, or that is not there', async () => {
    const { id } = await talk({ state: 'secret' })
    const about = (one: unknown) => send({ ...question, operation: 'update', id: one })

    expect((await about(id)).status).toBe(404)
    expect((await about(9999)).status).toBe(404)
    expect((await about('no-number')).status).toBe(404)
    expect((await send({ ...question, collectionSlug: 'nothing' })).status).toBe(404)
    expect((await send({ ...question, collectionSlug: 'papers' })).status).toBe(200)
  })

  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['no operation', { collectionSlug: 'talks', data: {} }],
    ['a collection and a global', { ...question, globalSlug: 'banner' }],
    ['neither', { operation: 'update' }],
    ['values that are a list', { ...question, data: [] }],
    ['a whole and a difference', { ...question, changes: {} }],
    ['a new document with an id', { ...question, id: 1 }],
    ['an old one without', { ...question, operation: 'update' }],
  ])('%s is refused as unreadable', async (_what, body) => {
    const answer = await send(body)

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'request.invalid' })
  })

  test('a name that every object has changes no object', async () => {
    const body = `{"collectionSlug":"talks","operation":"create","data":{"__proto__":{"kind":"long"}}}`
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await server.ask(`/api${formStatePath}`, { method: 'POST', body, headers })

    expect(answer.status).toBe(200)
    expect({}).not.toHaveProperty('kind')
  })
})

describe('LOCK-1 who has it open', () => {
  const lock = (id: number | string, user: string | number) =>
    server.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'talks', value: id },
        user: { relationTo: 'users', value: user },
      },
    })

  test('is told of others, where it is asked for', async () => {
    const { docs } = await server.payload.find({ collection: 'users', sort: 'createdAt' })
    const [ada, ed] = docs
    const theirs = await talk({})
    const mine = await talk({})
    await lock(theirs.id, ada!.id)
    await lock(mine.id, ed!.id)

    expect(await askAbout(theirs.id)).not.toHaveProperty('lockedBy')
    expect((await askAbout(theirs.id, { returnLockStatus: true })).lockedBy).toEqual({
      id: ada!.id,
      collection: 'users',
      title: 'ada@site.example',
    })
    expect((await askAbout(mine.id, { returnLockStatus: true })).lockedBy).toBeNull()
  })

  test('R4 an expired lock is no lock', async () => {
    const { docs } = await server.payload.find({ collection: 'users', sort: 'createdAt' })
    const { id } = await talk({})
    const { id: lockId } = await lock(id, docs[0]!.id)
    const updatedAt = new Date(Date.now() - 301_000).toISOString()
    await server.payload.db.updateOne({
      collection: 'payload-locked-documents',
      id: lockId,
      data: { updatedAt },
    })

    expect((await askAbout(id, { returnLockStatus: true })).lockedBy).toBeNull()
  })
})

describe('what the config says of it', () => {
  const config = async () =>
    (await (
      await server.ask('/api/stateroom/config', { headers: { cookie } })
    ).json()) as SignedInConfig
  const fieldsOf = async (slug: string) =>
    (await config()).collections.find((one) => one.slug === slug)!.fields
  const named = (fields: readonly ClientField[], name: string) =>
    fields.find((field) => 'name' in field && field.name === name)

  test('a field says what only the server can decide about it', async () => {
    const fields = await fieldsOf('talks')
    const asks = (name: string) => named(fields, name)?.asks

    expect(asks('minutes')).toEqual({ condition: true, validate: true })
    expect(asks('room')).toEqual({ options: true })
    expect(asks('speaker')).toEqual({ options: true })
    expect(asks('layout')).toEqual({ options: true })
    expect(asks('code')).toEqual({ defaultValue: true })
    expect(asks('review')).toEqual({ access: true })
    expect(named(fields, 'plan')).toMatchObject({
      asks: { access: true },
      fields: [{ asks: { access: true } }],
    })
    expect(fields.find(({ type }) => type === 'collapsible')?.asks).toEqual({
      at: '_index-13',
      condition: true,
    })
    expect(fields.find(({ type }) => type === 'tabs')).toMatchObject({
      tabs: [{ label: 'One' }, { label: 'Two', asks: { at: '_index-14-1', condition: true } }],
    })
  })

  test('a rule that looks only at who asks is none of these', async () => {
    const config = await fieldsOf('talks')

    expect(named(config, 'memo')).toMatchObject({ readOnly: { update: true } })
    expect(named(config, 'memo')).not.toHaveProperty('asks')
    expect(JSON.stringify(await fieldsOf('posts'))).not.toContain('asks')
  })
})
