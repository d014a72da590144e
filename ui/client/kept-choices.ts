import { isRecord } from '#contracts/is-record'
import type { Choice } from '#machines/arrangement'

/** What was kept of a choice; another version may have kept anything. Null where there is none. */
export const choicesIn = (kept: unknown): readonly Choice[] | null =>
  Array.isArray(kept) ? kept.filter(isChoice) : null

const isChoice = (candidate: unknown): candidate is Choice =>
  isRecord(candidate) &&
  typeof candidate.accessor === 'string' &&
  typeof candidate.active === 'boolean'
