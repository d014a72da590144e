import { hashOf } from '../hash.ts'
import { onlyExample, sayStep } from '../plan/step.ts'
import type { ModelTest } from './suite.ts'

/**
 * Names for tests, each another: what a test was made for and what it does, so that its name stays
 * when other tests are added or go.
 */
export const testNames = (tests: readonly ModelTest[]): string[] =>
  numbered(tests.map((test) => `${test.goal}: ${storyOf(test)}`))

/** Names for tests that were made for nothing, such as traces. */
export const storyNames = (tests: readonly ModelTest[]): string[] => numbered(tests.map(storyOf))

const longestStory = 160

/** A long story is cut, and what it goes on with is told by a hash. */
function storyOf({ input, steps }: ModelTest): string {
  const begin = input === onlyExample ? [] : [input]
  const story = [...begin, ...steps.map(({ step }) => sayStep(step))].join(' › ')
  if (story === '') return 'the start'
  return story.length > longestStory ? `${story.slice(0, longestStory)}… (${hashOf(story)})` : story
}

function numbered(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}
