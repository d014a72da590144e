import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { builtCommand } from './kit/stateroom.ts'

/** Runs `stateroom --version` on a Node that says it is this one. */
function saidBy(version: string, language: string) {
  const { args, file } = builtCommand(['--version'])
  const pretends = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const preload = `data:text/javascript,${encodeURIComponent(pretends)}`
  const { status, stderr, stdout } = spawnSync(file, ['--import', preload, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', LANG: language },
  })
  return { status, said: stderr.trim(), out: stdout.trim() }
}

test('21.7 an older Node is told in a sentence, in the language of the terminal', () => {
  expect(saidBy('20.18.3', 'en_GB.UTF-8')).toEqual({
    status: 2,
    said: 'Stateroom needs Node 20.19 or newer; this is 20.18.3. Install a newer one, then try again.',
    out: '',
  })
  expect(saidBy('18.20.8', 'de_DE.UTF-8').said).toMatch(/^Stateroom braucht Node 20\.19 oder neuer/)
})

test('21.7 a Node that will do is not', () => {
  expect(saidBy('20.19.0', 'en_GB.UTF-8')).toMatchObject({ status: 0, said: '' })
})
