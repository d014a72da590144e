import { isRecord } from '#contracts/is-record'
import type { ListState } from '#machines/views'

/**
 * A column of a query preset. Payload's presets know no order, so a column says itself whether the
 * list is sorted by it: the number is its rank, negative for the reverse. Payload reads over it.
 */
interface PresetColumn {
  accessor: string
  active: boolean
  sorted?: number
}

/** null: the preset names none. */
export function columnsFrom(written: unknown): ListState['columns'] {
  const columns = presetColumns(written)
  return columns.length > 0 ? columns.map(({ accessor, active }) => ({ accessor, active })) : null
}

/** null: the preset does not say. */
export function sortFrom(written: unknown): string | null {
  const sorted = presetColumns(written)
    .flatMap(({ accessor, sorted = 0 }) => (sorted === 0 ? [] : [{ accessor, sorted }]))
    .toSorted((one, other) => Math.abs(one.sorted) - Math.abs(other.sorted))
  return sorted.length > 0
    ? sorted.map(({ accessor, sorted }) => (sorted < 0 ? `-${accessor}` : accessor)).join(',')
    : null
}

/** What the list is sorted by without a column for it cannot be kept. */
export function writtenColumns({ columns, sort }: ListState): PresetColumn[] | null {
  const parts = sort?.split(',') ?? []
  return (
    columns?.map(({ accessor, active }) => {
      const rank = parts.findIndex((part) => part.replace(/^-/, '') === accessor) + 1
      if (rank === 0) return { accessor, active }
      return { accessor, active, sorted: parts[rank - 1]?.startsWith('-') ? -rank : rank }
    }) ?? null
  )
}

const presetColumns = (written: unknown): PresetColumn[] =>
  Array.isArray(written) ? written.filter(isPresetColumn) : []

const isPresetColumn = (candidate: unknown): candidate is PresetColumn =>
  isRecord(candidate) &&
  typeof candidate.accessor === 'string' &&
  typeof candidate.active === 'boolean' &&
  (candidate.sorted === undefined || Number.isInteger(candidate.sorted))
