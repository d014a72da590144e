// @module-tag slow
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import { run } from './kit/doors.ts'

/** A site's config, and files beside it. */
function aSite(config: string, files: Readonly<Record<string, string>> = {}) {
  const dir = temporaryFolder('add')
  const write = (some: Readonly<Record<string, string>>) => {
    for (const [name, content] of Object.entries(some)) {
      mkdirSync(join(dir, name, '..'), { recursive: true })
      writeFileSync(join(dir, name), content)
    }
  }
  write({ 'stateroom.config.ts': config, ...files })
  return {
    write,
    add: (...args: string[]) => run({ dir }, ['add', ...args]),
    read: (name = 'stateroom.config.ts') => readFileSync(join(dir, name), 'utf8'),
    names: () => readdirSync(dir),
    dir,
  }
}

const plain = `import { defineConfig } from 'stateroom-admin'

export default defineConfig({
  collections: [
    { slug: 'users', auth: true, fields: [] }, // who signs in
    { slug: 'posts', fields: [{ name: 'title', type: 'text' }] },
  ],
})
`

test('CLI-1 add shows the difference first, and changes nothing without a yes', async () => {
  const site = aSite(plain)
  const difference = [
    'stateroom.config.ts',
    '@@ -5,4 +5,9 @@',
    "     { slug: 'users', auth: true, fields: [] }, // who signs in",
    "     { slug: 'posts', fields: [{ name: 'title', type: 'text' }] },",
    '+    {',
    "+      slug: 'ueber-uns',",
    "+      admin: { useAsTitle: 'title' },",
    "+      fields: [{ name: 'title', type: 'text', required: true }],",
    '+    },',
    '   ],',
    ' })',
    '',
  ].join('\n')
  expect(await site.add('collection', 'Über uns')).toEqual({
    code: 2,
    out: difference,
    err: 'Nothing was changed. To make the change above, run the command again with --yes.',
  })
  expect(await site.add('collection', 'Über uns', '--dry-run')).toEqual({
    ...{ code: 0, out: difference, err: '' },
  })
  expect(site.read()).toBe(plain)
  expect((await site.add('collection', 'Über uns', '--yes')).out).toBe(
    `${difference}Added ueber-uns: stateroom.config.ts\n`,
  )
  expect(site.read()).toContain("      slug: 'ueber-uns',\n")
  const { err, out } = await site.add('locale', 'de', '--yes', '--json')
  expect(JSON.parse(out)).toEqual({ name: 'de', files: ['stateroom.config.ts'], written: true })
  expect(err).toContain(
    "+  localization: { locales: ['de'], defaultLocale: 'de', fallback: true },",
  )
})

test('CLI-1 add keeps Windows line ends, tabs, quotes, comments and a missing last line end', async () => {
  const lines = [
    'import { defineConfig } from "stateroom-admin";',
    '',
    '/* odd, but ours */',
    'const posts = {',
    '\tslug: "posts",',
    '\tfields: [',
    '\t\t{ name: "title", type: "text" } // no comma',
    '\t\t// the end',
    '\t]',
    '} as const;',
    'export default defineConfig({ collections: [posts], globals: [] })',
  ]
  const site = aSite(lines.join('\r\n'))
  expect((await site.add('field', 'posts', 'Published On', '--type', 'date', '--yes')).code).toBe(0)
  expect((await site.add('global', 'Footer', '--yes')).code).toBe(0)
  expect((await site.add('plugin', './own.ts', '--export', 'own', '--yes')).code).toBe(0)
  expect(site.read()).toBe(
    [
      lines[0],
      'import { own } from "./own.ts";',
      ...lines.slice(1, 6),
      '\t\t{ name: "title", type: "text" }, // no comma',
      lines[7],
      '\t\t{ name: "publishedOn", type: "date" }',
      ...lines.slice(8, 10),
      'export default defineConfig({ collections: [posts], globals: [',
      '\t{',
      '\t\tslug: "footer",',
      '\t\tfields: [{ name: "title", type: "text", required: true }],',
      '\t},',
      '], plugins: [own()] })',
    ].join('\r\n'),
  )
})

test('CLI-1 add follows an import to the file of a collection, and edits that one', async () => {
  const posts = "export const posts = {\n  slug: 'posts',\n  fields: [],\n}\n"
  const config =
    "import { posts as own } from './collections/posts.js'\nexport default { collections: [own] }\n"
  const site = aSite(config, { 'collections/posts.ts': posts })
  const { code } = await site.add('field', 'posts', 'color', '--yes')

  expect(code).toBe(0)
  expect(site.read()).toBe(config)
  expect(site.read('collections/posts.ts')).toBe(
    posts.replace('[]', "[\n    { name: 'color', type: 'text' },\n  ]"),
  )
})

test.each([
  ['a spread', 'const all = [] as never[]\nexport default { collections: [...all] }\n'],
  ['a call', 'export default { collections: makeAll() }\n'],
  ['an object that is spread later', 'export default { collections: [], ...more }\n'],
  ['a computed key', "export default { ['collections']: [] }\n"],
  ['a list that may change', 'let all = []\nexport default { collections: all }\n'],
])('CLI-1 add prints the piece where it doesn’t understand %s', async (_what, config) => {
  const site = aSite(config)
  expect(await site.add('collection', 'pages', '--yes')).toEqual({
    code: 2,
    out: "{\n  slug: 'pages',\n  admin: { useAsTitle: 'title' },\n  fields: [{ name: 'title', type: 'text', required: true }],\n}\n",
    err: 'Nothing was changed: collections in stateroom.config.ts isn’t a plain list or object, so this command can’t edit it safely. Add the code above yourself.',
  })
  expect(site.read()).toBe(config)
})

test('CLI-1 add refuses names that are taken, reserved or none, and names the nearest', async () => {
  const site = aSite(plain)
  const refused: [string[], string][] = [
    [['collection', 'Posts'], 'The name “posts” is taken. Choose another one.'],
    [['field', 'posts', 'Title'], 'The name “title” is taken. Choose another one.'],
    [['collection', 'stateroom'], 'The name “stateroom” is reserved. Choose another one.'],
    [['field', 'posts', 'createdAt'], 'The name “createdAt” is reserved. Choose another one.'],
    ...['記事', '../x', '7'].map((found): [string[], string] => [
      ['collection', found],
      `No name can be made from “${found}”. Use Latin letters, digits and hyphens, and begin with a letter.`,
    ]),
    [
      ['field', 'psots', 'color'],
      'There’s no “psots”. Did you mean “posts”? Available: users, posts.',
    ],
    [
      ['field', 'posts', 'size', '--type', 'numbr'],
      expect.stringContaining('There’s no field type “numbr”. Did you mean “number”?'),
    ],
    [
      ['field', 'posts', 'size', '--type', 'select'],
      expect.stringContaining('--options doesn’t fit a field of the type select'),
    ],
  ]
  const found = await Promise.all(refused.map(([args]) => site.add(...args, '--yes')))

  expect(found).toEqual(refused.map(([, err]) => ({ code: 2, out: '', err })))
  expect(site.read()).toBe(plain)
})

/** As `npm install --save-dev @playwright/test` does. */
const withPlaywright = { 'node_modules/@playwright/test/package.json': '{ "version": "1.65.1" }' }

test('CLI-1 add machine writes a chart and a plan that pass their tests, and overwrites nothing', async () => {
  const site = aSite(plain, withPlaywright)
  const { out } = await site.add('machine', 'Photo upload', '--yes')
  expect(out).toContain(
    [
      'Added photoUpload: machines/photo-upload/photo-upload.machine.ts',
      'machines/photo-upload/photo-upload.plan.ts',
      'machines/photo-upload/photo-upload.behavior.txt',
      'tests/models/photo-upload.html',
      'tests/models/photo-upload.page.ts',
      'tests/models/photo-upload.spec.ts',
      'playwright.config.ts\nTest it with “stateroom test photoUpload --dir machines”.\nIn a browser: “stateroom test photoUpload --dir machines --rung browser”.\n',
    ].join(', '),
  )
  const tested = await run({ dir: site.dir }, ['test', 'photoUpload', '--dir', 'machines'])
  expect([tested.code, tested.out]).toEqual([0, expect.stringContaining('Transitions 100%')])
  expect(await site.add('machine', 'Photo upload', '--yes')).toMatchObject({
    code: 2,
    err: expect.stringContaining('photo-upload.machine.ts already exists'),
  })
})

test('23 CLI-1 add machine keeps a Playwright config that is there, and leaves the page out on request', async () => {
  const site = aSite(plain, { ...withPlaywright, 'playwright.config.js': '// mine' })
  const withPage = await site.add('machine', 'vote', '--yes', '--json')
  const without = await site.add('machine', 'poll', '--no-page', '--yes', '--json')

  expect(JSON.parse(withPage.out).files).not.toContain('playwright.config.ts')
  expect(JSON.parse(without.out).files).toEqual([
    'machines/poll/poll.machine.ts',
    'machines/poll/poll.plan.ts',
    'machines/poll/poll.behavior.txt',
  ])
  expect(site.read('playwright.config.js')).toBe('// mine')
})

test('37.1.4 add plugin knows what Payload’s own are exported as, and asks for the version that fits', async () => {
  const installed = (name: string, version: string) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ version }),
  })
  const site = aSite(plain, installed('payload', '3.90.1'))
  const seo = ['plugin', '@payloadcms/plugin-seo', '--yes']
  expect(await site.add(...seo)).toEqual({
    code: 2,
    out: '',
    err: '@payloadcms/plugin-seo isn’t installed. Run “npm install @payloadcms/plugin-seo@3.90.1”, then this command again.',
  })
  expect((await site.add('plugin', 'other', '--export', 'other', '--yes')).err).toContain(
    'Run “npm install other”',
  )
  expect(site.read()).toBe(plain)

  site.write({
    ...installed('@payloadcms/plugin-seo', '3.90.1'),
    ...installed('@payloadcms/plugin-nested-docs', '3.90.1'),
  })
  expect((await site.add(...seo)).code).toBe(0)
  expect((await site.add('plugin', '@payloadcms/plugin-nested-docs', '--yes')).code).toBe(0)
  expect(site.read()).toContain("import { seoPlugin } from '@payloadcms/plugin-seo'\n")
  expect(site.read()).toContain(
    '  plugins: [seoPlugin({}), nestedDocsPlugin({ collections: [] })],\n',
  )
})

test('37.1.4 a field may be named by its path, and is proposed where a component misses it', async () => {
  const site = aSite(deep)
  const component = [
    'component',
    'Sum.tsx',
    '--kind',
    'field',
    '--target',
    'posts.summary',
    '--yes',
  ]
  expect(await site.add(...component)).toMatchObject({
    code: 2,
    err: 'There’s no field “posts.summary” yet. To add it, run “stateroom add field posts.summary”. Available: meta, layout.',
  })
  expect((await site.add('field', 'posts.summary', '--yes')).code).toBe(0)
  expect((await site.add(...component)).code).toBe(0)
  expect((await site.add('field', 'posts.layout.hero.caption', '--yes')).code).toBe(0)
  expect((await site.add('field', 'posts.meta', 'Note', '--yes')).code).toBe(0)

  expect(site.read()).toContain("components: { Field: './Sum#Sum' }")
  expect(site.read()).toContain(
    "{ name: 'heading', type: 'text' }, { name: 'caption', type: 'text' }",
  )
  expect((await run({ dir: site.dir }, ['check'])).code).toBe(0)
})

test('37.1.4 add machine leaves the browser test out until Playwright is there, and adds it then', async () => {
  const site = aSite(plain)
  const first = await site.add('machine', 'vote', '--yes')
  expect(site.names()).not.toContain('tests')
  expect(first.out).toContain(
    'To test it in a browser, run “npm install --save-dev @playwright/test”, then this command again: it adds the test.\n',
  )
  const chart = site.read('machines/vote/vote.machine.ts')

  site.write(withPlaywright)
  const second = await site.add('machine', 'vote', '--yes', '--json')
  expect(JSON.parse(second.out).files).toEqual([
    'tests/models/vote.html',
    'tests/models/vote.page.ts',
    'tests/models/vote.spec.ts',
    'playwright.config.ts',
  ])
  expect(site.read('machines/vote/vote.machine.ts')).toBe(chart)
  expect((await site.add('machine', 'vote', '--yes')).err).toContain('already exists')
})

test('CLI-1 add says that a config can’t be read, and where', async () => {
  const site = aSite('export default { collections: [ }\n')
  expect(await site.add('collection', 'pages', '--yes')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Couldn’t load the config'),
  })
})

const deep = `export default {
  blocks: [{ slug: 'quote', fields: [] }],
  collections: [
    {
      slug: 'posts',
      fields: [
        { type: 'tabs', tabs: [{ label: 'SEO', fields: [{ name: 'meta', type: 'group', fields: [] }] }] },
        { name: 'layout', type: 'blocks', blocks: [{ slug: 'hero', fields: [{ name: 'heading', type: 'text' }] }] },
      ],
    },
  ],
}
`

test('23 CLI-1 add field puts it into a group or a block, and knows rich text and blocks', async () => {
  const site = aSite(deep)
  await site.add('field', 'posts', 'noIndex', '--type', 'checkbox', '--in', 'meta', '--yes')
  await site.add('field', 'posts', 'Sub title', '--in', 'layout.hero', '--yes')
  await site.add('field', 'posts', 'body', '--type', 'richText', '--yes')
  await site.add('field', 'posts', 'parts', '--type', 'blocks', '--blocks', 'quote', '--yes')

  expect(site.read()).toBe(
    deep
      .replace(
        "type: 'group', fields: []",
        "type: 'group', fields: [\n          { name: 'noIndex', type: 'checkbox' },\n        ]",
      )
      .replace(
        "{ name: 'heading', type: 'text' }]",
        "{ name: 'heading', type: 'text' }, { name: 'subTitle', type: 'text' }]",
      )
      .replace(
        '\n      ],\n    },\n',
        "\n        { name: 'body', type: 'richText' },\n        { name: 'parts', type: 'blocks', blockReferences: ['quote'], blocks: [] },\n      ],\n    },\n",
      ),
  )
  expect((await run({ dir: site.dir }, ['check'])).code).toBe(0)
})

test('23 CLI-1 add field refuses places without fields and blocks that are not there', async () => {
  const site = aSite(deep)
  const [nowhere, leaf, block, none] = await Promise.all([
    site.add('field', 'posts', 'x', '--in', 'layout.herro', '--yes'),
    site.add('field', 'posts', 'x', '--in', 'layout', '--yes'),
    site.add('field', 'posts', 'x', '--type', 'blocks', '--blocks', 'quot', '--yes'),
    site.add('field', 'posts', 'x', '--type', 'blocks', '--yes'),
  ])

  expect(nowhere.err).toBe('There’s no “herro”. Did you mean “hero”? Available: hero.')
  expect(leaf.err).toBe(
    'layout has no list of fields to add to. Choose a group, an array, a named tab or a block, such as --in layout.hero.',
  )
  expect(block.err).toBe('There’s no “quot”. Did you mean “quote”? Available: quote.')
  expect(none.err).toContain('blocks needs --blocks')
  expect(site.read()).toBe(deep)
})
