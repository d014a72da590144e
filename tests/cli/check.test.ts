// @module-tag slow
import { describe, expect, test } from 'vitest'
import { run } from './kit/doors.ts'
import type { PayloadProject } from './kit/payload-project.ts'
import { aPayloadProject, payloadConfig } from './kit/payload-project.ts'

const check = (project: PayloadProject, ...args: string[]) =>
  run(project, ['check', '--admin-dir', project.adminDir, ...args])

const project = (config: string, files: Readonly<Record<string, string>> = {}) =>
  aPayloadProject({ 'src/payload.config.ts': config, ...files })

describe('21.4 stateroom check', () => {
  const everything = project(
    payloadConfig(`admin: {
    dateFormat: 'dd.MM.',
    components: {
      Nav: '/src/Nav#Nav',
      beforeNavLinks: ['/src/Hint#Hint'],
      views: { salesReport: { Component: '/src/Report#Report', path: '/sales' } },
    },
  },
  collections: [{
    slug: 'books',
    admin: { components: { beforeListTable: ['/src/Hint#Table'], edit: { SaveButton: '/src/Hint#Save' } } },
    fields: [
      { name: 'price', type: 'number', admin: { components: {
        Field: '/src/Price#Price',
        afterInput: ['/src/Hint#After'],
        Description: '/src/Hint#Words',
      } } },
    ],
  }],`),
    {
      'src/Hint.tsx': 'export const Hint = () => <b>!</b>',
      'src/Price.tsx':
        "import { NumberField } from '@payloadcms/ui'\nexport const Price = NumberField",
      'src/Report.tsx':
        "import { DefaultTemplate } from '@payloadcms/next/templates'\nexport const Report = DefaultTemplate",
    },
  )

  test('lists what differs from Payload’s own admin, each with the step to take and its place', async () => {
    const { code, err, out } = await check(everything)

    expect([code, err]).toEqual([0, ''])
    expect(out.split('\n')).toEqual([
      'Different in this panel:',
      '- src/Price.tsx:1: “@payloadcms/ui” isn’t available in this panel, so it leaves src/Price.tsx#Price out. To show one, write it with stateroom-admin/ui, plain links and requests to the API, in a file beside it that ends in “.stateroom.tsx”.',
      '- src/payload.config.ts:18: books.admin.components.beforeListTable: this panel has no place for /src/Hint#Table. Show it in a screen of its own (“admin.components.views” of the config).',
      '- src/payload.config.ts:18: books.admin.components.edit.SaveButton: this panel has no place for /src/Hint#Save. Show it in a field of type “ui”, or in a screen of the document (“admin.components.views.edit”).',
      '- src/payload.config.ts:22: books.price.admin.components.afterInput: this panel has no place for /src/Hint#After. Draw it in a “Field” component around <Default />.',
      '- src/payload.config.ts:23: books.price.admin.components.Description: this panel has no place for /src/Hint#Words. Write the description as text in “admin.description”, or draw the field in a “Field” component around <Default />.',
      '- src/payload.config.ts:13: The screen “salesReport” opens in Payload’s own admin, at /admin/sales; the navigation has a link to it. To show it here, write it with the hooks of stateroom-admin/ui, in a file beside it that ends in “.stateroom.tsx”.',
      '- src/payload.config.ts:9: “admin.dateFormat” has no effect in this admin panel.',
      '- src/payload.config.ts:11: “admin.components.Nav” has no effect in this admin panel.',
      '',
      '1 component is shown as in Payload’s own admin: src/Hint.tsx#Hint',
      'src/payload.config.ts: 8 differences.',
      '',
    ])
  })

  test('gives the same as JSON', async () => {
    const { code, out } = await check(everything, '--json')
    const { differences, ...others } = JSON.parse(out)

    expect(code).toBe(0)
    expect(others).toEqual({
      file: 'src/payload.config.ts',
      mistakes: [],
      findings: [],
      shown: ['src/Hint.tsx#Hint'],
    })
    expect(differences).toHaveLength(8)
    expect(differences[0]).toEqual({
      code: 'component.foreign',
      path: 'src/Price.tsx#Price',
      where: 'src/Price.tsx:1',
      message: expect.stringContaining('isn’t available in this panel'),
    })
    expect(differences.map(({ code }: { code: string }) => code)).toContain('view')
  })

  test('says so where nothing differs', async () => {
    const { code, out } = await check(project(payloadConfig('collections: [],')))

    expect([code, out]).toEqual([
      0,
      'src/payload.config.ts has no mistakes, and nothing differs from Payload’s own admin.\n',
    ])
  })

  test('CFG-5 names every mistake at once, with the code of the problem', async () => {
    const { code, err, out } = await check(
      project(
        payloadConfig("collections: [], admin: { theme: 'blue', routs: {} }, routes: { api: 7 },"),
      ),
      '--payload',
    )

    expect(code).toBe(2)
    expect(out).toMatch(/^Mistakes:\n- admin\.routs \(admin › routs\): unknown key “routs”\./)
    expect(out).toContain('- admin.theme (admin › theme) is "blue". Allowed: all, light, dark.')
    expect(out).toContain('- routes.api (routes › api) is 7;')
    expect(out).not.toContain('nothing differs')
    expect(err).toBe('The config has mistakes: 3. Fix them and try again.')
  })

  test('tells of what Payload accepts, and is probably a mistake', async () => {
    const { code, out } = await check(
      project(
        payloadConfig(
          "collections: [{ slug: 'books', fields: [{ name: 'a', type: 'text', maxlength: 3 }] }],",
        ),
      ),
    )

    expect(code).toBe(0)
    expect(out).toContain('Accepted by Payload, but probably a mistake:')
    expect(out).toContain('Did you mean maxLength?')
  })

  test('names what Payload itself refuses', async () => {
    const { code, err } = await check(
      project(
        payloadConfig("collections: [{ slug: 'a', fields: [] }, { slug: 'a', fields: [] }],"),
      ),
    )

    expect(code).toBe(2)
    expect(err).toMatch(
      /^Couldn’t load the config src\/payload\.config\.ts: Payload refuses it: .*"a"/,
    )
  })

  test('21.1 says what works where the content is in MongoDB', async () => {
    const { out } = await check(
      project(payloadConfig("collections: [], db: { name: 'mongoose', init: () => ({}) },")),
    )

    expect(out).toContain('content is in MongoDB, whose support is experimental')
    expect(out).toContain('docs/developer/your-database.md says what to know')
  })

  test('looks at the config of a Stateroom project where there is one', async () => {
    const own = aPayloadProject({
      'stateroom.config.ts':
        "export default { telemetry: true, collections: [{ slug: 'users', auth: true, fields: [] }] }",
    })
    const { code, out } = await check(own)

    expect(code).toBe(0)
    expect(out).toBe(
      'Different in this panel:\n- stateroom.config.ts:1: “telemetry” has no effect: Stateroom never sends usage data.\n\nstateroom.config.ts: 1 difference.\n',
    )
  })

  test('21.7 tells once of versions that don’t go together', async () => {
    const manifest = (name: string, version: string) => JSON.stringify({ name, version })
    const { out } = await check(
      project(payloadConfig('collections: [],'), {
        'node_modules/payload/package.json': manifest('payload', '3.50.0'),
        'node_modules/@payloadcms/ui/node_modules/payload/package.json': manifest(
          'payload',
          '3.79.1',
        ),
        'node_modules/react/package.json': manifest('react', '18.3.1'),
      }),
    )

    expect(out.match(/^- This project has/gm)).toHaveLength(3)
    expect(out).toContain('- This project has several copies of Payload: 3.50.0, 3.79.1, 3.90.2.')
    expect(out).toContain('- This project has Payload 3.50.0, and Stateroom needs 3.80.0 or newer.')
    expect(out).toContain(
      '- This project has React 18.3.1, and its components get React 19 in the panel.',
    )
  })
})
