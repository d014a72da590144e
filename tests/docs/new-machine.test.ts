// @module-tag slow
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { buildWhatIsStale } from '../../scripts/kit/build-parts.ts'
import { inProject } from '../../scripts/kit/root.ts'
import { sharedBrowser } from '../kit/browser.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'

const patience = 300_000
const folder = temporaryFolder('walk-through')

test('the walk-through for a new machine works to the letter', { timeout: patience }, async () => {
  await buildWhatIsStale()
  installIn(folder)
  const { executablePath, env } = await sharedBrowser()
  const environment = { ...process.env, ...env, CI: '', STATEROOM_BROWSER: executablePath }
  const commands: string[] = []

  for (const { language, code } of blocksOf('docs/qa/new-machine.md')) {
    if (language !== 'sh') {
      write(code)
      continue
    }
    for (const line of code.trim().split('\n')) {
      const [command = '', exit = '0'] = line.split(/\s+# ends with /)
      const { status, said } = await run(command, environment)
      expect(status, `${command}\n${said}`).toBe(Number(exit))
      commands.push(command.split(' ')[2] ?? '')
    }
  }

  const shown = ['machines', 'paths', 'test', 'mutate', 'replay', 'report']
  expect(commands).toEqual(expect.arrayContaining(shown))
})

interface Block {
  language: string
  code: string
}

const blocksOf = (page: string): Block[] =>
  [...readFileSync(inProject(page), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
    ([, language = '', code = '']) => ({ language, code }),
  )

/** Where a block goes stands in its first line. */
function write(code: string): void {
  const [, path] = /^(?:\/\/|<!--) (\S+)/.exec(code) ?? []
  if (path === undefined) throw new Error(`A block does not say which file it is:\n${code}`)
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), code)
}

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

function run(command: string, env: NodeJS.ProcessEnv): Promise<{ status: number; said: string }> {
  const shell = spawn(command, { cwd: folder, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.on('data', (part) => {
      said += part
    })
  }
  return new Promise((resolve, reject) => {
    shell.once('error', reject)
    shell.once('close', (status) => resolve({ status: status ?? 1, said }))
  })
}
