import type { AnsweredQuestion, Question } from '#contracts/first-questions'
import { answersKey } from './answers-key.ts'
import { useIsDrawn } from './drawn.ts'
import { usePanel } from './panel.ts'

/**
 * Finds what came with the page, in its first moment only: both sides draw that from the same answers.
 * Whoever begins with one asks all the same, and `ahead` has the answer as long as it's fresh.
 */
export function useBrought(): <Answer>(question: Question) => Answer | undefined {
  const { queries } = usePanel()
  const isDrawn = useIsDrawn()
  return <Answer>(question: Question) => {
    if (!isDrawn) return undefined
    const answers = queries.getQueryData<readonly AnsweredQuestion[]>(answersKey) ?? []
    const asked = JSON.stringify(question)
    return answers.find((one) => JSON.stringify(one.question) === asked)?.answer as
      | Answer
      | undefined
  }
}
