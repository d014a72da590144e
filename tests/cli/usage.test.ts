// @module-tag slow
import { expect, test } from 'vitest'
import { aDoor, run } from './kit/doors.ts'

const doors = aDoor()
const german = { LANG: 'de_DE.UTF-8' }

/** What it says to somebody who typed this, for whom it does nothing. */
async function said(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { code, err, out } = await run(doors, args, env)
  expect([args, code, out]).toEqual([args, 2, ''])
  return err
}

test('23 CLI-1 a command, a flag and a value that nearly exist are named', async () => {
  const [command, inner, flag, value] = await Promise.all([
    said(['chekc']),
    said(['add', 'feild', 'posts', 'x']),
    said(['start', '--confg', 'x.ts']),
    said(['test', '--rung', 'pur']),
  ])

  expect(command).toMatch(
    /^Unknown command “chekc”\. Did you mean “check”\? Available: add, .*\nRun “stateroom --help” for usage\.$/,
  )
  expect(inner).toMatch(
    /^Unknown command “feild”\. Did you mean “field”\? Available: .*\nRun “stateroom add --help” for usage\.$/,
  )
  expect(flag).toBe(
    'Unknown flag “--confg”. Did you mean “--config”?\nRun “stateroom start --help” for usage.',
  )
  expect(value).toMatch(
    /^“pur” isn’t a value of --rung <\w+>\. Did you mean “pure”\? Available: pure, actor, browser\.\n/,
  )
})

test('23 CLI-1 what is far from every name is not guessed at', async () => {
  const [command, flag, machine, target] = await Promise.all([
    said(['publish']),
    said(['types', '--verbose']),
    said(['machines', 'window', '--dir', 'machines']),
    said(['test', '--cover', 'everything']),
  ])

  expect(command).toMatch(/^Unknown command “publish”\. Available: /)
  expect(flag).toBe('Unknown flag “--verbose”.\nRun “stateroom types --help” for usage.')
  expect(machine).toBe('Unknown machine “window”. Available: door.')
  expect(target).toMatch(/^Unknown coverage “everything”\. Available: smoke, /)
})

test('23 CLI-1 a machine that nearly exists is named', async () => {
  expect(await said(['machines', 'dor', '--dir', 'machines'])).toBe(
    'Unknown machine “dor”. Did you mean “door”? Available: door.',
  )
})

test('23 CLI-1 arguments and flags that are missing, too many or at odds are told', async () => {
  const refused: [string[], string, string][] = [
    [['add', 'field', 'posts'], 'Missing argument: <name>.', 'stateroom add field'],
    [
      ['add', 'collection', 'Blog', 'posts'],
      'Unexpected argument “posts”. Put quotes around names with spaces.',
      'stateroom add collection',
    ],
    [['add', 'plugin', 'x'], 'Missing flag: --export <name>.', 'stateroom add plugin'],
    [['start', '--seed'], '“--seed <file>” needs a value.', 'stateroom start'],
    [
      ['machines', '--svg', '--json'],
      '“--svg” and “--json” can’t be combined. Leave out one of them.',
      'stateroom machines',
    ],
  ]
  const found = await Promise.all(refused.map(([args]) => said(args)))

  expect(found).toEqual(
    refused.map(([, sentence, command]) => `${sentence}\nRun “${command} --help” for usage.`),
  )
})

test('I18N-1 they are told in German where the terminal is', async () => {
  const [flag, command] = await Promise.all([
    said(['start', '--confg', 'x.ts'], german),
    said(['chekc'], german),
  ])

  expect(flag).toBe(
    'Unbekannte Option „--confg“. Meinten Sie „--config“?\n„stateroom start --help“ zeigt die Hilfe.',
  )
  expect(command).toMatch(/^Unbekannter Befehl „chekc“\. Meinten Sie „check“\? Verfügbar: add, /)
})

test('I18N-1 the help has no English word of its own in German', async () => {
  const helps = await Promise.all(
    [['test'], ['add', 'component'], ['add', 'field'], ['start'], ['completion'], []].map((args) =>
      run(doors, [...args, '--help'], german),
    ),
  )
  const all = helps.map(({ out }) => out).join('')

  expect(all).not.toMatch(/choices:|default:|one of:|\[options]|\[command]|^(Usage|Options)/m)
  expect(helps[0]!.out).toMatch(/^Aufruf: stateroom test \[Optionen] /)
  expect(helps[0]!.out).toMatch(/\(möglich: pure, actor, browser,\s+Standard: actor\)/)
  expect(helps[1]!.out).toMatch(/\(möglich: field, cell, label,/)
  expect(helps[3]!.out).toContain('(Standard: stateroom.config.ts)')
})
