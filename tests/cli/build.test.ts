// @module-tag slow
import { existsSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import type { BuiltComponents } from '../../server/components/built-components.ts'
import { run } from './kit/doors.ts'
import type { PayloadProject } from './kit/payload-project.ts'
import { aPayloadProject, payloadConfig } from './kit/payload-project.ts'

const build = (project: PayloadProject, ...args: string[]) =>
  run(project, ['build', '--admin-dir', project.adminDir, ...args])

const field = (name: string, component: string) =>
  `{ name: '${name}', type: 'number', admin: { components: { Field: '${component}' } } }`

const books = (...fields: string[]) =>
  `collections: [{ slug: 'books', fields: [${fields.join(', ')}] }],`

const price = `'use client'
import { useField } from 'stateroom-admin/ui'
export const Price = () => <b>{String(useField().value)}</b>`

/** What the command wrote, as the project's bundler gets it. */
async function written(
  project: PayloadProject,
  folder = 'src/stateroom',
): Promise<BuiltComponents> {
  const path = join(project.dir, folder, 'components.js')
  const { components } = await import(pathToFileURL(path).href)
  return components
}

describe('21.1 21.4 stateroom build', () => {
  test('writes the components that the config names as modules, and says how to add them', async () => {
    const project = aPayloadProject({
      'src/payload.config.ts': payloadConfig(books(field('price', '/src/Price.js#Price'))),
      'src/Price.tsx': price,
    })
    const { code, err, out } = await build(project)

    expect([code, err]).toEqual([0, ''])
    expect(out.split('\n')).toEqual([
      'Built 1 component into src/stateroom: src/Price.tsx#Price',
      'To show them, add this to src/payload.config.ts:',
      "  import { components } from './stateroom/components'",
      '  plugins: [stateroom({ components })]',
      '',
    ])
    const { components, files, inputs } = await written(project)
    expect(components).toEqual({
      '/src/Price.js#Price': {
        name: 'src/Price.tsx#Price',
        script: expect.stringMatching(/^\/assets\/site\/Price-1-[\w-]+\.js$/),
        exportName: 'Price',
      },
    })
    expect(Object.keys(inputs)).toEqual(['src/Price.tsx'])
    const [[name, file]] = Object.entries(files) as [[string, BuiltComponents['files'][string]]]
    expect(name).toMatch(/^Price-1-/)
    const code64 = (await file.load()).default
    expect(Buffer.from(code64, 'base64').toString()).toContain('from"../ui-1.js"')
  })

  test('reads a config that imports what is not built yet, and adds nothing to say', async () => {
    const project = aPayloadProject({
      'payload.config.ts': payloadConfig(
        books(field('price', './Price#Price')),
        "import { components } from './stateroom/components'",
        'stateroom({ components })',
      ),
      'Price.tsx': price,
    })
    const { code, out } = await build(project)

    expect(code).toBe(0)
    expect(out).toBe('Built 1 component into stateroom: Price.tsx#Price\n')
    expect((await build(project)).out).toBe(out)
  })

  test('leaves what has not changed as it is, and takes away what is no longer there', async () => {
    const project = aPayloadProject({
      'payload.config.ts': payloadConfig(books(field('price', './Price#Price'))),
      'Price.tsx': price,
    })
    const module = join(project.dir, 'stateroom/components.js')
    const filesNow = () => readdirSync(join(project.dir, 'stateroom/files'))
    await build(project)
    const before = statSync(module).mtimeMs
    const first = filesNow()
    await build(project)
    expect(statSync(module).mtimeMs).toBe(before)

    project.write({ 'Price.tsx': price.replace('<b>', '<b title="in euros">') })
    await build(project)
    expect(filesNow()).toHaveLength(1)
    expect(filesNow()).not.toEqual(first)
  })

  test('takes the file that is written for this panel, beside that for Payload’s own admin', async () => {
    const project = aPayloadProject({
      'payload.config.ts': payloadConfig(books(field('price', './parts/Price.tsx#Price'))),
      'parts/Price.tsx':
        "import { NumberField } from '@payloadcms/ui'\nexport const Price = NumberField",
      'parts/Price.stateroom.tsx': price,
    })
    const { code, err, out } = await build(project)

    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('parts/Price.stateroom.tsx#Price')
  })

  test('says with file and line why some are left out, and what to do', async () => {
    const foreign = ['@payloadcms/ui', 'next/link', 'node:fs', 'payload']
    const project = aPayloadProject({
      'payload.config.ts': payloadConfig(
        books(
          ...foreign.map((_, index) => field(`foreign${index}`, `./Of${index}#A`)),
          field('waits', './Waits#Waits'),
          field('other', './Other#Other'),
        ),
      ),
      ...Object.fromEntries(
        foreign.flatMap((module, index) => [
          [`Of${index}.tsx`, `'use client'\nexport { A } from './deep${index}'`],
          [`deep${index}.ts`, `\nimport * as all from '${module}'\nexport const A = all`],
        ]),
      ),
      'Waits.tsx': 'export async function Waits() { return <b>1</b> }',
      'Other.tsx':
        "import type { Field } from 'payload'\nexport const Other = (_: Field) => <b>1</b>",
    })
    const { code, err, out } = await build(project)

    expect(code).toBe(0)
    expect(err.split('\n')).toEqual([
      ...foreign.map(
        (module, index) =>
          `deep${index}.ts:2: “${module}” isn’t available in this panel, so it leaves Of${index}.tsx#A out. To show one, write it with stateroom-admin/ui, plain links and requests to the API, in a file beside it that ends in “.stateroom.tsx”.`,
      ),
      expect.stringMatching(
        /^Waits\.tsx#Waits is an async component, which runs only on a server, so this panel leaves it out\./,
      ),
    ])
    expect(out).toContain('Built 1 component into stateroom: Other.tsx#Other')
    const { components } = await written(project, 'stateroom')
    expect([components['./Of0#A'], components['./Waits#Waits']]).toEqual([null, null])
  })

  test('keeps those that can be built where others can’t, and ends with the code of a mistake', async () => {
    const project = aPayloadProject({
      'payload.config.ts': payloadConfig(
        books(field('price', './Price#Price'), field('pages', './Broken'), field('year', './None')),
      ),
      'Price.tsx': price,
      'Broken.tsx': 'export default () => <b>\n</i>',
    })
    const { code, err, out } = await build(project)

    expect(code).toBe(2)
    expect(err).toMatch(/Broken\.tsx:2:3: .* The built-in version of Broken\.tsx is shown instead/)
    expect(err).toContain('Couldn’t find the component None')
    expect(err.split('\n').at(-1)).toMatch(/^Components that couldn’t be built: 2\. Fix them/)
    expect(out).toContain('Price.tsx#Price')
  })

  test('37.1.2 finds components by the paths of the tsconfig, those of a shared one too', async () => {
    const project = aPayloadProject({
      'tsconfig.base.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'tsconfig.json': '{\n  // as Payload’s templates\n  "extends": "./tsconfig.base.json",\n}',
      'src/payload.config.ts': payloadConfig(
        books(
          field('price', '@/parts/Price#Price'),
          field('pages', '@/parts/Pages'),
          field('year', '@/parts/Year'),
        ),
      ),
      'src/parts/Price.stateroom.tsx': price,
      'src/parts/Price.tsx': "export { NumberField as Price } from '@payloadcms/ui'",
      'src/parts/Pages/index.tsx':
        "import { useField } from '@payloadcms/ui'\nexport default useField",
    })
    const { code, err, out } = await build(project)

    expect(code).toBe(2)
    expect(err.split('\n')).toEqual([
      'src/parts/Pages/index.tsx:1: “@payloadcms/ui” isn’t available in this panel, so it leaves src/parts/Pages/index.tsx out. To show one, write it with stateroom-admin/ui, plain links and requests to the API, in a file beside it that ends in “.stateroom.tsx”.',
      'Couldn’t find the component @/parts/Year in the site’s folder. The built-in version is shown instead; fix the path in the config and try again.',
      'Components that couldn’t be built: 1. Fix them and run “stateroom build” again; the others are ready.',
    ])
    expect(out).toContain(
      'Built 1 component into src/stateroom: src/parts/Price.stateroom.tsx#Price',
    )
    const { components } = await written(project)
    expect(components['@/parts/Price#Price']).toMatchObject({ exportName: 'Price' })
  })

  test('37.1.2 writes nothing, and gives nothing to paste, where none could be built', async () => {
    const project = aPayloadProject({
      'payload.config.ts': payloadConfig(
        books(field('pages', './Broken'), field('year', './None')),
      ),
      'Broken.tsx': 'export default () => <b>\n</i>',
    })
    const { code, err, out } = await build(project)

    expect([code, out]).toEqual([2, ''])
    expect(err.split('\n').at(-1)).toBe(
      'Components that couldn’t be built: 2. Nothing was written. Fix them and run “stateroom build” again.',
    )
    expect(existsSync(join(project.dir, 'stateroom'))).toBe(false)
  })

  test('37.1.2 says once that Vite is missing, however many components wait for it', async () => {
    const project = aPayloadProject({
      'payload.config.ts': payloadConfig(
        books(field('price', './Price#Price'), field('year', './Year')),
      ),
      'Price.tsx': price,
      'Year.tsx': 'export default () => <b />',
    })
    const withoutVite = { NODE_OPTIONS: `--import=${inProject('tests/cli/kit/without-vite.mjs')}` }
    const missing =
      'Vite isn’t installed, so none of the site’s components can be built, and the built-in versions are shown instead. Run “npm install --save-dev vite” and try again.'
    const checked = await run(project, ['check', '--admin-dir', project.adminDir], withoutVite)
    const built = await run(project, ['build', '--admin-dir', project.adminDir], withoutVite)

    expect(checked.out).toBe(
      `Different in this panel:\n- ${missing}\n\npayload.config.ts: 1 difference.\n`,
    )
    expect([built.code, built.out]).toEqual([2, ''])
    expect(built.err.split('\n')).toEqual([
      missing,
      'Components that couldn’t be built: 2. Nothing was written. Fix them and run “stateroom build” again.',
    ])
  })

  test.each(['preserve', 'react', 'react-jsx'])(
    '37.1.4 whatever `jsx` the project’s tsconfig has: %s',
    async (jsx) => {
      const project = aPayloadProject({
        'tsconfig.json': JSON.stringify({ compilerOptions: { jsx, target: 'ES2022' } }),
        'payload.config.ts': payloadConfig(
          books(field('price', './Price#Price')),
          "import { options } from './options'\nvoid options",
        ),
        'options.tsx': "export const options = [{ value: 'a', label: <><i>A</i></> }]",
        'Price.tsx': price,
      })
      symlinkSync(inProject('node_modules'), join(project.dir, 'node_modules'))
      const { code, err } = await build(project)

      expect([code, err]).toEqual([0, ''])
      const [file] = Object.values((await written(project, 'stateroom')).files)
      const script = Buffer.from((await file!.load()).default, 'base64').toString()
      expect(script).toContain('../jsx-1.js')
      expect(script).not.toContain('<b>')
    },
  )

  test('writes an empty list where the config names none, and has what .env files say', async () => {
    const project = aPayloadProject({
      '.env': 'SHOP_NAME=Ada',
      'payload.config.ts': payloadConfig(
        books(),
        "if (process.env.SHOP_NAME !== 'Ada') throw new Error('no name')",
      ),
    })
    const { code, out } = await build(project, '--out', 'made')

    expect(code).toBe(0)
    expect(out).toContain('The config names no components. Wrote an empty list to made.')
    expect(existsSync(join(project.dir, 'made/components.d.ts'))).toBe(true)
    expect((await written(project, 'made')).components).toEqual({})
  })

  test('says where it found no config', async () => {
    const none = await build(aPayloadProject({}))
    expect([none.code, none.err]).toEqual([
      2,
      expect.stringMatching(/^No config found at \S+payload\.config\.ts\./),
    ])
  })
})
