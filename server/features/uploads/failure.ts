import type { PayloadRequest } from 'payload'
import type { UploadCode, UploadFailure } from '#contracts/uploads'
import { uploadCodes } from '#contracts/uploads'
import { isOutOfSpace } from '../../kit/out-of-space.ts'
import type { UploadText } from './texts.ts'
import { uploadText } from './texts.ts'

interface Details {
  /** What the text names. */
  names?: Readonly<Record<string, string>>
  data?: unknown
  status?: number
  headers?: Readonly<Record<string, string>>
}

/** An upload's request is refused; its answer has the form that upload clients read (UPL-4). */
export class UploadError extends Error {
  readonly code: UploadCode
  readonly text: UploadText
  readonly details: Details

  constructor(code: UploadCode, text: UploadText, details: Details = {}) {
    super(text)
    this.code = code
    this.text = text
    this.details = details
  }
}

export function failureResponse(req: PayloadRequest, { code, details, text }: UploadError) {
  const { data, headers, names, status } = details
  const body: UploadFailure = {
    message: uploadText(req, text, names),
    code,
    ...(data !== undefined && { data }),
  }
  return Response.json(body, { status: status ?? uploadCodes[code], ...(headers && { headers }) })
}

/** Bytes couldn't be written to disk. */
export function writeError(thrown: unknown): UploadError {
  if (isOutOfSpace(thrown)) return diskIsFull()
  return new UploadError('UPLOAD_FAILED', 'writeFailed', { data: { reason: 'unwritable' } })
}

export const diskIsFull = () =>
  new UploadError('UPLOAD_FAILED', 'diskFull', { data: { reason: 'full' } })
