import { z } from 'zod'

const gigabyte = 1024 ** 3

const amounts = (whose: string, defaults: { bytes: number; files: number }) =>
  z
    .strictObject({
      bytes: z.int().min(1).default(defaults.bytes).describe(`Bytes of ${whose} unsaved uploads.`),
      files: z.int().min(1).default(defaults.files).describe(`How many of them there may be.`),
    })
    .prefault({})

/** `upload.quotas` of the whole config. */
export const uploadQuotas = z
  .strictObject({
    perPerson: amounts("one person's", { bytes: 5 * gigabyte, files: 2000 }).describe(
      'What one person may have. Visitors count as one person.',
    ),
    all: amounts("everyone's", { bytes: 20 * gigabyte, files: 20_000 }).describe(
      'What everyone together may have.',
    ),
    freeBytes: z
      .int()
      .min(0)
      .default(512 * 1024 ** 2)
      .describe('Bytes of the disk that uploads leave free.'),
  })
  .prefault({})
  .describe('How much unsaved uploads may take, and files that are being saved as much again.')

/** What the server works with. */
export type UploadQuotas = z.output<typeof uploadQuotas>
