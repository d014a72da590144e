import type { FetchAPIFileUploadOptions } from 'payload'
import { z } from 'zod'
import { bucket } from '../bucket.ts'
import type { KeysOf } from '../keys-of.ts'
import { uploadQuotas } from '../upload-quotas.ts'
import { count, flag, formed, opaque, text } from '../values.ts'

/** How forms with files are read: passed on to Payload. */
const parserKeys = {
  abortOnLimit: flag('Refuses a file that is too large, instead of cutting it off.'),
  createParentPath: flag("Creates the folder of a file that isn't there yet."),
  debug: flag('Logs how forms are read.'),
  defCharset: text('The encoding of values that name none.'),
  defParamCharset: text('The encoding of file names.'),
  fileHwm: count("The buffer of a file's stream, in bytes."),
  headers: opaque<FetchAPIFileUploadOptions, 'headers'>('No effect: a form comes with its own.'),
  highWaterMark: count('The buffer of a form, in bytes.'),
  limitHandler: opaque<FetchAPIFileUploadOptions, 'limitHandler'>('Runs when a file is too large.'),
  parseNested: flag('Reads names such as `a[b]` as nested values.'),
  preserveExtension: opaque<FetchAPIFileUploadOptions, 'preserveExtension'>(
    "Keeps a file name's ending where `safeFileNames` shortens it.",
  ),
  preservePath: flag('Keeps the folders in file names.'),
  requestSizeLimit: opaque<FetchAPIFileUploadOptions, 'requestSizeLimit'>(
    'The maximum size of a form in bytes.',
  ),
  responseOnLimit: text('The message for a file that is too large.'),
  safeFileNames: opaque<FetchAPIFileUploadOptions, 'safeFileNames'>(
    'Removes special characters from file names.',
  ),
  tempFileDir: text('No effect: files wait beside the data.'),
  uploadTimeout: count('Milliseconds without data until an upload ends; 60000 by default.'),
  uriDecodeFileNames: flag('Decodes file names.'),
  useTempFiles: flag('No effect: files never wait in memory.'),
}

export const uploadOptions = z
  .strictObject({
    limits: z
      .looseObject({
        fileSize: z
          .int()
          .min(1)
          .default(100 * 1024 ** 2)
          .describe('The maximum file size in bytes.'),
      })
      .prefault({})
      .describe('Upload limits.'),
    path: formed(/^\/[\w-]+(\/[\w-]+)*$/, '/uploadthing')
      .default('/uploadthing')
      .describe('Where files are uploaded to before they are saved, below the API.'),
    expiresHours: z
      .int()
      .min(1)
      .max(24 * 30)
      .default(24)
      .describe('Hours until an upload that nobody saved is deleted.'),
    quotas: uploadQuotas,
    storage: bucket.optional().describe('Where files are kept; by default, on the local disk.'),
    ...parserKeys,
  } satisfies KeysOf<FetchAPIFileUploadOptions> & Record<string, z.ZodType>)
  .prefault({})
  .describe('Upload options for every collection.')
