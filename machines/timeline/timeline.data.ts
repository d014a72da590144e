import type { ChangedVersion, VersionChanges } from '#contracts/changes'
import type { DocumentId } from '#contracts/documents'
import type { TimelineContext, TimelineFilter } from './timeline.types.ts'

type Timeline = TimelineContext

/** So many are found, or more, before anybody has to ask for more. */
const enough = 10

export const unlooked = ({ field, by }: TimelineFilter): Timeline => ({
  filter: { field, by },
  versions: [],
  next: null,
  left: 0,
  wanted: enough,
  chosen: [],
  problem: null,
})

/** Another question about what was looked through already. */
export const asked = ({ field, by }: TimelineFilter): Partial<Timeline> => ({
  filter: { field, by },
  wanted: enough,
  chosen: [],
})

export const isSameFilter = (one: TimelineFilter, other: TimelineFilter): boolean =>
  one.field === other.field && one.by === other.by

/**
 * One answer more; a version that was told already is not told twice. Where so many were saved in the
 * same moment that an answer leads no further, it is not asked for again by itself.
 */
export function lookedThrough(
  timeline: Timeline,
  { versions: told, next, left }: VersionChanges,
): Partial<Timeline> {
  const known = new Set(timeline.versions.map(({ id }) => id))
  const more = told.filter(({ id }) => !known.has(id))
  const isStuck = more.length === 0 && next === timeline.next
  return {
    versions: [...timeline.versions, ...more],
    next,
    left,
    ...(isStuck && content(timeline)),
  }
}

/** What was found of what is asked for. */
export const found = ({ versions, filter }: Timeline): readonly ChangedVersion[] =>
  versions.filter((version) => isFound(version, filter))

/** Why nothing is found. */
type Emptiness = 'nothingSaved' | 'notYet' | 'byNobody' | 'unchanged'

export function emptinessOf({ versions, filter: { by }, next }: Timeline): Emptiness {
  if (next !== null) return 'notYet'
  if (versions.length === 0) return 'nothingSaved'
  const anything = { field: null, by }
  return versions.some((version) => isFound(version, anything)) ? 'unchanged' : 'byNobody'
}

export const isFound = (
  { fields, author }: ChangedVersion,
  { field, by }: TimelineFilter,
): boolean => (field === null || fields.includes(field)) && (by === null || (author ?? '') === by)

export const wantingMore = (timeline: Timeline): Partial<Timeline> => ({
  wanted: found(timeline).length + enough,
})

export const content = (timeline: Timeline): Partial<Timeline> => ({
  wanted: found(timeline).length,
})

export const lacks = (timeline: Timeline): boolean =>
  timeline.next !== null && found(timeline).length < timeline.wanted

/** A third one takes the place of the first. */
export const withChosen = ({ chosen }: Timeline, version: DocumentId): Partial<Timeline> => ({
  chosen: chosen.includes(version)
    ? chosen.filter((one) => one !== version)
    : [...chosen, version].slice(-2),
})
