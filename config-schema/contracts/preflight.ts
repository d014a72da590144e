import type { AskedDocument, DocumentData, DocumentId } from './documents.ts'

/** Below `{api}`; `POST` asks what stands in the way of publishing values. */
export const preflightPath = '/stateroom/preflight'

export const preflightChecks = [
  'altTexts',
  'seo',
  'translations',
  'links',
  'externalLinks',
  'headings',
] as const

export type PreflightCheck = (typeof preflightChecks)[number] | 'own'

/** What `POST {api}/stateroom/preflight` is asked. */
export interface PreflightRequest extends Omit<AskedDocument, 'id'> {
  id?: DocumentId
  /** The values in the form, as they would be published. */
  data: DocumentData
}

export interface PreflightFinding {
  check: PreflightCheck
  /** The field that it is about. */
  path: string
  /** `block`: the server refuses to publish. */
  severity: 'warn' | 'block'
  /** In the language of the request. */
  text: string
  /** The content language that it is about, where that is another one than the form's. */
  locale?: string
}

/** Something that could not be checked: that is no pass. */
export type Unchecked = Pick<PreflightFinding, 'check' | 'path' | 'text' | 'locale'>

export interface PreflightAnswer {
  findings: readonly PreflightFinding[]
  unchecked: readonly Unchecked[]
}
