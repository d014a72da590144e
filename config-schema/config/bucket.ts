import { z } from 'zod'
import { formed } from './values.ts'

/** `upload.storage` of the whole config: a bucket that has the files of every upload collection. */
export const bucket = z
  .strictObject({
    type: z.literal('s3').describe('Any storage that is compatible with S3.'),
    endpoint: formed(/^https?:\/\/[^?#\s]+$/, 'https://s3.eu-central-1.amazonaws.com').describe(
      "The storage's address.",
    ),
    bucket: formed(/^[\w.-]+$/, 'my-files').describe('The name of the bucket.'),
    region: z.string().default('us-east-1').describe('The region.'),
    accessKeyId: z.string().describe('The access key.'),
    secretAccessKey: z.string().describe('The secret of the access key.'),
    prefix: formed(/^([\w.-]+\/)*$/, 'site/')
      .default('')
      .describe('A folder in the bucket for all files.'),
  })
  .meta({ id: 'Bucket', description: 'An S3-compatible bucket.' })

/** What the server works with. */
export type BucketConfig = z.output<typeof bucket>
