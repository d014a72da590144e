import type { DocumentData, ProblemData } from '#config-schema'
import type { DocumentContext } from './document.types.ts'
import { equal } from './values.ts'

type Draft = DocumentContext

/**
 * The fields that were changed, that the document had, and that the answer does not know: somebody
 * took them out of the schema while it was open. What nobody may read was never there.
 */
export const untakenFields = ({ base, sent }: Draft, saved: DocumentData): string[] =>
  Object.keys(base).filter((key) => saved[key] === undefined && !equal(base[key], sent[key]))

/** Their values stay where they were typed. */
export const withUntaken = (draft: Draft, saved: DocumentData, values: DocumentData) => ({
  ...values,
  ...Object.fromEntries(untakenFields(draft, saved).map((key) => [key, draft.values[key] ?? null])),
})

export const untakenProblem = (fields: readonly string[]): ProblemData => ({
  code: 'document.untaken',
  details: { fields: fields.join(', ') },
})
