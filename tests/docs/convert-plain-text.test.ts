import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { fromPlainText, toPlainText } from '#rich-text'
import { inProject } from '../../scripts/kit/root.ts'
import { serve } from '../server/kit/serve.ts'
import { aSite, users } from '../server/kit/site.ts'

/** The code of the page, without its import. */
function conversion(): (payload: unknown, convert: unknown) => Promise<void> {
  const page = readFileSync(inProject('docs/developer/rich-text-on-your-site.md'), 'utf8')
  const [, code = ''] =
    /import \{ fromPlainText \} from 'stateroom-admin\/rich-text'\n([^`]+)/.exec(page) ?? []
  return new AsyncFunction('payload', 'fromPlainText', code) as never
}

const AsyncFunction = (async () => {}).constructor as FunctionConstructor

test('19.7 plain text is converted as the page says, in each language and once only', async () => {
  const server = await serve(
    aSite({
      localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: true },
      collections: [
        users(),
        {
          slug: 'posts',
          versions: { drafts: true },
          fields: [
            { name: 'body', type: 'textarea', localized: true },
            { name: 'article', type: 'richText', localized: true },
          ],
        },
      ],
    }),
  )
  onTestFinished(() => server.close())
  const { payload } = server
  const collection = 'posts'
  const published = { _status: 'published' as const }
  const both = await payload.create({ collection, data: { body: 'One.\n\nTwo.', ...published } })
  await payload.update({ collection, id: both.id, locale: 'de', data: { body: 'Eins.' } })
  const draft = await payload.create({ collection, draft: true, data: { body: 'Draft.' } })
  const written = { body: 'Old.', article: fromPlainText('New.'), ...published }
  const other = await payload.create({ collection, data: written })

  const convert = conversion()
  await convert(payload, fromPlainText)
  await convert(payload, fromPlainText)

  const wordsOf = async (id: number | string) => {
    const doc = await payload.findByID({ collection, id, locale: 'all', draft: true })
    const { article, _status } = doc as {
      article?: { en?: unknown; de?: unknown }
      _status?: string
    }
    return [toPlainText(article?.en), toPlainText(article?.de), _status]
  }
  expect(await wordsOf(both.id)).toEqual(['One.\n\nTwo.', 'Eins.', 'published'])
  expect(await wordsOf(draft.id)).toEqual(['Draft.', '', 'draft'])
  expect(await wordsOf(other.id)).toEqual(['New.', '', 'published'])
})
