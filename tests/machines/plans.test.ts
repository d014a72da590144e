import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyPlan } from '#testing'
import { inProject } from '../../scripts/kit/root.ts'
import { walkedBy } from '../models/walked-by.ts'

// What composes machines is none itself.
const folders = import.meta.glob(['../../machines/*/index.ts', '!../../machines/open-*/index.ts'])
const plans = import.meta.glob<{ plan: AnyPlan }>('../../machines/*/*.plan.ts', { eager: true })
const behaviors = import.meta.glob('../../machines/*/*.behavior.txt', { query: '?raw' })

const names = Object.keys(folders).map((file) => basename(dirname(file)))
const planOf = (name: string) => plans[`../../machines/${name}/${name}.plan.ts`]?.plan
const hasPage = (name: string) => existsSync(inProject(`tests/models/${name}.page.ts`))

describe.each(names)('%s', (name) => {
  test('22.1 has its reviewed behavior beside it', () => {
    expect(behaviors).toHaveProperty([`../../machines/${name}/${name}.behavior.txt`])
  })

  test('22.2 has laws', () => {
    expect(Object.keys(planOf(name)?.laws ?? {}).length).toBeGreaterThanOrEqual(1)
  })

  test('has a plan', () => {
    expect(planOf(name)?.machine.id, `machines/${name}/${name}.plan.ts`).toBe(name)
  })

  test('34.4 is tried in the browser once: by a page model, or by tests that walk its screen', () => {
    const specs = walkedBy[name] ?? []
    const missing = specs.filter((spec) => !existsSync(inProject(`tests/e2e/${spec}.spec.ts`)))

    expect(missing).toEqual([])
    expect(hasPage(name), `tests/models/${name}.page.ts, or a line in walked-by.ts`).toBe(
      specs.length === 0,
    )
  })
})

test('34.4 MBT-1 what the specification names, or where words could be lost, has a page model', () => {
  const required = ['lock', 'restore', 'live-preview', 'upload', 'theme', 'navigation']
  const ours = ['session', 'document', 'form-state', 'inline-block-drawer', 'slash-menu', 'reindex']
  const others = ['bulk', 'palette', 'recovery', 'journal', 'drawers', 'unsaved-form']

  expect([...required, ...ours, ...others].filter((name) => !hasPage(name))).toEqual([])
})

test('34.4 no line is left of a machine that is gone', () => {
  expect(Object.keys(walkedBy).filter((name) => !names.includes(name))).toEqual([])
})

test('the machines are found by their folders', () => {
  expect(names).toEqual(expect.arrayContaining(['document', 'navigation', 'session', 'theme']))
})
