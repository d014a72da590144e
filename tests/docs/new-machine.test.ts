// @module-tag slow
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildWhatIsStale } from '../../scripts/kit/build-parts.ts'
import { inProject } from '../../scripts/kit/root.ts'
import { sharedBrowser } from '../kit/browser.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import { walkThrough } from './walk-through.ts'

const patience = 300_000
const folder = temporaryFolder('walk-through')

test('the walk-through for a new machine works to the letter', { timeout: patience }, async () => {
  await buildWhatIsStale()
  installIn(folder)
  const { executablePath, env: browser } = await sharedBrowser()
  const env = { ...process.env, ...browser, CI: '', STATEROOM_BROWSER: executablePath }

  const walked = await walkThrough('docs/qa/new-machine.md', { folder, env })

  for (const { command, expected, said, status } of walked)
    expect(status, `${command}\n${said}`).toBe(expected)
  const shown = ['machines', 'paths', 'test', 'mutate', 'replay', 'report']
  expect(walked.map(({ command }) => command.split(' ')[2])).toEqual(expect.arrayContaining(shown))
})

/** The folder of somebody who has installed the packages. */
function installIn(where: string): void {
  const modules = join(where, 'node_modules')
  mkdirSync(join(modules, '.bin'), { recursive: true })
  for (const name of readdirSync(inProject('node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(inProject(`node_modules/${name}`), join(modules, name))
  }
  symlinkSync(inProject(''), join(modules, 'stateroom-admin'))
  symlinkSync(inProject('dist/node/cli.js'), join(modules, '.bin/stateroom'))
  writeFileSync(join(where, 'package.json'), '{ "type": "module", "private": true }')
}
