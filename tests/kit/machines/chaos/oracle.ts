import type { DocumentData, Json } from '#contracts/documents'
import type { SaveRequest } from '#machines/document'
import { equal } from '#machines/document'
import type { JournalRecord } from '#machines/recovery'
import type { Leaves } from './leaves.ts'
import { differing, leavesOf } from './leaves.ts'

/** ms after which an edit is in the journal. */
const patience = 250

interface Claim {
  value: Json | undefined
  at: number
}

/** What is known of the server when something is typed. */
interface Known {
  /** What it has said, or is being told. */
  versions: readonly DocumentData[]
  /** What was sent and got no answer. */
  arrived: readonly Leaves[]
  stored: Leaves
}

/** Knows what an editor typed, and tells where it got lost. */
export function oracleOf(now: () => number) {
  /** What this editor left last at a place, unless somebody else saw it and wrote over it. */
  const claims = new Map<string, Claim>()
  const touched = new Set<string>()

  const isAtRow = (place: string) => isRow(place) && rowOf(place) === place
  /** A row comes and goes as a whole, with what anybody wrote in it. */
  const hasTouchedRow = (place: string) =>
    isRow(place) && [...touched].some((other) => rowOf(other) === rowOf(place))

  const unsavedClaims = (server: DocumentData) => {
    const stored = leavesOf(server)
    return [...claims].filter(([place, { value }]) => !equal(stored.get(place), value))
  }

  return {
    /** This editor changed something; what the server has, or is being told, is no new claim. */
    edited(before: DocumentData, after: DocumentData, { versions, arrived, stored }: Known) {
      const [leaves, known] = [leavesOf(after), versions.map(leavesOf)]
      for (const place of differing(before, after)) {
        const value = leaves.get(place)
        touched.add(place)
        // A save without an answer may have come: what is taken back since is to be told.
        const hasArrived = arrived.some((sent) => equal(sent.get(place), stored.get(place)))
        const isKnown = known.some((version) => equal(version.get(place), value))
        if (isKnown && !hasArrived) claims.delete(place)
        else claims.set(place, { value, at: now() })
      }
    },
    moved: () => touched.add('links'),
    /** R3 a change taken back or brought back touches what this editor has touched, and nothing else. */
    untouchedIn: (before: DocumentData, after: DocumentData) =>
      differing(before, after).filter((place) => !touched.has(place) && !hasTouchedRow(place)),
    /** Somebody else saved: what they had seen of this editor is theirs to change. */
    overwritten(before: DocumentData, after: DocumentData) {
      const seen = leavesOf(before)
      for (const place of differing(before, after)) {
        const claim = claims.get(place)
        if (claim && equal(claim.value, seen.get(place))) claims.delete(place)
      }
    },
    /** R3 what a request names and this editor never touched; new rows, and rows that are gone, are sent whole. */
    strange({ changes }: SaveRequest, base: DocumentData) {
      const known = leavesOf(base)
      const hasTouchedRows = [...touched].some((place) => place.startsWith('links'))
      return [...leavesOf(changes).keys()].filter((place) => {
        if (isAtRow(place)) return !hasTouchedRows
        const isNewRow = isRow(place) && !known.has(rowOf(place))
        return !touched.has(place) && !isNewRow
      })
    },
    /** What is neither on the server as this editor left it, nor in the records, although it had the time. */
    unkept: (server: DocumentData, records: readonly JournalRecord[]) =>
      unsavedClaims(server).filter(
        ([place, claim]) => now() - claim.at >= patience && !isIn(records, place, claim.value),
      ),
    /** After a crash: what had no time to be kept is nobody's claim any more. */
    crashed(server: DocumentData, records: readonly JournalRecord[]) {
      for (const [place, { value }] of unsavedClaims(server)) {
        if (!isIn(records, place, value)) claims.delete(place)
      }
    },
    /** What of this editor the server does not have. */
    lost: (server: DocumentData) =>
      unsavedClaims(server).map(([place, { value }]) => ({ place, value })),
    forgive(places: readonly string[]) {
      for (const place of places) claims.delete(place)
    },
  }
}

const isRow = (place: string) => place.startsWith('links/')

const rowOf = (place: string) => place.split('/').slice(0, 2).join('/')

const isIn = (records: readonly JournalRecord[], place: string, value: Json | undefined): boolean =>
  records.some(
    ({ values }) =>
      values[place.split('/')[0]!] !== undefined && equal(leavesOf(values).get(place), value),
  )
