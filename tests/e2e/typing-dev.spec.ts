import { readFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { inProject } from '../../scripts/kit/root.ts'
import { DevServer, signIn } from '../kit/edited/dev-server.ts'
import { pace } from '../kit/typed/fixtures.ts'
import { kinds } from '../kit/typed/kinds.ts'

/** Posts that save themselves, with a field of every kind that somebody types in. */
const posts = `import { richText } from 'stateroom-admin/server'

const paragraph = () => ({
  type: 'paragraph', version: 1, format: '', indent: 0, direction: null,
  textFormat: 0, textStyle: '', children: [],
})
const textOf = (...children) => ({
  root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children },
})

export const posts = {
  slug: 'posts',
  lockDocuments: false,
  versions: { drafts: { autosave: { interval: 300 } } },
  fields: [
    { name: 'title', type: 'text' },
    { name: 'body', type: 'textarea' },
    { name: 'amount', type: 'number' },
    { name: 'data', type: 'json' },
    { name: 'source', type: 'code' },
    { name: 'plain', type: 'text', admin: { components: { Field: './components/Own#Plain' } } },
    {
      name: 'words',
      type: 'richText',
      editor: richText({
        blocks: [
          { slug: 'note', fields: [{ name: 'inner', type: 'richText', editor: richText() }] },
        ],
      }),
      defaultValue: () => textOf(
        paragraph(),
        {
          type: 'block', version: 2, format: '',
          fields: {
            id: 'b'.repeat(24), blockType: 'note', blockName: '', inner: textOf(paragraph()),
          },
        },
        paragraph(),
      ),
    },
  ],
}
`

/** With `TYPING=whole` all kinds; else three that are kept in three ways. */
const tried = kinds.filter(
  ({ name }) =>
    process.env.TYPING === 'whole' ||
    ['text', 'JSON', 'rich text in a block of a rich text'].includes(name),
)

const test = base.extend<{ dev: DevServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from here.
  dev: async ({}, use) => {
    const own = readFileSync(inProject('tests/kit/typed/components/Own.tsx'), 'utf8')
    const dev = new DevServer({ 'posts.ts': posts, 'components/Own.tsx': own })
    await dev.ready()
    await use(dev)
    await dev.discard()
  },
})

test.describe.configure({ timeout: 240_000 })

test('33.15 33.4 R1 what is typed while dev applies an edited config is what was typed, and is saved @long', async ({
  dev,
  page,
}) => {
  const { origin } = new URL(dev.url)
  const asOwn = { headers: { origin } }
  const api = (path: string) => `${origin}/api/${path}`
  const answer = await page.request.post(api('users/login'), { data: signIn, ...asOwn })
  expect(answer.ok()).toBe(true)
  const made = await page.request.post(api('posts?draft=true'), { data: {}, ...asOwn })
  const { id } = (await made.json()).doc
  await page.goto(`${dev.url}/collections/posts/${id}`)
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  const line = page.locator('form [role="status"]').first()

  for (const [index, kind] of tried.entries()) {
    await test.step(kind.name, async () => {
      const [first, second, third] = kind.parts
      await kind.enter(page)
      await page.keyboard.type(first, pace)
      dev.edit('posts.ts', (file) =>
        file.replace(
          "{ name: 'title', type: 'text' },",
          (title) => `${title}\n    { name: 'added${index}', type: 'text' },`,
        ),
      )
      await page.keyboard.type(second, pace)
      await expect(page.locator(`#field-added${index}`)).toBeAttached()
      await page.keyboard.type(third, pace)

      const text = kind.parts.join('')
      await expect.poll(() => kind.shown(page)).toBe(text)
      const stored = async () => {
        const read = await page.request.get(api(`posts/${id}?draft=true&depth=0`), asOwn)
        return read.ok() ? kind.storedIn(await read.json()) : null
      }
      await expect.poll(stored).toEqual(kind.value ?? text)
      await expect(line).not.toContainText('Something went wrong')
      expect(await kind.shown(page)).toBe(text)
    })
  }
})
