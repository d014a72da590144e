// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idempotencyHeader } from '#contracts/documents'
import type { DocumentTemplate, DocumentTemplates, TemplateValues } from '#contracts/templates'
import { longestTemplateName, templatesPath } from '#contracts/templates'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { Name } from './kit/template-desk.ts'
import { openTemplateDesk } from './kit/template-desk.ts'

type Desk = Awaited<ReturnType<typeof openTemplateDesk>>

const at = ({ id }: { id: string }) => `${templatesPath}/${id}`

function cases(databaseUrl: () => Promise<string | null>) {
  let desk: Desk

  beforeAll(async () => {
    desk = await openTemplateDesk(await databaseUrl())
  })
  afterAll(() => desk.server.close())

  const keep = async (as: Name, id: unknown, name = 'Event'): Promise<DocumentTemplate> => {
    const answer = await desk.send(as, 'POST', templatesPath, { collectionSlug: 'pages', id, name })
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const listed = async (as: Name): Promise<string[]> => {
    const answer = await desk.get(as, templatesPath, { collectionSlug: 'pages' })
    return ((await answer.json()) as DocumentTemplates).templates.map(({ name }) => name)
  }
  const valuesFor = async (
    as: Name,
    template: { id: string },
    locale = 'en',
  ): Promise<TemplateValues> => (await desk.get(as, at(template), { locale })).json()

  test('39.1 REF-1 keeps a document, lists it, renames it and deletes it', async () => {
    const template = await keep('grace', await desk.page({}), ' Event ')

    expect(template).toMatchObject({
      name: 'Event',
      by: { title: 'grace@site.example', collection: 'users' },
      at: expect.any(String),
      mayChange: true,
    })
    expect(await listed('alan')).toContain('Event')
    const renamed = await desk.send('grace', 'PATCH', at(template), { name: 'Big event' })
    expect(await renamed.json()).toMatchObject({ id: template.id, name: 'Big event' })
    expect((await desk.send('grace', 'DELETE', at(template))).status).toBe(204)
    expect(await listed('alan')).not.toContain('Big event')
    expect(await (await desk.get('alan', at(template), {})).json()).toMatchObject({
      code: 'template.gone',
    })
  })

  test('39.1 REF-1 has the content in each language, and nothing that is of one document alone', async () => {
    const id = await desk.page({
      title: 'Harbour',
      slug: 'harbour',
      number: 12,
      intro: 'A day out',
      parts: [{ blockType: 'quote', words: 'Calm' }],
      rows: [{ text: 'One' }],
    })
    await desk.server.payload.update({
      ...{ collection: 'pages', id: id as never, locale: 'de' as never },
      data: { intro: 'Ein Tag draußen' },
    })
    const template = await keep('grace', id)

    const english = await valuesFor('grace', template)
    expect(english).toMatchObject({
      name: 'Event',
      leftOut: 0,
      values: {
        title: 'Harbour',
        intro: 'A day out',
        parts: [{ blockType: 'quote', words: 'Calm' }],
        rows: [{ text: 'One' }],
      },
    })
    const own = ['id', 'slug', 'number', 'createdAt', 'updatedAt', '_status', 'stateroomAuthor']
    expect(own.filter((name) => name in english.values)).toEqual([])
    expect((await valuesFor('grace', template, 'de')).values.intro).toBe('Ein Tag draußen')
  })

  test('39.1 REF-1 takes no text of another language for a missing one', async () => {
    const template = await keep('grace', await desk.page({ intro: 'Only English' }))

    expect((await valuesFor('grace', template, 'de')).values.intro ?? null).toBe(null)
  })

  test('39.1 REF-1 keeps the latest draft', async () => {
    const id = await desk.page({ title: 'Published', _status: 'published' })
    await desk.server.payload.update({
      ...{ collection: 'pages', id: id as never, draft: true },
      data: { title: 'Rewritten' },
    })

    const template = await keep('grace', id)
    expect((await valuesFor('grace', template)).values.title).toBe('Rewritten')
  })

  test('39.1 REF-1 leaves out fields that the reader may not read or write, and says so', async () => {
    const id = await desk.page({
      salary: '90',
      rows: [{ text: 'One', price: '5' }],
      checked: 'yes',
    })
    const template = await keep('ada', id)

    const forAda = await valuesFor('ada', template)
    expect(forAda).toMatchObject({
      leftOut: 0,
      values: { salary: '90', checked: 'yes', rows: [{ text: 'One', price: '5' }] },
    })
    const forGrace = await valuesFor('grace', template)
    expect(forGrace.leftOut).toBe(3)
    expect(JSON.stringify(forGrace.values)).not.toMatch(/salary|price|checked/)
    expect(forGrace.values.rows).toMatchObject([{ text: 'One' }])
  })

  test('39.1 REF-1 leaves out what the site has no field or block for any more', async () => {
    const template = await keep('grace', await desk.page({ title: 'Old' }))
    const values = {
      en: {
        title: 'Old',
        lost: 'Nowhere',
        parts: [
          { blockType: 'gone', words: 'Lost' },
          { blockType: 'quote', words: 'Here', lost: 'x' },
        ],
      },
    }
    await desk.server.payload.db.updateOne({
      ...{ collection: 'stateroom-templates', id: template.id, data: { values } },
    })

    const read = await valuesFor('grace', template)
    expect(read).toMatchObject({
      leftOut: 3,
      values: { title: 'Old', parts: [{ blockType: 'quote', words: 'Here' }] },
    })
    expect(read.values).not.toHaveProperty('lost')
  })

  test('39.1 REF-1 is of a document only for those who may read it, until it is deleted', async () => {
    const id = await desk.page({ title: 'Secret', state: 'secret' })
    const template = await keep('ada', id, 'Secret plan')

    expect(await listed('ada')).toContain('Secret plan')
    expect(await listed('grace')).not.toContain('Secret plan')
    expect((await desk.get('grace', at(template), {})).status).toBe(404)
    await desk.server.payload.update({
      ...{ collection: 'pages', id: id as never, data: { state: 'open' } },
    })
    expect(await listed('grace')).toContain('Secret plan')
    await desk.server.payload.delete({ collection: 'pages', id: id as never })
    expect(await listed('grace')).not.toContain('Secret plan')
    expect(await listed('ada')).toContain('Secret plan')
  })

  test('39.1 REF-1 is made of no document that its maker may not read', async () => {
    const id = await desk.page({ title: 'Secret', state: 'secret' })
    const asked = { collectionSlug: 'pages', id, name: 'Peek' }

    expect((await desk.send('grace', 'POST', templatesPath, asked)).status).toBe(404)
    expect(await listed('ada')).not.toContain('Peek')
  })

  test('39.1 REF-1 is changed by its maker, and by whoever may delete all there', async () => {
    const template = await keep('grace', await desk.page({}), 'Of Grace')

    expect((await desk.send('alan', 'PATCH', at(template), { name: 'Mine' })).status).toBe(403)
    expect((await desk.send('alan', 'DELETE', at(template))).status).toBe(403)
    const { templates } = (await (
      await desk.get('alan', templatesPath, { collectionSlug: 'pages' })
    ).json()) as DocumentTemplates
    expect(templates.find(({ id }) => id === template.id)?.mayChange).toBe(false)
    expect((await desk.send('ada', 'PATCH', at(template), { name: 'Of all' })).status).toBe(200)
    expect((await desk.send('ada', 'DELETE', at(template))).status).toBe(204)
  })

  test('39.1 REF-1 names nobody once its maker is deleted', async () => {
    const person = { email: 'eve@site.example', password: 'a-long-password-1' }
    const { id } = await desk.server.payload.create({ collection: 'users', data: person })
    const template = await keep('grace', await desk.page({}), 'Of Eve')
    await desk.server.payload.db.updateOne({
      ...{ collection: 'stateroom-templates', id: template.id, data: { author: `users/${id}` } },
    })
    await desk.server.payload.delete({ collection: 'users', id })

    const body = await (await desk.get('ada', templatesPath, { collectionSlug: 'pages' })).json()
    const found = (body as DocumentTemplates).templates.find(({ name }) => name === 'Of Eve')
    expect(found?.by).toBe(null)
  })

  test('39.1 REF-1 is kept once when its answer is lost, and needs a name', async () => {
    const id = await desk.page({})
    const asked = { collectionSlug: 'pages', id, name: 'Once' }
    const headers = { [idempotencyHeader]: 'one-name' }
    const first = await desk.send('grace', 'POST', templatesPath, asked, headers)
    const again = await desk.send('grace', 'POST', templatesPath, asked, headers)

    expect(await again.json()).toEqual(await first.json())
    expect((await listed('grace')).filter((name) => name === 'Once')).toHaveLength(1)
    for (const name of ['  ', 'x'.repeat(longestTemplateName + 1)]) {
      const refused = await desk.send('grace', 'POST', templatesPath, { ...asked, name })
      expect(await refused.json()).toMatchObject({ code: 'template.badName' })
    }
    for (const body of [{}, { ...asked, name: 1 }, { ...asked, more: 1 }, { name: 'x' }]) {
      expect((await desk.send('grace', 'POST', templatesPath, body)).status).toBe(400)
    }
  })

  test('39.1 REF-1 is of no accounts, files, globals or what the site leaves out', async () => {
    for (const slug of ['users', 'media', 'leaves', 'single', 'nowhere']) {
      const answer = await desk.get('ada', templatesPath, { collectionSlug: slug })
      expect([slug, answer.status]).toEqual([slug, 404])
    }
    const config = await (await desk.get('ada', '/stateroom/config', {})).json()
    const having = config.collections.filter(({ templates }: { templates?: true }) => templates)
    expect(having.map(({ slug }: { slug: string }) => slug)).toEqual(['pages', 'closed'])
  })

  test('39.1 REF-1 is nothing for visitors, members, and those who create nothing there', async () => {
    const template = await keep('ada', await desk.page({}), 'Inside')
    for (const as of ['mel', 'visitor'] as const) {
      const answers = await Promise.all([
        desk.get(as, templatesPath, { collectionSlug: 'pages' }),
        desk.get(as, at(template), {}),
        desk.send(as, 'POST', templatesPath, { collectionSlug: 'pages', id: 1, name: 'x' }),
        desk.send(as, 'PATCH', at(template), { name: 'x' }),
        desk.send(as, 'DELETE', at(template)),
      ])
      expect(answers.every(({ status }) => status === 401 || status === 403)).toBe(true)
    }
    expect((await desk.get('grace', templatesPath, { collectionSlug: 'closed' })).status).toBe(403)
  })

  test('39.1 REF-1 has no other door', async () => {
    const template = await keep('ada', await desk.page({}), 'Behind a door')
    for (const as of ['ada', 'grace', 'mel', 'visitor'] as const) {
      const answers = await Promise.all([
        desk.get(as, '/stateroom-templates', {}),
        desk.get(as, `/stateroom-templates/${template.id}`, {}),
        desk.send(as, 'POST', '/stateroom-templates', { of: 'pages', name: 'x' }),
        desk.send(as, 'DELETE', `/stateroom-templates/${template.id}`),
      ])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([501]))
    }
  })
}

describe('templates of documents', () => onBothDatabases(cases))
