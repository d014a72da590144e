import { expect, test } from 'vitest'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

test('33.13 RICH-2 the compatibility setting of MongoDB has no effect, as the reference says', async () => {
  const rows = {
    name: 'rows',
    type: 'array',
    localized: true,
    fields: [{ name: 'words', type: 'text', localized: true }],
  } as const
  const server = await serve(
    aSite({
      localization: { locales: ['en', 'de'], defaultLocale: 'en' },
      compatibility: { allowLocalizedWithinLocalized: true },
      collections: [users(), { slug: 'posts', fields: [rows as never] }],
    }),
  )
  try {
    const cookie = await server.signIn()
    const body = { rows: [{ words: 'One' }] }
    const made = await (await server.send('POST', '/api/posts', body, { cookie })).json()
    const all = await server.ask(`/api/posts/${made.doc.id}?locale=all`, { headers: { cookie } })

    expect((await all.json()).rows.en).toMatchObject([{ words: 'One' }])
    expect(process.env.NEXT_PUBLIC_PAYLOAD_COMPATIBILITY_allowLocalizedWithinLocalized).toBe(
      undefined,
    )
  } finally {
    await server.close()
    delete process.env.NEXT_PUBLIC_PAYLOAD_COMPATIBILITY_allowLocalizedWithinLocalized
  }
})
