import type { ProblemData } from '#problems'

/** Whose documents somebody can work on. */
export interface Tenant {
  id: string
  label: string
}

export interface TenantInput {
  /** What this browser remembers; null: nothing, all of them are shown. */
  remembered: string | null
}

export interface TenantContext {
  /** Those that this person may choose. */
  tenants: readonly Tenant[]
  /** What the server filters by; null: all. */
  chosen: string | null
  /** What it is asked to filter by; the same where it isn't asked. */
  wanted: string | null
}

/** From one choice to another; what fails is taken back to where it was. */
export interface TenantSwitch {
  from: string | null
  to: string | null
}

export type TenantEvent =
  | { type: 'user.choose'; tenant: string | null }
  | { type: 'user.retry' }
  /** Another tab may have chosen. */
  | { type: 'browser.returned'; remembered: string | null }

export type TenantEmitted = { type: 'failed'; problem: ProblemData }
