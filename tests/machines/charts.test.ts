import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { StateMachine } from 'xstate'
import type { AnyPlan } from '#testing'
import { lintChart } from '#testing'

/** Where an event may come from. */
const sources = [
  'user',
  'server',
  'browser',
  'document',
  'journal',
  'page',
  'session',
  'system',
  'clock',
]

const doors = import.meta.glob<Record<string, unknown>>(
  // What composes machines is none itself.
  ['../../machines/*/index.ts', '!../../machines/open-*/index.ts'],
  { eager: true },
)
const plans = import.meta.glob<{ plan: AnyPlan }>('../../machines/*/*.plan.ts', { eager: true })

const machines = Object.entries(doors).map(([file, door]): [string, AnyStateMachine[]] => [
  basename(dirname(file)),
  Object.values(door).filter((thing) => thing instanceof StateMachine),
])

describe.each(machines)('the chart of %s', (folder, [machine, ...others]) => {
  test('is the one machine behind its door, and has its name', () => {
    expect(machine?.id).toBe(folder)
    expect(others).toEqual([])
  })

  test('is clean: everything has a name, every failure a listener, every state a way in', () => {
    expect(lintChart(machine!, { sources })).toEqual([])
  })

  test('says in a sentence what it is for', () => {
    expect(machine?.config.description).toMatch(/^[A-Z].*\.$/)
  })

  test('has a plan beside it, for this very machine', () => {
    expect(plans[`../../machines/${folder}/${folder}.plan.ts`]?.plan.machine).toBe(machine)
  })
})

test('every folder of a machine is checked', () => {
  expect(machines.map(([folder]) => folder)).toEqual(
    expect.arrayContaining(['document', 'navigation', 'session', 'theme']),
  )
})

test('17.16 MBT-1 what the panel does is in machines of these names', () => {
  const required = ['lock', 'restore', 'theme', 'navigation', 'session', 'document', 'form-state']
  const ours = ['reindex', 'bulk', 'palette', 'recovery']
  const found = machines.filter(([, all]) => all.length > 0).map(([name]) => name)

  expect(found).toEqual(expect.arrayContaining([...required, ...ours]))
})
