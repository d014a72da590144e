import type { ProblemData } from '#problems'

/** What somebody decides about a new project. */
export interface Answers {
  folder: string
  template: Template
  languages: readonly string[]
}

export const templates = ['blank', 'magazine', 'shop', 'docs'] as const

export type Template = (typeof templates)[number]

export interface CreateInput {
  /** What is known already, from flags: it isn't asked. */
  given: Partial<Answers>
}

export interface CreateContext {
  given: Partial<Answers>
  answers: Answers
  problem: ProblemData | null
}

export type CreateEvent =
  | { type: 'user.answer'; value: string }
  | { type: 'user.confirm' }
  | { type: 'user.back' }
  | { type: 'user.cancel' }
