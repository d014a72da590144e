/** What kind of mistake it is; the sentence is `cli.mistake.<kind>` in `locales`. */
export type MistakeKind =
  | 'missing'
  | 'unknownKey'
  | 'wrongType'
  | 'notAllowed'
  | 'outOfRange'
  | 'empty'
  | 'malformed'
  | 'duplicate'
  | 'reserved'
  | 'unresolved'
  | 'contradiction'
  | 'nameTooLong'
  | 'sameInDatabase'
  | 'noUsers'
  | 'unreadable'

/** One mistake in a config, as data. */
export interface ConfigMistake {
  kind: MistakeKind
  /** Where it is in the config, e.g. `collections[1].fields[0].type`. */
  path: string
  /** The same place by name, e.g. `posts › title › type`. */
  place: string
  /** What is written there, as it would be written in the file. */
  found: string
  /** What may be written there: names to choose from, or a description. */
  allowed: readonly string[] | string
  /** The nearest right name. */
  suggestion: string | null
}

export type Path = readonly PropertyKey[]

/** A mistake as a check finds it; the texts for its place come later. */
export interface Finding extends Omit<ConfigMistake, 'path' | 'place' | 'suggestion'> {
  path: Path
  suggestion?: string | null
}
