/** What became of one config. */
export interface Visit {
  name: string
  /** Why nothing of it could be looked at; null: it started. */
  failed: string | null
  lists: Tally
  forms: Tally
  globals: Tally
  /** Documents that were filled in and sent: how many were accepted, and how many of these stood. */
  sent: number
  accepted: number
  stood: number
  consoleErrors: readonly string[]
  unused: readonly string[]
  /** Everything that went otherwise than it should, in a line each. */
  remarks: readonly string[]
}

interface Tally {
  opened: number
  all: number
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }
export type OpenVisit = Mutable<Visit> & { remarks: string[]; consoleErrors: string[] }

export const emptyVisit = (name: string): OpenVisit => ({
  name,
  failed: null,
  lists: { opened: 0, all: 0 },
  forms: { opened: 0, all: 0 },
  globals: { opened: 0, all: 0 },
  ...{ sent: 0, accepted: 0, stood: 0 },
  ...{ consoleErrors: [], unused: [], remarks: [] },
})
