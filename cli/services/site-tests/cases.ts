import type { Data } from './values.ts'
import type { Status } from './workshop.ts'

/** What a case is about, for the coverage. */
export type Rule =
  | 'document'
  | 'kept'
  | 'update'
  | 'required'
  | 'length'
  | 'range'
  | 'rows'
  | 'options'
  | 'type'
  | 'unique'
  | 'default'
  | 'condition'
  | 'reach'
  | 'status'
  | 'locale'
  | 'reference'
  | 'access'
  | 'fieldAccess'
  | 'lock'
  | 'fault'

/** What comes between the panel and its server, or over it. */
export type Fault =
  | 'late'
  | 'lost'
  | '401'
  | '409'
  | '413'
  | '423'
  | '500'
  | 'twoTabs'
  | 'killed'
  | 'reloaded'

export type Operation = 'create' | 'read' | 'update' | 'delete'

/** What is done, and what the config says comes of it. */
export type Trial =
  | { kind: 'value'; value: unknown; expects: 'accepted' | 'refused' }
  | { kind: 'kept' }
  | { kind: 'update' }
  | { kind: 'unique' }
  | { kind: 'default' }
  | { kind: 'neverShown'; tried: number }
  | { kind: 'conditionThrows'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'crashes'; reason: string }
  | { kind: 'status'; step: 'draft' | 'publish' | 'unpublish' | 'keepPublished' }
  | { kind: 'otherLocale'; locale: string }
  | { kind: 'gone' }
  | { kind: 'unreadableTarget' }
  | { kind: 'access'; operation: Operation }
  | { kind: 'fieldAccess'; operation: 'read' | 'update' }
  | { kind: 'formKept'; paths: readonly string[] }
  | { kind: 'formRefused'; value: unknown }
  | { kind: 'formShown'; isShown: boolean }
  | { kind: 'formStatus'; step: 'draft' | 'publish' }
  | { kind: 'formNew' }
  | { kind: 'formFieldAccess' }
  | { kind: 'lock'; step: 'told' | 'takeOver' }
  | { kind: 'fault'; fault: Fault }

/** What is tried in the panel itself. */
export const isInBrowser = ({ trial: { kind } }: SiteCase): boolean =>
  kind.startsWith('form') || kind === 'lock' || kind === 'fault'

/** One thing that the config says, to be tried on the copy. */
export interface SiteCase {
  /** The same in every run of the same config. */
  id: string
  entity: string
  /** The place of a field in a document; null: it is about the document. */
  path: string | null
  rule: Rule
  role: string
  status: Status | null
  /** Selections by which the panel shows the field. */
  choices: Data
  trial: Trial
}

/** What can't be derived from the config, and why. */
export interface LeftOut {
  entity: string
  path: string | null
  reason: LeftOutReason
  detail: string
}

export type LeftOutReason =
  | 'ownValidate'
  | 'ownOptions'
  | 'fieldAccess'
  | 'noDocument'
  | 'unknownKind'
  | 'moreForms'
  | 'noPlainField'
  | 'notTyped'

export interface Derived {
  cases: readonly SiteCase[]
  leftOut: readonly LeftOut[]
}
