import type { RichTextAdapterProvider } from 'payload'
import { richText } from '#server'
import type { EditorOptions } from './every-node-site.ts'
import { siteWith } from './every-node-site.ts'
import { serve } from './serve.ts'
import { aSite, users } from './site.ts'

/** Our editor of the site with nodes of every kind. */
export const ourEditor = (options?: EditorOptions): RichTextAdapterProvider => {
  if (!options) return richText()
  const { blocks, inlineBlocks, linkFields, textStates, uploadFields } = options
  return richText({
    blocks,
    inlineBlocks,
    link: { fields: linkFields },
    uploads: { media: { fields: uploadFields } },
    textStates,
  })
}

/** What our server answers of texts that it is given, by name. */
export async function savedByUs(texts: object): Promise<Record<string, unknown>> {
  const server = await serve(
    aSite({
      collections: [users(), ...siteWith(ourEditor)],
      localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    }),
  )
  const cookie = await server.signIn()
  const file = { name: 'a.txt', data: Buffer.from('a'), mimetype: 'text/plain', size: 1 }
  await server.payload.create({ collection: 'media', data: {}, file })
  await server.payload.create({ collection: 'pages', data: { title: 'A page' } })
  const saved: Record<string, unknown> = {}
  for (const [name, body] of Object.entries(texts)) {
    const answer = await server.send('POST', '/api/posts?depth=0', { body }, { cookie })
    saved[name] = (await answer.json()).doc?.body
  }
  await server.close()
  return saved
}
