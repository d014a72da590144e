import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licenseText, packageFolder } from '../../scripts/kit/licenses.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'

test('21.5 a module belongs to the innermost package that it is in', () => {
  expect(packageFolder('/site/node_modules/react/index.js')).toBe('/site/node_modules/react')
  expect(packageFolder('/site/node_modules/a/node_modules/@scope/b/lib/c.js?worker')).toBe(
    '/site/node_modules/a/node_modules/@scope/b',
  )
  expect(packageFolder('on-demand:/site/node_modules/monaco-editor/esm/x.css')).toBe(
    '/site/node_modules/monaco-editor',
  )
  expect(packageFolder('/site/ui/app/main.tsx')).toBeUndefined()
})

test('21.5 packages with the same license share its text, and one without a file names it', () => {
  const dir = temporaryFolder('licenses')
  const make = (name: string, license: string | null) => {
    const folder = join(dir, name)
    mkdirSync(folder)
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', license: 'ISC' }),
    )
    if (license) writeFileSync(join(folder, 'LICENSE.md'), license)
    return folder
  }
  const folders = [
    make('tide', 'Do what is right.\n'),
    make('boat', null),
    make('buoy', 'Do what is right.'),
  ]

  expect(licenseText(folders).split(/\n-{80}\n/)).toEqual([
    'boat 1.0.0\n\nLicense: ISC\n',
    '\nbuoy 1.0.0\ntide 1.0.0\n\nDo what is right.\n',
  ])
})
