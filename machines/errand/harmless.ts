import type { Errand } from './errand.types.ts'

/** Whether it takes nothing away. */
export const isHarmless = (errand: Errand): boolean => harmless.has(errand)

const harmless: ReadonlySet<Errand> = new Set(['duplicate', 'restore', 'restorePublished'])
