import { rm } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import type { Endpoint, Payload, PayloadHandler, PayloadRequest } from 'payload'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import { problemResponse } from '../../../kit/problem-response.ts'
import { uploadsOf } from '../client-uploads.ts'
import { uploadText } from '../texts.ts'
import type { Uploads } from '../uploads.ts'
import { endHold, holdWhileSaving } from './hold-while-saving.ts'

/**
 * Payload writes a form's files to disk at every address, before it knows who asks and whether files
 * belong there, and deletes but those that a document takes. Here they're counted before that, and
 * deleted once the request has its answer.
 */
export function guardForms(uploads: Uploads, payload: Payload): void {
  const { collections, config, globals } = payload
  const lists = [
    config.endpoints,
    ...Object.values(collections).map(({ config }) => config.endpoints),
    ...globals.config.map(({ endpoints }) => endpoints),
  ]
  for (const endpoint of lists.flatMap((list) => list || [])) {
    if (takesForms(uploads, endpoint)) endpoint.handler = guard(endpoint.handler)
  }
}

/** A target takes its file as a form, too, and counts it for itself. */
const takesForms = (
  { path: targets }: Uploads,
  { method, path }: Omit<Endpoint, 'root'>,
): boolean => ['post', 'patch', 'put'].includes(method) && !path.startsWith(`${targets}/`)

const guard =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const uploads = uploadsOf(req.payload)
    // Payload shares some endpoints among collections, and among configs that it's given anew.
    if (!uploads || req.context[isGuarded]) return handler(req)
    req.context[isGuarded] = true
    try {
      const refused = isForm(req) && (await holdWhileSaving(uploads, req, sizeOf(req)))
      if (refused) {
        const message = uploadText(req, refused.text, refused.details.names)
        return problemResponse(new Problem('upload.quota', { details: { message } }))
      }
      return await handler(req)
    } finally {
      await dropFiles(req)
      await endHold(uploads, req)
    }
  }

const isGuarded = 'stateroomFormGuarded'

const isForm = ({ headers }: PayloadRequest): boolean =>
  /multipart\//i.test(headers.get('content-type') ?? '')

/** What a form may have that doesn't say it. */
function sizeOf({ headers, payload }: PayloadRequest): number {
  const said = Number(headers.get('content-length') ?? Number.NaN)
  const { requestSizeLimit = Number.NaN } = payload.config.upload
  return [said, requestSizeLimit].find(Number.isSafeInteger) ?? uncountable
}

const uncountable = 2 ** 30

async function dropFiles({ file, files, payload }: PayloadRequest): Promise<void> {
  const dir = payload.config.upload.tempFileDir
  if (!dir) return
  const paths = [...pathsIn(files), ...pathsIn(file)].map((path) => resolve(path))
  const own = paths.filter((path) => path.startsWith(`${resolve(dir)}${sep}`))
  await Promise.all(own.map((path) => rm(path, { force: true })))
}

/** Of one file, or of all in a form, however its names nest them. */
function pathsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsIn)
  if (!isRecord(value)) return []
  const { tempFilePath } = value
  if (typeof tempFilePath === 'string' && tempFilePath !== '') return [tempFilePath]
  return Buffer.isBuffer(value) ? [] : Object.values(value).flatMap(pathsIn)
}
