import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyPageModel, AnyPlan } from '#testing'
import { actorWorld, explore, presets, runTests, suiteOf } from '#testing'

const folders = import.meta.glob('../../machines/*/index.ts')
const plans = import.meta.glob<{ plan: AnyPlan }>('../../machines/*/*.plan.ts', { eager: true })
const pages = import.meta.glob<{ page: AnyPageModel }>('../models/*.page.ts', { eager: true })

const names = Object.keys(folders).map((file) => basename(dirname(file)))
const planOf = (name: string) => plans[`../../machines/${name}/${name}.plan.ts`]?.plan
const pageOf = (name: string) => pages[`../models/${name}.page.ts`]?.page

/** All that a machine can do, gone through with a real actor: a while for a large one. */
const patience = 300_000

describe.each(names)('%s', (name) => {
  test('has a plan, and a page model for the browser', () => {
    expect(planOf(name)?.machine.id, `machines/${name}/${name}.plan.ts`).toBe(name)
    expect(pageOf(name), `tests/models/${name}.page.ts`).toBeDefined()
  })

  test('does what its chart says, everywhere', { timeout: patience }, async () => {
    const plan = planOf(name)!
    const graph = explore(plan)
    const suite = suiteOf(plan, presets.default, graph)

    const result = await runTests(plan, graph, suite.tests, actorWorld(plan.machine))

    console.log(`${name}: ${result.tests} tests, ${result.steps} steps`)
    expect(result.failures).toEqual([])
    expect(result.missing).toMatchObject({ states: [], transitions: [], pairs: [], refusals: [] })
    expect(result.coverage).toMatchObject({ states: 1, transitions: 1, pairs: 1, refusals: 1 })
  })
})

test('the machines are found by their folders', () => {
  expect(names).toEqual(expect.arrayContaining(['document', 'navigation', 'session', 'theme']))
})
