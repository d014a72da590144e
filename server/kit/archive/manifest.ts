import { z } from 'zod'

/** The last entry: an archive that was cut has none. */
export const manifestName = 'manifest.json'

/** Of the archive. A later one may hold what this version doesn't know to put back. */
export const backupFormat = 1

const entry = z.object({
  path: z.string(),
  size: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

export const manifestSchema = z.object({
  format: z.number().int(),
  /** The version of Stateroom that wrote it. */
  stateroom: z.string(),
  createdAt: z.iso.datetime(),
  /** Documents by the slug of their collection. */
  documents: z.record(z.string(), z.number().int()),
  entries: z.array(entry),
})

export type Manifest = z.infer<typeof manifestSchema>
export type ArchiveEntry = Manifest['entries'][number]
