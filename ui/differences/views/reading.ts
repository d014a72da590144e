/** How the differences are looked at. */
export interface Reading {
  /** Leaves out what is the same. */
  modifiedOnly: boolean
  /** The language in which other documents are named. */
  locale: string | null
  /** A language by its name. */
  nameOf: (locale: string) => string
}
