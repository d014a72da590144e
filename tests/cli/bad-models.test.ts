// @module-tag slow
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Doors } from './kit/doors.ts'
import { aDoor, planOf, run } from './kit/doors.ts'

const plan = 'machines/door/door.plan.ts'
const chart = 'machines/door/door.machine.ts'

const endless = `import { assign, createMachine } from 'xstate'
export const doorMachine = createMachine({
  id: 'door',
  context: { knocks: 0 },
  on: { 'user.knock': { actions: assign({ knocks: ({ context }) => context.knocks + 1 }) } },
})`

const astray = `import { createMachine } from 'xstate'
export const doorMachine = createMachine({
  id: 'door', initial: 'shut', states: { shut: { on: { 'user.open': 'oopen' } } },
})`

const restless = `import { createMachine } from 'xstate'
export const doorMachine = createMachine({
  id: 'door', initial: 'shut', states: { shut: { always: 'open' }, open: { always: 'shut' } },
})`

const plain = `import { always } from 'stateroom-admin/testing'
import { doorMachine } from './door.machine.ts'
export const plan = { machine: doorMachine, laws: { 'nothing is asked of it': always(() => true) } }`

const cases: [string, string[], number, RegExp, ((doors: Doors) => void)?][] = [
  [
    'a machine that nobody knows',
    ['test', 'dor'],
    2,
    /^Unknown machine “dor”\. Did you mean “door”\? Available: door\.$/,
  ],
  [
    'something to cover that nobody knows',
    ['test', '--cover', 'pears'],
    2,
    /^Unknown coverage “pears”\. Did you mean “pairs”\? Available: smoke, .*refusals\.$/,
  ],
  [
    'a folder without machines',
    ['test', '--dir', 'nowhere'],
    2,
    /^No machine plans found in \/.*\/nowhere\. Use --dir /,
  ],
  [
    'a plan that is not exported',
    ['test'],
    2,
    /door\.plan\.ts doesn’t export a plan\. Add: export const plan = /,
    (doors) => doors.write(plan, 'export const plans = {}'),
  ],
  [
    'a plan that is no TypeScript',
    ['test'],
    2,
    /^Couldn’t load .*door\.plan\.ts: .*\. Fix it and try again\.$/,
    (doors) => doors.write(plan, 'export const plan = {'),
  ],
  [
    'a chart with a target that does not exist, naming the state',
    ['paths'],
    2,
    /door\.plan\.ts: Invalid transition definition for state node 'door\.shut': .*'oopen'.*\. Fix it and try again\.$/,
    (doors) => {
      doors.write(chart, astray)
      doors.write(plan, plain)
    },
  ],
  [
    'a chart without an end, naming what grows',
    ['test'],
    2,
    /^Can’t test this machine: door has more than 20000 different moments\. Its context\.knocks alone has 20000 values\. Give its plan a within/,
    (doors) => {
      doors.write(chart, endless)
      doors.write(plan, plain)
    },
  ],
  [
    'a plan with an event that the chart does not hear',
    ['mutate'],
    2,
    /^Can’t test this machine: .*"user\.nock".*Did you mean "user\.knock"\?$/,
    (doors) => doors.write(plan, planOf({ events: "{ 'user.nock': { soft: {} } }" })),
  ],
  [
    'a chart that never comes to rest',
    ['test'],
    2,
    /^Can’t test this machine: door never comes to rest in /,
    (doors) => {
      doors.write(chart, restless)
      doors.write(plan, plain)
    },
  ],
  [
    'a chart that begins nowhere',
    ['machines', '--mermaid'],
    2,
    /^Can’t test this machine: door begins in "shutt", a state that is not there\. Did you mean "shut"\?$/,
    (doors) => {
      doors.write(chart, astray.replace('oopen', 'shut').replace("'shut'", "'shutt'"))
      doors.write(plan, plain)
    },
  ],
  [
    'context that no JSON can hold',
    ['test'],
    2,
    /^Can’t test this machine: door: context\.knocks is no JSON/,
    (doors) => {
      doors.write(chart, endless.replace('knocks: 0', 'knocks: 10n'))
      doors.write(plan, plain)
    },
  ],
  [
    'two plans of machines with the same id, naming both files',
    ['test'],
    2,
    /^\/.*\/bell\.plan\.ts and \/.*\/door\.plan\.ts both plan a machine with the ID “door”\. /,
    (doors) => doors.write('machines/bell/bell.plan.ts', plain.replace('./door', '../door/door')),
  ],
  [
    'a floor that is no number',
    ['mutate', '--floor', 'high'],
    2,
    /^--floor is "high", but must be 0–1\. /,
  ],
  ['a floor beyond 1', ['mutate', '--floor', '95'], 2, /^--floor is "95", but must be 0–1\. /],
  [
    'a seed that is no number',
    ['test', '--seed', 'x'],
    2,
    /^--seed is "x", but must be 0, 1, 2 …\. /,
  ],
  [
    'a rung that nobody knows',
    ['test', '--rung', 'moon'],
    2,
    /^Run “stateroom test --help” for usage\.$/,
  ],
  ['two formats at once', ['paths', '--json', '--csv'], 2, /^Run “stateroom paths --help”/],
  [
    'a folder of results that cannot be written',
    ['test', '--out', '/dev/null/out'],
    4,
    /^Can’t write to \/dev\/null\/out.*\. .*another path\.$/,
  ],
]

test.each(cases)(
  'is refused with a sentence: %s',
  async (_, args, code, sentence, change = () => {}) => {
    const doors = aDoor()
    change(doors)
    const dir = args.includes('--dir') ? [] : ['--dir', 'machines']
    const refused = await run(doors, [...args, ...dir])

    // Below the sentence there may be the place in the site's own code.
    expect(refused.err.split('\n').findLast((line) => /^[^\s>]/.test(line))).toMatch(sentence)
    expect(refused.code).toBe(code)
  },
)

test('a plan that cannot be loaded is in nobody’s way who asks for another', async () => {
  const doors = aDoor()
  doors.write('machines/bell/bell.plan.ts', 'export const plan = {')

  expect(await run(doors, ['paths', 'door', '--dir', join(doors.dir, 'machines')])).toMatchObject({
    code: 0,
    err: '',
  })
})
