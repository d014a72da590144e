import type { Feature } from '../../kit/feature.ts'
import { endDryRuns, endDryRunsOfDeletion } from './end-dry-runs.ts'

export const dryRun: Feature = { collection: endDryRunsOfDeletion, database: () => endDryRuns }
