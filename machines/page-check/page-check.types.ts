/** What the page’s own checker found, such as axe. */
export interface PageViolation {
  /** Such as `image-alt`. */
  rule: string
  /** What to do about it, in the words of the checker. */
  help: string
  impact: 'minor' | 'moderate' | 'serious' | 'critical' | null
  /** Of the fields that its elements show, each once; null: of an element that no field is known of. */
  paths: readonly (string | null)[]
}

export type PageCheck =
  | { kind: 'checked'; violations: readonly PageViolation[] }
  /** It said nothing in time, or that it couldn't be checked: that is no pass. */
  | { kind: 'unchecked' }

export interface PageCheckContext {
  /** Of the last check; null: no page was asked. */
  result: PageCheck | null
}

export type PageCheckEvent =
  /** A page listens, and has not said yet that it can check itself. */
  | { type: 'page.ready' }
  | { type: 'page.offered' }
  | { type: 'page.checked'; violations: readonly PageViolation[] }
  | { type: 'page.failed' }
  /** Nobody listens there any more. */
  | { type: 'page.gone' }
  /** The checks before publishing begin. */
  | { type: 'document.checking' }

/** The page is to check itself, and to answer this time. */
export type PageCheckEmitted = { type: 'asked' }
