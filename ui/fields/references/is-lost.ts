import type { Known } from '../../kit/titles.ts'

/** A document that is gone, or not for this person: named until somebody takes it out. */
export const isLost = (known: Known | undefined): boolean =>
  known?.status === 'missing' || known?.status === 'forbidden'
