import type { DocumentTemplate } from '#contracts/templates'
import type { ProblemData } from '#problems'

/** A template as it is to be. */
export interface TemplateDraft {
  /** null: a new one, of the document that is open. */
  id: string | null
  name: string
}

type Existing = Pick<DocumentTemplate, 'id' | 'name'>

export interface TemplatesContext {
  /** What is being named or deleted. */
  draft: TemplateDraft | null
  /** Why the last of these could not be done. */
  problem: ProblemData | null
}

export type TemplatesEvent =
  /** `name`: what the document is called. */
  | { type: 'user.keep'; name: string }
  | { type: 'user.browse' }
  | { type: 'user.close' }
  | { type: 'user.rename'; template: Existing }
  | { type: 'user.delete'; template: Existing }
  | { type: 'user.type'; name: string }
  | { type: 'user.submit' }
  | { type: 'user.confirm' }
  | { type: 'user.cancel' }

/** What the world outside should hear. */
export type TemplatesEmitted =
  | { type: 'kept'; name: string }
  | { type: 'renamed'; name: string }
  | { type: 'deleted'; name: string }
