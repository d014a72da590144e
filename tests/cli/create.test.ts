// @module-tag slow
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkConfig } from '#config-schema/config'
import { templates } from '../../cli/machines/create/index.ts'
import { writeProject } from '../../cli/services/scaffold/write-project.ts'
import { inProject } from '../../scripts/kit/root.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import { run } from './kit/doors.ts'

const create = (dir: string, ...args: string[]) => run({ dir }, ['create', ...args])

const files = [
  '.gitignore',
  'README.md',
  'machines/contact-form/contact-form.behavior.txt',
  'machines/contact-form/contact-form.machine.ts',
  'machines/contact-form/contact-form.plan.ts',
  'package.json',
  'seed.ts',
  'stateroom.config.ts',
  'tsconfig.json',
]

test('CLI-1 create writes a project with its own name and languages, and says what to type next', async () => {
  const dir = temporaryFolder('create')
  const { code, out } = await create(
    dir,
    'Über uns',
    '--yes',
    '--template',
    'shop',
    '--languages',
    'de,en',
  )

  expect(code).toBe(0)
  expect(out).toBe(
    [
      'Created Über uns with 9 files.',
      'Next:',
      '  cd "Über uns"',
      '  npm install',
      '  npm start    # starts the panel and prints a link to create the first user',
      '',
    ].join('\n'),
  )
  expect(readdirSync(dir), 'no draft is left').toEqual(['Über uns'])
  const read = (file: string) => readFileSync(join(dir, 'Über uns', file), 'utf8')
  expect(read('stateroom.config.ts')).toContain(
    "siteName: 'Über uns',\n  admin: { user: 'users' },\n  localization: { locales: ['de', 'en'], defaultLocale: 'de', fallback: true },\n",
  )
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'ueber-uns',
    dependencies: { 'stateroom-admin': '0.1.0' },
    // Of the components that "stateroom add" writes.
    devDependencies: { '@types/react': expect.stringMatching(/^\d/) },
  })
  expect(readFileSync(join(dir, 'Über uns', '.gitignore'), 'utf8')).toContain('.stateroom/')
})

test('37.1.9 a new project has the Payload that the example with its plugins is tried with', async () => {
  const dir = temporaryFolder('create')
  await create(dir, 'demo', '--yes')
  const dependenciesIn = (path: string): Record<string, string> =>
    JSON.parse(readFileSync(path, 'utf8')).dependencies
  const own = dependenciesIn(join(dir, 'demo/package.json'))
  const example = dependenciesIn(inProject('examples/existing-payload/package.json'))
  const ofPayload = ([name]: [string, string]) => /^(@payloadcms\/|payload$)/.test(name)
  const plugins = Object.keys(example).filter((name) => name.startsWith('@payloadcms/plugin-'))

  expect(plugins.length).toBeGreaterThan(3)
  expect(
    new Set(
      Object.entries(own)
        .filter(ofPayload)
        .map(([, version]) => version),
    ),
  ).toEqual(
    new Set(
      Object.entries(example)
        .filter(ofPayload)
        .map(([, version]) => version),
    ),
  )
})

test('CLI-1 the machine of a new project passes its own tests, and they catch every mutant', async () => {
  const dir = temporaryFolder('create')
  await create(dir, 'demo', '--yes')
  const project = { dir: join(dir, 'demo') }
  const [tested, mutated] = await Promise.all([
    run(project, ['test', '--dir', 'machines']),
    run(project, ['mutate', '--dir', 'machines', '--floor', '1', '--out', 'mutants']),
  ])

  expect([tested.code, tested.out]).toEqual([0, expect.stringContaining('Transitions 100%')])
  expect([mutated.code, mutated.out]).toEqual([0, expect.stringContaining('Mutation score 100%')])
})

test('CLI-1 create refuses a folder with something in it, and takes an empty one', async () => {
  const dir = temporaryFolder('create')
  mkdirSync(join(dir, 'taken'))
  writeFileSync(join(dir, 'taken', 'notes.txt'), 'mine')
  writeFileSync(join(dir, 'file'), 'mine')
  for (const name of ['taken', 'file']) {
    expect(await create(dir, name, '--yes')).toEqual({
      code: 2,
      out: '',
      err: `${join(dir, name)} already exists and isn’t an empty folder. Choose another folder, or empty this one.`,
    })
  }
  expect(readdirSync(join(dir, 'taken'))).toEqual(['notes.txt'])

  mkdirSync(join(dir, 'repository/.git'), { recursive: true })
  const { code, out } = await run({ dir: join(dir, 'repository') }, ['create', '.', '--yes'])
  expect([code, out]).toEqual([0, expect.not.stringContaining('cd ')])
  expect(readdirSync(join(dir, 'repository'))).toEqual(
    ['.git', 'machines', ...files.filter((file) => !file.startsWith('machines/'))].sort(),
  )
})

test('CLI-1 create that can’t write leaves nothing behind', async () => {
  const dir = temporaryFolder('create')
  writeFileSync(join(dir, 'file'), 'mine')
  const { code, err } = await create(dir, 'file/demo', '--yes')

  expect([code, err]).toEqual([
    4,
    `Can’t write to ${join(dir, 'file/demo')}. Give this user write access, free space on the disk, or choose another path.`,
  ])
  expect(readdirSync(dir)).toEqual(['file'])
})

test('CLI-1 a project whose writing fails halfway leaves nothing, in a new folder and in an empty one', () => {
  const dir = temporaryFolder('create')
  mkdirSync(join(dir, 'empty'))
  // A file can't also be a folder: the second one fails.
  const files = { 'seed.ts': 'one', 'seed.ts/more.ts': 'two' }
  for (const folder of ['empty', 'new', 'deep/new']) {
    expect(() => writeProject(join(dir, folder), files)).toThrow('output.unwritable')
  }
  expect(readdirSync(dir)).toEqual(['empty'])
  expect(readdirSync(join(dir, 'empty'))).toEqual([])
})

test('CLI-1 create --dry-run and --json list the files; a dry run writes none', async () => {
  const dir = temporaryFolder('create')
  const { out } = await create(dir, 'demo', '--yes', '--dry-run', '--json')

  expect(JSON.parse(out)).toEqual({
    ...{ folder: join(dir, 'demo'), template: 'blank', languages: ['en'] },
    ...{ files, written: false },
  })
  expect((await create(dir, 'demo', '--yes', '--dry-run')).out).toBe(
    ['These files would be written to demo:', ...files.map((file) => `  ${file}`), ''].join('\n'),
  )
  expect(existsSync(join(dir, 'demo'))).toBe(false)
})

test.each([
  [
    ['demo'],
    'There’s no terminal to ask questions in. Pass --template, --languages, or --yes to use the defaults.',
  ],
  [
    ['demo', '--template', 'magasin'],
    'Unknown template “magasin”. Did you mean “magazine”? Available: blank, magazine, shop, docs.',
  ],
  [
    ['demo', '--languages', 'en,de_!'],
    '“de_!” isn’t a language code. Use codes such as en, de or pt-BR, separated by commas.',
  ],
  [
    ['a|b', '--yes'],
    '“a|b” can’t be the name of a folder. Use letters, digits and hyphens, such as my-site.',
  ],
])('CLI-1 create %j is refused with a sentence', async (args, err) => {
  const dir = temporaryFolder('create')
  expect(await create(dir, ...args)).toEqual({ code: 2, out: '', err })
  expect(readdirSync(dir)).toEqual([])
})

test.each(templates)('CLI-1 the config of the template %s has no mistake', async (template) => {
  const { default: config } = await import(inProject(`templates/${template}/stateroom.config.ts`))
  expect(checkConfig(config)).toEqual([])
})
