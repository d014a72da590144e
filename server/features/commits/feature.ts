import type { Feature } from '../../kit/feature.ts'
import { workOnCommit } from '../../kit/on-commit.ts'

/** Whoever follows from what is written waits here until it is kept, or taken back. */
export const commits: Feature = { database: workOnCommit }
