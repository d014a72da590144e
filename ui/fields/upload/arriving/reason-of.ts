import type { ProblemData } from '#problems'
import type { Text } from '../../../kit/text.tsx'
import { problemText } from '../../../kit/text.tsx'

/** What the server says against the file or the field itself is better than that something is wrong. */
export const reasonOf = (text: Text, problem: ProblemData): string =>
  (problem.code === 'document.invalid' && problem.fields?.[0]?.message) ||
  problemText(text, problem)
