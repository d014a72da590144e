import { expect, test } from 'vitest'
import type { AnyPlan } from '#testing'
import { ModelError, presets, sayStep, suiteOf } from '#testing'
import { restorePlan } from '../../kit/models/restore.ts'

const { tests } = suiteOf(restorePlan, presets.default)
const told = [...(tests[0]?.steps ?? [])].filter(({ isRefused }) => !isRefused)
const story = [tests[0]?.input ?? '', ...told.map(({ step }) => sayStep(step))]

const withStory = (steps: readonly string[]): AnyPlan => ({ ...restorePlan, stories: [steps] })

test('a story of the plan is a test beside those of the tours', () => {
  const suite = suiteOf(withStory(story), presets.default)

  expect(suite.tests).toHaveLength(tests.length + 1)
  const last = suite.tests.at(-1)
  expect([last?.input, ...(last?.steps ?? []).map(({ step }) => sayStep(step))]).toEqual(story)
})

test('a story is not told where arrows are not tried after arrows', () => {
  const cover = { ...presets.default, covers: ['states'] as const }

  expect(suiteOf(withStory(story), cover).tests).toHaveLength(
    suiteOf(restorePlan, cover).tests.length,
  )
})

test('a story with a step that does not happen there is refused', () => {
  expect(() => suiteOf(withStory([story[0] ?? '', 'user.nothing']), presets.default)).toThrow(
    ModelError,
  )
  expect(() => suiteOf(withStory(['nobody']), presets.default)).toThrow('nobody')
})
