import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { aPayloadProject, payloadConfig } from '../../cli/kit/payload-project.ts'
import { aProject, start } from '../../cli/kit/stateroom.ts'
import { temporaryFolder } from '../../server/kit/temporary-folder.ts'

/** A server of the reader's, as pages call it. */
export const shownOrigin = 'https://cms.example'

/** Where a page's reader is, and what their server is. */
export interface Reader {
  dir: string
  origin: string
}

const config = `export default {
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'posts',
      access: { update: ({ req }) => Boolean(req.user) },
      admin: { useAsTitle: 'title' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 80 },
        { name: 'layout', type: 'blocks', blocks: [
          { slug: 'hero', fields: [{ name: 'heading', type: 'text' }] },
        ] },
        { name: 'meta', type: 'group', fields: [
          { name: 'noIndex', type: 'checkbox', admin: { condition: (data) => Boolean(data.title) } },
        ] },
      ],
    },
  ],
}
`

const price = `import { useField } from 'stateroom-admin/ui'
export default () => <b>{String(useField().value)}</b>`

const books = `collections: [
  { slug: 'users', auth: true, fields: [] },
  {
    slug: 'books',
    fields: [{ name: 'price', type: 'number', admin: { components: { Field: '/src/components/PriceField' } } }],
  },
],`

/** A folder with a small site, unless the page is about something else. */
export async function readerOf(page: string): Promise<Reader> {
  if (page.endsWith('payload-project.md')) {
    const { dir } = aPayloadProject({
      'src/payload.config.ts': payloadConfig(books),
      'src/components/PriceField.tsx': price,
    })
    return { dir, origin: shownOrigin }
  }
  const dir = temporaryFolder('reader')
  writeFileSync(join(dir, 'stateroom.config.ts'), config)
  writeFileSync(join(dir, 'password.txt'), 'correct horse battery\n')
  return { dir, origin: page.endsWith('other-hosts.md') ? await runningSite() : shownOrigin }
}

/** The address of a site that runs until the test ends. */
async function runningSite(): Promise<string> {
  const server = start(aProject())
  onTestFinished(async () => {
    server.child.kill()
    await server.exits()
  })
  const [, origin = ''] = await server.says(/(http:\/\/localhost:\d+)\/admin/)
  return origin
}
