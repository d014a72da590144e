import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Field, RichTextAdapterProvider } from 'payload'
import { buildConfig, getPayload } from 'payload'
import { expect, test, vi } from 'vitest'
import { richText, stateroom } from '#server'
import { lexicalLike } from './kit/lexical-like.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

/** What a project with this field writes to its log when it starts. */
async function loggedWith(body: Field): Promise<string> {
  let logged = ''
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk)
      done()
    },
  })
  const url = `file:${join(temporaryFolder('unmatched'), 'unmatched.db')}`
  const config = await buildConfig({
    secret: 'of-a-project-of-somebody-else-32',
    telemetry: false,
    typescript: { autoGenerate: false },
    collections: [
      { slug: 'users', auth: true, fields: [] },
      { slug: 'posts', fields: [body] },
      { slug: 'notes', fields: [{ type: 'row', fields: [body] }] },
    ],
    db: sqliteAdapter({ client: { url } }),
    logger: { options: { level: 'info' }, destination },
    plugins: [stateroom({ isHosted: true })],
  })
  const payload = await getPayload({ config, key: randomUUID() })
  await payload.destroy()
  return logged
}

test('19 the log at startup names the features of Payload’s editor that have no counterpart, once', async () => {
  // The preview client of the example is another patch release: it was never published in Payload's.
  vi.stubEnv('PAYLOAD_DISABLE_DEPENDENCY_CHECKER', 'true')
  const logged = await loggedWith({ name: 'body', type: 'richText', editor: lexicalLike([], []) })
  expect(logged.match(/have no counterpart/g)).toHaveLength(1)
  expect(logged).toContain('- treeView in posts.body, notes.body')
  expect(logged).toContain('- banner (nodes: banner-block) in posts.body, notes.body')
  expect(logged).not.toMatch(/- (bold|table|experimental_table)/)

  const ours = await loggedWith({ name: 'body', type: 'richText', editor: richText() })
  expect(ours).not.toContain('have no counterpart')
})

test('37.2 the log at startup names the rich texts of an editor that isn’t known', async () => {
  vi.stubEnv('PAYLOAD_DISABLE_DEPENDENCY_CHECKER', 'true')
  const slateLike: RichTextAdapterProvider = () => ({
    CellComponent: false,
    FieldComponent: false,
    outputSchema: () => ({ type: 'array' }),
    validate: () => true,
  })
  const logged = await loggedWith({ name: 'body', type: 'richText', editor: slateLike })
  expect(logged).toContain('such as Slate, and are edited as JSON: posts.body, notes.body')
  expect(logged).not.toContain('have no counterpart')
})
