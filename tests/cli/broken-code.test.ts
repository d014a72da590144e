// @module-tag slow
import { describe, expect, test } from 'vitest'
import { run } from './kit/doors.ts'
import { aPayloadProject } from './kit/payload-project.ts'

/** Lines that are written as they are shown. */
const lines = (...all: string[]) => all.join('\n')

/** Loads a config with these files beside it, and answers what is said. */
async function said(files: Readonly<Record<string, string>>, file = 'payload.config.ts') {
  const { code, err } = await run(aPayloadProject(files), ['check', '--payload', file])
  expect(code).toBe(2)
  return err
}

describe('21.7 a mistake in the code of a config is told with its line', () => {
  test('a syntax error in TypeScript, in a file that the config imports', async () => {
    const err = await said({
      'payload.config.ts':
        "import { books } from './books'\nexport default { collections: [books] }\n",
      'books.ts':
        "export const slug = 'books'\n\nexport const books = {\n  slug,\n  fields: [ },\n}\n",
    })
    expect(err).toBe(
      lines(
        'Couldn’t load the config books.ts:5:13: Unexpected "}". Fix it and try again.',
        '  3 | export const books = {',
        '  4 |   slug,',
        '> 5 |   fields: [ },',
        '    |             ^',
        '  6 | }',
      ),
    )
  })

  test('a syntax error in JavaScript', async () => {
    const err = await said(
      { 'payload.config.js': 'export default {\n  collections: [ ;\n}\n' },
      'payload.config.js',
    )
    expect(err).toBe(
      lines(
        "Couldn’t load the config payload.config.js:2:18: Unexpected token ';'. Fix it and try again.",
        '  1 | export default {',
        '> 2 |   collections: [ ;',
        '    |                  ^',
        '  3 | }',
      ),
    )
  })

  test.each([
    ['a file', './gone', 'Couldn’t find the module “gone”'],
    ['a package', 'no-such-package', 'Couldn’t find the package “no-such-package”'],
  ])('an import of %s that isn’t there', async (_, specifier, reason) => {
    const err = await said({
      'payload.config.ts': `\nimport { a } from '${specifier}'\nexport default { collections: [a] }\n`,
    })
    expect(err).toBe(
      lines(
        `Couldn’t load the config payload.config.ts:2:20: ${reason}. Fix it and try again.`,
        '  1 |',
        `> 2 | import { a } from '${specifier}'`,
        '    |                    ^',
        '  3 | export default { collections: [a] }',
      ),
    )
  })

  test('an import of a name that a file doesn’t export', async () => {
    const err = await said({
      'payload.config.ts':
        "import { authors } from './books'\nexport default { collections: [authors] }\n",
      'books.ts': 'export const books = 1\n',
    })
    expect(err).toMatch(/^Couldn’t load the config payload\.config\.ts:1:10: .*'authors'\. Fix it/)
    expect(err).toContain("> 1 | import { authors } from './books'\n    |          ^")
  })

  test('what it throws has the way there through its own files, and no others', async () => {
    const err = await said({
      'payload.config.ts': lines(
        "import { price } from './price'",
        "import { buildConfig } from 'payload'",
        'export default buildConfig({ collections: [price()] })',
      ),
      'price.ts': "export function price(): never {\n  throw new TypeError('no price')\n}\n",
    })
    expect(err.split('\n').slice(1)).toEqual([
      '  1 | export function price(): never {',
      "> 2 |   throw new TypeError('no price')",
      '    |         ^',
      '  3 | }',
      '    at price (price.ts:2:9)',
      '    at payload.config.ts:3:44',
    ])
    expect(err).toMatch(
      /^Couldn’t load the config \S+payload\.config\.ts: TypeError: no price\. Fix it/,
    )
  })

  test('a component that can’t be built', async () => {
    const project = aPayloadProject({
      'payload.config.ts': `export default { collections: [{ slug: 'a', fields: [
        { name: 'b', type: 'text', admin: { components: { Field: './B' } } } ] }] }`,
      'B.tsx': 'export default () => (\n  <b>\n    {1}\n  </i>\n)\n',
    })
    const { err } = await run(project, ['build', '--admin-dir', project.adminDir])
    expect(err).toContain(
      lines('  2 |   <b>', '  3 |     {1}', '> 4 |   </i>', '    |     ^', '  5 | )'),
    )
  })
})
