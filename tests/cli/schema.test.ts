// @module-tag slow
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@cfworker/json-schema'
import { expect, test } from 'vitest'
import { run } from './kit/doors.ts'
import { aProject, start } from './kit/stateroom.ts'

const written = `export default {
  localization: { locales: ['en', 'de'], defaultLocale: 'en' },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'tags', access: { read: () => true }, fields: [{ name: 'label', type: 'text', required: true }] },
    {
      slug: 'posts',
      access: { read: () => true },
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        { name: 'kind', type: 'select', options: ['essay', 'news'], required: true },
        { name: 'tags', type: 'relationship', relationTo: 'tags', hasMany: true },
        { name: 'body', type: 'richText' },
        { name: 'links', type: 'array', fields: [{ name: 'url', type: 'text' }] },
      ],
    },
  ],
  globals: [{ slug: 'footer', fields: [{ name: 'text', type: 'textarea' }] }],
}
`

test('23 CLI-1 schema describes the documents that the API answers with', async () => {
  const project = aProject(written)
  writeFileSync(join(project.dir, 'seed.ts'), seed)
  const { code, err, out } = await run(project, ['schema', 'posts'])
  const running = start(project, {}, ['--seed', join(project.dir, 'seed.ts')])
  const [, url = ''] = await running.says(/(http:\/\/localhost:\d+)\/admin/)
  const [populated, plain] = await Promise.all(
    [1, 0].map(async (depth) => {
      const answer = await fetch(`${url}/api/posts?depth=${depth}`)
      return ((await answer.json()) as { docs: [Record<string, unknown>] }).docs[0]
    }),
  )
  running.child.kill('SIGTERM')
  await running.ends()

  expect([code, err]).toEqual([0, ''])
  const schema = JSON.parse(out)
  expect(Object.keys(schema.definitions)).toEqual(['posts', 'tags'])
  const validator = new Validator(schema, '7')
  const isValid = (document: unknown) => validator.validate(document).valid
  expect(populated?.tags).toEqual([expect.objectContaining({ label: 'Sea' })])
  expect([populated, plain].map(isValid)).toEqual([true, true])
  expect(isValid({ ...plain, kind: 'poem' })).toBe(false)
  const { title: _, ...untitled } = plain ?? {}
  expect(isValid(untitled)).toBe(false)
  expect(isValid({ ...plain, links: [{ url: 7 }] })).toBe(false)
})

test('23 CLI-1 schema has every collection and global, and writes a file', async () => {
  const project = aProject(written)
  const { code, out } = await run(project, ['schema', '--out', 'documents.schema.json'])

  expect([code, out]).toEqual([0, 'Wrote documents.schema.json\n'])
  const { $schema, definitions, properties } = JSON.parse(
    readFileSync(join(project.dir, 'documents.schema.json'), 'utf8'),
  )
  expect($schema).toBe('http://json-schema.org/draft-07/schema#')
  expect(properties.globals.properties).toEqual({ footer: { $ref: '#/definitions/footer' } })
  expect(definitions.footer.properties.text).toEqual({ type: ['string', 'null'] })
  expect(properties.collections.properties.posts).toEqual({ $ref: '#/definitions/posts' })
})

test('23 CLI-1 schema names the slug that was probably meant', async () => {
  const { code, err } = await run(aProject(written), ['schema', 'tag'])

  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^There’s no collection or global “tag”\. Did you mean “tags”\? /),
  ])
})

const seed = `export default async (payload) => {
  await payload.create({ collection: 'users', data: { email: 'a@b.example', password: 'a-long-password' } })
  const tag = await payload.create({ collection: 'tags', data: { label: 'Sea' } })
  const text = { type: 'text', text: 'Waves', version: 1, format: 0, detail: 0, mode: 'normal', style: '' }
  const paragraph = { type: 'paragraph', version: 1, children: [text], direction: 'ltr', format: '', indent: 0 }
  await payload.create({
    collection: 'posts',
    data: {
      ...{ title: 'Harbour', kind: 'essay', tags: [tag.id], links: [{ url: '/x' }] },
      body: { root: { type: 'root', version: 1, children: [paragraph], direction: 'ltr', format: '', indent: 0 } },
    },
  })
}`
