import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyPageModel, AnyPlan } from '#testing'

// What composes machines is none itself.
const folders = import.meta.glob([
  '../../machines/*/index.ts',
  '!../../machines/open-document/index.ts',
])
const plans = import.meta.glob<{ plan: AnyPlan }>('../../machines/*/*.plan.ts', { eager: true })
const pages = import.meta.glob<{ page: AnyPageModel }>('../models/*.page.ts', { eager: true })

const behaviors = import.meta.glob('../../machines/*/*.behavior.txt', { query: '?raw' })

const names = Object.keys(folders).map((file) => basename(dirname(file)))
const planOf = (name: string) => plans[`../../machines/${name}/${name}.plan.ts`]?.plan
const pageOf = (name: string) => pages[`../models/${name}.page.ts`]?.page

describe.each(names)('%s', (name) => {
  test('22.1 has its reviewed behavior beside it', () => {
    expect(behaviors).toHaveProperty([`../../machines/${name}/${name}.behavior.txt`])
  })

  test('22.2 has laws', () => {
    expect(Object.keys(planOf(name)?.laws ?? {}).length).toBeGreaterThanOrEqual(1)
  })

  test('has a plan, and a page model for the browser', () => {
    expect(planOf(name)?.machine.id, `machines/${name}/${name}.plan.ts`).toBe(name)
    expect(pageOf(name), `tests/models/${name}.page.ts`).toBeDefined()
  })
})

test('the machines are found by their folders', () => {
  expect(names).toEqual(expect.arrayContaining(['document', 'navigation', 'session', 'theme']))
})
