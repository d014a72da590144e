import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import {
  BlocksFeature,
  EXPERIMENTAL_TableFeature,
  LinkFeature,
  lexicalEditor,
  TextStateFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { createJiti } from 'jiti'
import { buildConfig, getPayload } from 'payload'

// The preview client of the example is another patch release: it was never published in Payload's.
process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER = 'true'

const { siteWith } = await createJiti(import.meta.url).import('../server/kit/every-node-site.ts')

const editor = (options) =>
  options === undefined
    ? lexicalEditor()
    : lexicalEditor({
        features: ({ defaultFeatures }) => [
          ...defaultFeatures,
          EXPERIMENTAL_TableFeature(),
          BlocksFeature({ blocks: options.blocks, inlineBlocks: options.inlineBlocks }),
          LinkFeature({
            fields: ({ defaultFields }) => [...defaultFields, ...options.linkFields],
          }),
          UploadFeature({ collections: { media: { fields: options.uploadFields } } }),
          TextStateFeature({ state: options.textStates }),
        ],
      })

/** Payload with its own editor and a database of its own, with a file and a page in it. */
export async function payloadSite() {
  const folder = await mkdtemp(join(tmpdir(), 'payload-editor-'))
  const collections = siteWith(editor)
  collections.find(({ slug }) => slug === 'media').upload.staticDir = join(folder, 'media')
  const config = await buildConfig({
    secret: 'payload-editor',
    telemetry: false,
    typescript: { autoGenerate: false },
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    editor: editor(),
    collections,
    db: sqliteAdapter({ client: { url: `file:${join(folder, 'site.db')}` } }),
  })
  // Outside of production, Lexical's modules wait for one another; only there are tables made.
  process.env.NODE_ENV = 'development'
  const payload = await getPayload({ config })
  await payload.create({
    collection: 'media',
    data: {},
    file: { name: 'a.txt', data: Buffer.from('a'), mimetype: 'text/plain', size: 1 },
  })
  await payload.create({ collection: 'pages', data: { title: 'A page' } })
  const { editorConfig } = config.collections
    .find(({ slug }) => slug === 'posts')
    .fields.find(({ name }) => name === 'body').editor
  return {
    payload,
    editorConfig,
    /** What the site answers of a text that it has saved. */
    saved: async (body) => {
      const { id } = await payload.create({ collection: 'posts', data: { body }, depth: 0 })
      return (await payload.findByID({ collection: 'posts', id, depth: 0 })).body
    },
    close: async () => {
      await payload.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
