import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ArrayField, BlocksField, CollectionConfig, NumberField } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import type { ClientField } from '#contracts/fields'
import type { SiteComponent } from '#contracts/site-components'
import type { ProblemData } from '#problems'
import { richText } from '../../server/payload/rich-text/adapter.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

const stars = `import { useState } from 'react'
import { useField } from 'stateroom-admin/ui'
export function Stars() {
  const [most] = useState(5)
  return <b>{most} {String(useField().value)}</b>
}`

type Written = NonNullable<NonNullable<NumberField['admin']>['components']>

const number = (name: string, components: Written): NumberField => ({
  name,
  type: 'number',
  admin: { components },
})

describe('the components of a site', () => {
  const site = aPlace()
  const files = {
    'components/Stars.tsx': stars,
    'components/Callout.tsx': 'export const Callout = () => <b>!</b>',
    'components/Styled.module.css': '.root { color: gold }',
    'components/Styled.tsx':
      "import css from './Styled.module.css'\nexport const Styled = () => <b className={css.root} />",
    'components/older.cjs':
      "const React = require('react')\nexports.Older = () => React.createElement('b')",
    'components/of-older.tsx':
      "import { Older } from './older.cjs'\nexport const OfOlder = () => <Older />",
    'parts/index.tsx': 'export default () => <b>here</b>',
    'rich-text/callout.ts':
      "import { $getRoot } from 'lexical'\nimport { ListNode } from '@lexical/list'\nimport { defineFeature } from 'stateroom-admin/ui'\nexport const callout = defineFeature({ register: () => () => [$getRoot, ListNode] })",
    'components/unclosed.tsx': 'export const A = () => <b>\n  {1}\n</i>',
    'components/half.tsx': '\nexport const x = ;',
    'components/of-half.tsx': "export { x } from './half.tsx'",
    'components/of-gone.tsx': "\nimport { a } from './gone.ts'\nexport const A = () => a",
  }
  const scenes: ArrayField = {
    name: 'scenes',
    type: 'array',
    admin: { components: { RowLabel: './parts' } },
    fields: [number('length', { Field: './parts' })],
  }
  const layout: BlocksField = {
    name: 'layout',
    type: 'blocks',
    blocks: [
      {
        slug: 'quote',
        fields: [],
        admin: { components: { Label: './parts', Block: './components/Callout#Callout' } },
      },
    ],
  }
  const films: CollectionConfig = {
    slug: 'films',
    admin: {
      components: { views: { edit: { sums: { Component: './parts', path: '/sums' } } } },
    },
    fields: [
      number('relative', { Field: './components/Stars#Stars' }),
      number('rooted', { Cell: '/components/Stars.tsx#Stars' }),
      number('given', {
        Label: { path: './components/Styled', exportName: 'Styled', clientProps: { most: 7 } },
      }),
      scenes,
      layout,
      number('older', { Field: './components/of-older#OfOlder' }),
      number('payloads', { Field: '@payloadcms/richtext-lexical/client#Field' }),
      number('absent', { Field: './components/Absent#Absent' }),
      number('misnamed', { Field: './components/Stars#Moons' }),
      number('unclosed', { Field: './components/unclosed#A' }),
      number('ofHalf', { Field: './components/of-half#x' }),
      number('ofGone', { Field: './components/of-gone#A' }),
      number('unknown', { Field: 'no-such-package/client#A' }),
      {
        name: 'script',
        type: 'richText',
        editor: richText({ customFeatures: ['./rich-text/callout#callout'] }),
      },
    ],
  }
  const report = { Component: './parts', path: '/report' }
  const nodeEnv = process.env.NODE_ENV
  let started: Started

  beforeAll(async () => {
    site.write(files)
    started = await site.start([films], {
      components: { afterLogin: ['./components/Callout#Callout'], views: { report } },
    })
  })
  afterAll(() => started.server.close())

  const of = (name: string) => fieldOf(started, name).components ?? {}
  const here = { name: 'parts/index.tsx', exportName: 'default' }

  test('CFG-7 are told to the browser by the address of their script, and by no path of the server', () => {
    expect(of('relative')).toEqual({
      Field: {
        name: 'components/Stars.tsx#Stars',
        script: expect.stringMatching(/^\/assets\/site\/Stars-\d-[\w-]+\.js$/),
        styles: expect.stringMatching(/\.css$/),
        exportName: 'Stars',
      },
    })
    expect(of('rooted').Cell).toEqual(of('relative').Field)
    expect(started.json).not.toContain(site.siteDir)
    expect(started.json).not.toContain(site.dataDir)
  })

  test('CFG-7 are not told to strangers, but for those beside the sign-in form', async () => {
    const config = await (await started.server.ask('/api/stateroom/config')).json()
    expect(JSON.stringify(config)).not.toContain('Stars')
    expect(config).not.toHaveProperty('beforeLogin')
    expect(config.afterLogin).toEqual([
      {
        name: 'components/Callout.tsx#Callout',
        script: expect.stringContaining('Callout'),
        styles: expect.any(String),
        exportName: 'Callout',
      },
    ])
  })

  test('are served for ever, and take React and the hooks from the panel', async () => {
    const answer = await started.server.ask(`/admin${scriptOf(of('relative').Field)}`)

    expect(answer.headers.get('cache-control')).toBe('max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(importsOf(await answer.text())).toEqual(['../jsx-1.js', '../react-1.js', '../ui-1.js'])
  })

  test('19 may be features of rich text, with the editor’s own copy of Lexical', async () => {
    const field = fieldOf(started, 'script')
    const [feature] = field.type === 'richText' ? field.features.custom : []
    expect(feature).toMatchObject({ name: 'rich-text/callout.ts#callout', exportName: 'callout' })
    const answer = await started.server.ask(`/admin${scriptOf(feature)}`)
    expect(importsOf(await answer.text())).toEqual([
      '../lexical-1.js',
      '../list-1.js',
      '../ui-1.js',
    ])
  })

  test('may be of packages that ask for React in the older way', async () => {
    const answer = await started.server.ask(`/admin${scriptOf(of('older').Field)}`)

    const code = await answer.text()
    expect(importsOf(code)).toContain('../react-1.js')
    expect(code).not.toContain('require')
  })

  test('bring their styles, and what the config gives them', async () => {
    const { Label } = of('given')
    const styles = Label && 'styles' in Label ? Label.styles : ''

    expect(Label).toMatchObject({ props: { most: 7 } })
    expect(await (await started.server.ask(`/admin${styles}`)).text()).toContain('color:gold')
  })

  test('may stand in rows, in blocks and as screens, and be the default export of a folder', () => {
    const [film] = started.config.collections.filter(({ slug }) => slug === 'films')
    const component = expect.objectContaining(here)

    expect(fieldOf(started, 'scenes')).toMatchObject({
      components: { RowLabel: component },
      fields: [{ components: { Field: component } }],
    })
    expect(fieldOf(started, 'layout')).toMatchObject({
      blocks: [{ slug: 'quote', components: { BlockLabel: component } }],
    })
    expect(film?.views).toEqual([{ name: 'sums', path: '/sums', component }])
    expect(started.config.views).toEqual([{ name: 'report', path: '/report', component }])
  })

  test('DOC-16 may draw a whole block, and its label', () => {
    expect(fieldOf(started, 'layout')).toHaveProperty('blocks.0.components', {
      Block: expect.objectContaining({ name: 'components/Callout.tsx#Callout' }),
      BlockLabel: expect.objectContaining(here),
    })
  })

  test("of Payload's own admin are left to it without a word", () => {
    expect(of('payloads')).toEqual({})
  })

  test.each([
    ['absent', 'notFound', 'component.notFound', { name: 'components/Absent#Absent' }],
    [
      'misnamed',
      'noExport',
      'component.noExport',
      { file: 'components/Stars.tsx', name: 'Moons', all: 'Stars' },
    ],
    ['unclosed', 'notBuilt', 'component.notBuilt', { place: 'components/unclosed.tsx:3:3' }],
    ['ofHalf', 'notBuilt', 'component.notBuilt', { place: 'components/half.tsx:2:18' }],
    ['ofGone', 'notBuilt', 'component.notBuilt', { place: 'components/of-gone.tsx:2:20' }],
    ['unknown', 'notBuilt', 'component.notBuilt', { place: 'no-such-package/client' }],
  ])('that cannot be had keep nothing from starting: %s', (name, trouble, code, details) => {
    expect(of(name).Field).toMatchObject({ trouble })
    expect(started.warnings).toContainEqual(
      expect.objectContaining({ code, details: expect.objectContaining(details) }),
    )
  })

  test('are told of once each, in words that fit a line', () => {
    const reasons = started.warnings.flatMap(({ details }) => details.reason ?? [])

    expect(started.warnings).toHaveLength(6)
    expect(reasons).toHaveLength(4)
    for (const reason of reasons) {
      expect(reason).toMatch(/^[A-Z].+\.$/)
      expect(reason).toBe(stripVTControlCharacters(reason))
    }
  })

  test('leave the process as it was', () => {
    expect(process.env.NODE_ENV).toBe(nodeEnv)
  })
})

describe('what was built', () => {
  let site: ReturnType<typeof aPlace>
  let started: Started | undefined

  beforeEach(() => {
    site = aPlace()
  })
  afterEach(() => started?.server.close())

  const startAgain = async () => {
    await started?.server.close()
    const films = { slug: 'films', fields: [number('rating', { Field: './Stars#Stars' })] }
    started = await site.start([films])
    return scriptOf(fieldOf(started, 'rating').components?.Field)
  }

  test('is taken again by the next start, and built anew when what it imports has changed', async () => {
    const importing = `import { most } from './most.ts'\n${stars}\nexport { most }`
    site.write({ 'most.ts': 'export const most = 5', 'Stars.tsx': importing })
    const first = await startAgain()
    const builtAt = statSync(site.record).mtimeMs

    expect(await startAgain()).toBe(first)
    expect(statSync(site.record).mtimeMs).toBe(builtAt)

    site.write({ 'most.ts': 'export const most = 7' })
    const second = await startAgain()

    expect(second).not.toBe(first)
    expect((await started!.server.ask(`/admin${second}`)).status).toBe(200)
  })

  test('keeps to itself what it was made from', async () => {
    site.write({ 'Stars.tsx': stars })
    await startAgain()

    expect(existsSync(site.record)).toBe(true)
    for (const path of ['record.json', '../record.json', '%2e%2e/record.json']) {
      const answer = await started!.server.ask(`/admin/assets/site/${path}`)
      expect(await answer.text()).not.toContain('inputs')
    }
  })
})

interface Started {
  server: TestServer
  json: string
  config: SignedInConfig
  warnings: readonly ProblemData[]
}

/** Folders for a site and its data. */
describe('38.3 the style sheet of a site', () => {
  const linked = /<link rel="stylesheet" href="([^"]+)">/
  const pageOf = async ({ server }: Started) => (await server.ask('/admin/login')).text()

  test('is on the page before anybody signs in, with the styles of components', async () => {
    const site = aPlace()
    site.write({
      'theme.css': "@import './ink.css';\n:root { --radius: 0px }",
      'ink.css': ':root { --accent: #a3004f }',
    })
    const started = await site.start([], { styleSheet: './theme.css' })
    expect(started.warnings.filter(({ code }) => code.startsWith('component'))).toEqual([])
    const [, sheet] = linked.exec(await pageOf(started)) ?? []
    const styles = await (await started.server.ask(sheet!)).text()
    await started.server.close()

    expect(sheet).toMatch(/^\/admin\/assets\/site\/.+\.css$/)
    expect(styles).toContain('#a3004f')
    expect(styles).toMatch(/--radius: ?0px/)
  })

  test('is told as missing where there is no such file, and the page goes without', async () => {
    const site = aPlace()
    const started = await site.start([], { styleSheet: './gone.css' })
    const page = await pageOf(started)
    await started.server.close()

    expect(page).not.toMatch(linked)
    expect(started.warnings).toContainEqual(
      expect.objectContaining({ code: 'component.notFound', details: { name: 'gone.css' } }),
    )
  })
})

function aPlace() {
  const siteDir = temporaryFolder('site')
  const dataDir = temporaryFolder('data')
  return {
    siteDir,
    dataDir,
    record: join(dataDir, 'components/record.json'),

    write(files: Record<string, string>): void {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(siteDir, path)), { recursive: true })
        writeFileSync(join(siteDir, path), content)
      }
    },

    async start(collections: CollectionConfig[], admin = {}): Promise<Started> {
      const warnings: ProblemData[] = []
      const server = await serve(aSite({ collections: [users(), ...collections], admin }), {
        siteDir,
        dataDir,
        adminDir: adminWithShared(),
        warn: (warning) => warnings.push(warning),
      })
      const headers = { cookie: await server.signIn() }
      const json = await (await server.ask('/api/stateroom/config', { headers })).text()
      return { server, json, config: JSON.parse(json), warnings }
    },
  }
}

/** As much of a built panel as components are built against; the same for all. */
function adminWithShared(): string {
  if (adminDir) return adminDir
  adminDir = temporaryFolder('admin')
  writeFileSync(join(adminDir, 'index.html'), '<html><head></head><body></body></html>')
  writeFileSync(
    join(adminDir, 'shared-modules.json'),
    JSON.stringify({
      react: 'assets/react-1.js',
      'react-dom': 'assets/dom-1.js',
      'react/jsx-runtime': 'assets/jsx-1.js',
      'stateroom-admin/ui': 'assets/ui-1.js',
      lexical: 'assets/lexical-1.js',
      '@lexical/list': 'assets/list-1.js',
    }),
  )
  return adminDir
}

let adminDir = ''

function fieldOf({ config }: Started, name: string): ClientField {
  const film = config.collections.find(({ slug }) => slug === 'films')
  const field = film?.fields.find((one) => 'name' in one && one.name === name)
  if (!field) throw new Error(`There is no field ${name}.`)
  return field
}

const scriptOf = (component: SiteComponent | undefined): string =>
  component && 'script' in component ? component.script : ''

const importsOf = (code: string): string[] =>
  [...code.matchAll(/from"([^"]+)"/g)].map(([, from]) => from ?? '').sort()
