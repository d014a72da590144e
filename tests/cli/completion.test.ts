// @module-tag slow
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import { run } from './kit/doors.ts'
import { builtCommand } from './kit/stateroom.ts'

const dir = temporaryFolder('completion')
writeFileSync(
  join(dir, 'stateroom.config.ts'),
  `import { pages } from './pages.ts'
export default {
  collections: [{ slug: 'users', auth: true, fields: [] }, { slug: 'posts', fields: [] }, pages],
  globals: [{ slug: 'footer', fields: [] }],
}`,
)
writeFileSync(join(dir, 'pages.ts'), "export const pages = { slug: 'pages', fields: [] }")
mkdirSync(join(dir, 'machines/door'), { recursive: true })
writeFileSync(join(dir, 'machines/door/door.plan.ts'), 'throw new Error("never run for a name")')

/** `stateroom` as it's installed, for the scripts to ask. */
const bin = join(dir, 'bin')
const { args, file } = builtCommand([])
mkdirSync(bin)
writeFileSync(join(bin, 'stateroom'), `#!/bin/sh\nexec '${file}' '${args[0]}' "$@"\n`)
chmodSync(join(bin, 'stateroom'), 0o755)

const hasShell = (shell: string) => spawnSync(shell, ['--version']).status === 0

/** What a shell does with its script and a line. */
function inShell(shell: string, flags: readonly string[], script: string, line: string): string[] {
  const { stderr, stdout } = spawnSync(shell, [...flags, '-c', `${script}\n${line}`], {
    cwd: dir,
    encoding: 'utf8',
    env: { HOME: dir, LANG: 'C.UTF-8', PATH: `${bin}${delimiter}${process.env.PATH}` },
  })
  expect(stderr).toBe('')
  return stdout.split('\n').filter(Boolean)
}

const scriptFor = async (shell: string) => (await run({ dir }, ['completion', shell])).out

const candidates = async (...words: string[]) =>
  (await run({ dir }, ['completion', 'bash', '--', ...words])).out.split('\n').filter(Boolean)

test('23 CLI-1 completion knows commands, flags, their choices and names of the site', async () => {
  const asked: [string[], string[]][] = [
    [['co'], ['config', 'completion']],
    [
      ['add', ''],
      ['collection', 'global', 'block', 'field', 'locale', 'plugin', 'component', 'machine'],
    ],
    [['test', '--r'], ['--rung']],
    [
      ['test', '--rung', ''],
      ['pure', 'actor', 'browser'],
    ],
    [
      ['add', 'field', 'p'],
      ['posts', 'pages'],
    ],
    [['add', 'field', 'posts', 'link', '--relation-to', 'u'], ['users']],
    [
      ['add', 'field', '--type', 'te'],
      ['text', 'textarea'],
    ],
    [
      ['config', ''],
      ['users', 'posts', 'pages', 'footer'],
    ],
    [['test', '--dir', 'machines', ''], ['door']],
    [['test', '--rung', 'pure', '--run'], []],
    [['start', '--config', ''], []],
    [['nothing', ''], []],
  ]
  const found = await Promise.all(asked.map(([words]) => candidates(...words)))

  expect(asked.map(([words], index) => [words, found[index]])).toEqual(asked)
})

test('23 CLI-1 completion works in Bash, around an equals sign as well', async () => {
  const script = await scriptFor('bash')
  const complete = (words: string, at: number) =>
    inShell(
      'bash',
      ['--norc'],
      script,
      `COMP_WORDS=(stateroom ${words}); COMP_CWORD=${at}; _stateroom; printf '%s\\n' "\${COMPREPLY[@]}"`,
    )

  expect(complete('add fi', 2)).toEqual(['field'])
  expect(complete("create --template = ''", 4)).toEqual(['blank', 'magazine', 'shop', 'docs'])
  expect(inShell('bash', ['--norc'], script, 'complete -p stateroom')).toEqual([
    'complete -o bashdefault -o default -F _stateroom stateroom',
  ])
})

test.skipIf(!hasShell('zsh'))('23 CLI-1 completion works in zsh, with descriptions', async () => {
  const seen = `compdef() { :; }; _describe() { print -l -- \${(P)2}; }; _files() { print files; }`
  const complete = (words: string, at: number) =>
    inShell('zsh', ['-f'], seen, `${script}\nwords=(stateroom ${words}); CURRENT=${at}; _stateroom`)
  const script = await scriptFor('zsh')

  expect(complete('add fi', 3)).toEqual(['field:Add a field to a collection, global or block.'])
  expect(complete("start --config ''", 4)).toEqual(['files'])
})

test.skipIf(!hasShell('fish'))('23 CLI-1 completion works in fish, with descriptions', async () => {
  const script = await scriptFor('fish')
  const complete = (line: string) =>
    inShell('fish', ['--no-config'], script, `complete -C '${line}'`)

  expect(complete('stateroom add fi')).toEqual([
    'field\tAdd a field to a collection, global or block.',
  ])
  expect(complete('stateroom config ')).toEqual(['footer', 'pages', 'posts', 'users'])
})

test('23 CLI-1 a shell that completion does not know is refused by name', async () => {
  const { code, err } = await run({ dir }, ['completion', 'fissh'])

  expect([code, err]).toEqual([
    2,
    expect.stringMatching(
      /^“fissh” isn’t a value of shell\. Did you mean “fish”\? Available: bash, zsh, fish\.\n/,
    ),
  ])
})
