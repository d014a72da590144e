/**
 * Machines that hold what people typed, or who may see it. Their laws notice mistakes by themselves,
 * so that whoever accepts every changed text is still told; elsewhere the reviewed behavior does.
 */
export const guarded: readonly string[] = [
  'document',
  'journal',
  'lock',
  'recovery',
  'session',
  'upload',
]

/** The least share of their mistakes that laws must notice alone. */
export const leastByLaws = 0.8
