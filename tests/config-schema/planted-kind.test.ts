// @module-tag slow
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'

const product = [
  'config-schema',
  'developer',
  'locales',
  'machines',
  'rich-text',
  'testing',
  'ui',
  'server',
  'cli',
]
const union = 'config-schema/contracts/fields/client-field.ts'
const record = 'config-schema/contracts/fields/field-kinds.ts'

// Whole rooms are compiled: minutes on a busy machine.
describe('in a copy with one more kind of field', { timeout: 600_000 }, () => {
  const copy = mkdtempSync(join(tmpdir(), 'kinds-'))
  const known = readFileSync(inProject(record), 'utf8')

  beforeAll(() => {
    for (const path of ['package.json', 'tsconfig.json', 'scripts/kit', ...product]) {
      cpSync(inProject(path), join(copy, path), { recursive: true })
    }
    symlinkSync(inProject('node_modules'), join(copy, 'node_modules'))
    write(
      union,
      `${readFileSync(inProject(union), 'utf8').replace('  | UiField\n', '  | UiField\n  | ColorField\n')}
export interface ColorField extends ValueField {
  type: 'color'
}
`,
    )
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  function write(path: string, content: string): void {
    writeFileSync(join(copy, path), content)
  }

  /** The row that the record has for it. */
  function writeRow(row: string): void {
    write(record, known.replace('export const fieldKinds = {\n', `$&  color: ${row},\n`))
  }

  function whatTheCompilerSays(...folders: string[]): string {
    const config = { extends: './tsconfig.json', include: folders }
    write('tsconfig.planted.json', JSON.stringify(config))
    const tsc = inProject('node_modules/typescript/bin/tsc')
    return spawnSync(process.execPath, [tsc, '--project', 'tsconfig.planted.json'], {
      cwd: copy,
      encoding: 'utf8',
    }).stdout
  }

  test('the record of kinds asks for it first', () => {
    const said = whatTheCompilerSays('config-schema')

    expect(said.split('(', 1)).toEqual([record])
    expect(said).toContain("Property 'color' is missing")
  })

  test('a row has to say what it holds', () => {
    writeRow('{}')
    const said = whatTheCompilerSays('config-schema')

    expect(said.split('(', 1)).toEqual([record])
    expect(said).toContain('missing the following properties')
    expect(said).toContain('holds, value, kept')
  })

  test('with its row, only what it shows is asked for', () => {
    writeRow("{ ...leaf, value: 'text', filter: 'oneOf', rule: 'text' }")
    const errors = whatTheCompilerSays('config-schema', 'machines', 'ui', 'server').matchAll(
      /^([^\s(]+)\(.*error TS/gm,
    )
    const files = [...new Set([...errors].map(([, file]) => file ?? ''))]

    expect(files.sort()).toEqual([
      'server/endpoints/config/fields/projectors.ts',
      'ui/fields/tables/inputs.ts',
    ])
  })
})
