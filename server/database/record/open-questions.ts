import { Problem } from '#problems'
import type { Question } from './changes.ts'
import { listed } from './changes.ts'

const asked = new WeakMap<Error, readonly Question[]>()

/** What has to be known before the tables are changed: fields that were renamed, or are to be dropped. */
export function openQuestions(questions: readonly Question[]): Problem {
  const problem = new Problem('migration.questions', { details: { questions: listed(questions) } })
  asked.set(problem, questions)
  return problem
}

/** The questions that a start ended with, for somebody to answer. */
export const questionsIn = (thrown: unknown): readonly Question[] | undefined =>
  thrown instanceof Error ? asked.get(thrown) : undefined
