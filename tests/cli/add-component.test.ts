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

test('23 CLI-1 add component refuses what does not fit, and overwrites nothing', {
  timeout: 240_000,
}, async () => {
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
        'can’t be named after a component. Use a file such as components/Stars.tsx',
      ),
    ],
    [
      ['../Stars.tsx', '--kind', 'action', '--yes'],
      expect.stringContaining('isn’t in the folder of the config'),
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

test('23 CLI-1 add component never guesses at what only running the config could tell', {
  timeout: 120_000,
}, async () => {
  const dynamic = aSite(plain.replace('fields: [\n', 'fields: [\n        ...shared(),\n'))
  const spread = aSite(
    plain.replace('collections: [', 'admin: { importMap: { baseDir: root } },\n  collections: ['),
  )
  const [ofFunction, ofBase] = await Promise.all([
    dynamic.add(...field('posts.title')),
    spread.add('Clock.tsx', '--kind', 'action', '--yes'),
  ])
  expect([ofFunction.out, ofBase.out]).toEqual(["'./Stars#Stars'\n", "'./Clock#Clock'\n"])
  expect(ofFunction.err).toContain(
    'Nothing was changed: fields in stateroom.config.ts isn’t a plain list',
  )
  expect(ofBase.err).toContain(
    'Nothing was changed: admin.importMap in stateroom.config.ts isn’t a plain list',
  )
  expect(existsSync(join(spread.dir, 'Clock.tsx'))).toBe(false)
})

test('23 CLI-1 the component of each kind compiles for whoever gets it', {
  timeout: 180_000,
}, () => {
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
