// @module-tag slow
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { componentKinds } from '../../cli/services/edit-config/component-kinds.ts'
import { inProject } from '../../scripts/kit/root.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import { run } from './kit/doors.ts'

const field = (target: string) => ['Stars.tsx', '--kind', 'field', '--target', target, '--yes']

const plain = `import { defineConfig } from 'stateroom-admin'

const layout = {
  name: 'layout',
  type: 'blocks',
  blocks: [{ slug: 'hero', fields: [{ name: 'heading', type: 'text' }] }],
}

export default defineConfig({
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'posts',
      fields: [
        { name: 'title', type: 'text' }, // the headline
        { type: 'row', fields: [{ name: 'rating', type: 'number', admin: { width: '50%' } }] },
        layout,
      ],
    },
  ],
})
`

function aSite(config = plain) {
  const dir = temporaryFolder('add-component')
  writeFileSync(join(dir, 'stateroom.config.ts'), config)
  return {
    dir,
    add: (...args: string[]) => run({ dir }, ['add', 'component', ...args]),
    read: (name = 'stateroom.config.ts') => readFileSync(join(dir, name), 'utf8'),
  }
}

test('23 CLI-1 add component shows the file and the line of the config, and writes both with a yes', async () => {
  const site = aSite()
  const args = ['components/Stars.tsx', '--kind', 'field', '--target', 'posts.rating']
  const shown = await site.add(...args)

  expect([shown.code, shown.err]).toEqual([
    2,
    'Nothing was changed. To make the change above, run the command again with --yes.',
  ])
  expect(shown.out).toContain('\n+export function Stars({ readOnly }: FieldProps) {\n')
  expect(shown.out).toContain(
    "+        { type: 'row', fields: [{ name: 'rating', type: 'number', admin: { width: '50%', components: { Field: './components/Stars#Stars' } } }] },\n",
  )
  expect([site.read(), existsSync(join(site.dir, 'components'))]).toEqual([plain, false])

  expect((await site.add(...args, '--yes')).out).toContain(
    'Added Stars: components/Stars.tsx, stateroom.config.ts',
  )
  expect(site.read()).toBe(
    plain.replace(
      "admin: { width: '50%' }",
      "admin: { width: '50%', components: { Field: './components/Stars#Stars' } }",
    ),
  )
  expect(site.read('components/Stars.tsx')).toContain('export function Stars(')
})

test('23 CLI-1 add component finds fields in blocks, and lists and views of the panel', async () => {
  const site = aSite()
  await site.add('Heading.tsx', '--kind', 'cell', '--target', 'posts.layout.hero.heading', '--yes')
  await site.add('Clock', '--kind', 'action', '--yes')
  await site.add('Help', '--kind', 'action', '--yes')
  await site.add('Report', '--kind', 'view', '--path', '/report', '--yes')
  await site.add(
    'Facts',
    '--kind',
    'document-view',
    '--target',
    'posts',
    '--path',
    '/facts',
    '--yes',
  )

  const config = site.read()
  expect(config).toContain(
    "{ name: 'heading', type: 'text', admin: { components: { Cell: './Heading#Heading' } } }",
  )
  expect(config).toContain("actions: ['./Clock#Clock', './Help#Help']")
  expect(config).toContain("report: { Component: './Report#Report', path: '/report' }")
  expect(config).toContain("edit: { facts: { Component: './Facts#Facts', path: '/facts' } }")
})

test('23 CLI-1 add component refuses what does not fit, and overwrites nothing', async () => {
  const site = aSite()
  writeFileSync(join(site.dir, 'Mine.tsx'), '// mine')
  const refused: [string[], string][] = [
    [
      field('posts.titel'),
      'There’s no “titel”. Did you mean “title”? Available: title, rating, layout.',
    ],
    [field('post.title'), 'There’s no “post”. Did you mean “posts”? Available: users, posts.'],
    [
      ['Stars.tsx', '--kind', 'field', '--yes'],
      'A component of the kind field needs --target, such as --target posts.title.',
    ],
    [
      ['Stars.tsx', '--kind', 'action', '--target', 'posts', '--yes'],
      'A component of the kind action has no --target. Leave it out.',
    ],
    [
      ['Report.tsx', '--kind', 'view', '--yes'],
      'A component of the kind view needs --path, such as --path /report.',
    ],
    [
      ['stars.tsx', '--kind', 'action', '--yes'],
      expect.stringContaining(
        'can’t be the file of a component. Use a name that begins with a capital letter',
      ),
    ],
    [
      ['../Stars.tsx', '--kind', 'action', '--yes'],
      expect.stringMatching(/isn’t in .*, where the config’s component paths start/),
    ],
    [['Mine.tsx', '--kind', 'action', '--yes'], expect.stringContaining('Mine.tsx already exists')],
    [
      ['Stars.tsx', '--kind', 'feild', '--yes'],
      expect.stringMatching(/^“feild” isn’t a value of --kind <kind>\. Did you mean “field”\?/),
    ],
  ]
  const found = await Promise.all(refused.map(([args]) => site.add(...args)))
  expect(found).toEqual(refused.map(([, err]) => ({ code: 2, out: '', err })))
  expect([site.read(), site.read('Mine.tsx')]).toEqual([plain, '// mine'])
})

test('23 CLI-1 add component never guesses at what only running the config could tell', async () => {
  const dynamic = aSite(plain.replace('fields: [\n', 'fields: [\n        ...shared(),\n'))
  const based = aSite(
    plain.replace('collections: [', 'admin: { importMap: { baseDir: root() } },\n  collections: ['),
  )
  const [ofFunction, ofBase] = await Promise.all([
    dynamic.add(...field('posts.title')),
    based.add('Clock.tsx', '--kind', 'action', '--yes'),
  ])
  expect([ofFunction.out, ofBase.out]).toEqual(["'./Stars#Stars'\n", "'…/Clock#Clock'\n"])
  expect(ofFunction.err).toContain(
    'Nothing was changed: fields in stateroom.config.ts isn’t a plain list',
  )
  expect(ofBase.err).toContain(
    'Nothing was changed: admin.importMap.baseDir in stateroom.config.ts isn’t a plain list',
  )
  expect(existsSync(join(based.dir, 'Clock.tsx'))).toBe(false)
})

/** What Payload's templates and others begin `payload.config.ts` with, and where that leads from `src`. */
const bases: readonly [name: string, before: string, admin: string, expected: string][] = [
  [
    'Payload’s templates',
    "import path from 'path'\nimport { fileURLToPath } from 'url'\n\nconst filename = fileURLToPath(import.meta.url)\nconst dirname = path.dirname(filename)\n",
    'admin: { importMap: { baseDir: path.resolve(dirname) } },',
    './components/Stars#Stars',
  ],
  [
    'Payload’s website template',
    "import path from 'path'\nimport { fileURLToPath } from 'url'\n\nconst filename = fileURLToPath(import.meta.url)\nconst dirname = path.dirname(filename)\n",
    "admin: { components: { beforeLogin: ['@/components/BeforeLogin'] }, importMap: { baseDir: path.resolve(dirname, '..') }, user: 'users' },",
    './src/components/Stars#Stars',
  ],
  [
    'CommonJS',
    "import { join } from 'node:path'\n",
    "admin: { importMap: { baseDir: join(__dirname, '..', 'src/components') } },",
    './Stars#Stars',
  ],
  [
    'a URL',
    "import * as url from 'node:url'\n\nconst importMap = { baseDir: url.fileURLToPath(new URL('.', import.meta.url)) }\n",
    'admin: { importMap },',
    './components/Stars#Stars',
  ],
  ['a file of its own', "import { admin } from './admin'\n", 'admin,', './components/Stars#Stars'],
  ['no folder: that of the package', '', '', './src/components/Stars#Stars'],
]

test.each(bases)(
  '23 CLI-1 add component names it as Payload finds it: %s',
  async (_name, before, admin, expected) => {
    const dir = temporaryFolder('payload-project')
    const write = (name: string, content: string) => writeFileSync(join(dir, name), content)
    mkdirSync(join(dir, 'src'))
    write('package.json', '{}')
    write('src/admin.ts', 'export const admin = { importMap: { baseDir: import.meta.dirname } }\n')
    write(
      'src/payload.config.ts',
      `import { buildConfig } from 'payload'\n${before}\nexport default buildConfig({\n  ${admin}\n  collections: [{ slug: 'posts', fields: [{ name: 'rating', type: 'number' }] }],\n})\n`,
    )
    const args = [
      '--kind',
      'field',
      '--target',
      'posts.rating',
      '--config',
      'src/payload.config.ts',
    ]
    const added = await run({ dir }, [
      ...['add', 'component', 'src/components/Stars.tsx', ...args, '--yes'],
    ])

    expect([added.code, added.err]).toEqual([0, ''])
    expect(readFileSync(join(dir, 'src/payload.config.ts'), 'utf8')).toContain(
      `type: 'number', admin: { components: { Field: '${expected}' } } }`,
    )
    expect(existsSync(join(dir, 'src/components/Stars.tsx'))).toBe(true)
  },
)

test('23 CLI-1 the component of each kind compiles for whoever gets it', () => {
  const folder = inProject('test-results/add-component')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [kind, { code }] of Object.entries(componentKinds)) {
    writeFileSync(join(folder, `${kind}.tsx`), code('Stars'))
  }
  const project = { extends: inProject('tsconfig.json'), include: ['.'], exclude: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
  const tsc = [inProject('node_modules/typescript/bin/tsc'), '--project', folder, '--noEmit']
  const { stdout } = spawnSync(process.execPath, tsc, { cwd: folder, encoding: 'utf8' })

  expect(stdout.split('\n').filter((line) => line.includes('error TS'))).toEqual([])
})
