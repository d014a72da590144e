import { strangerHeader, userHeader } from '#contracts/admin-config'
import { isRecord } from '#contracts/is-record'
import type {
  UploadDescriptor,
  UploadPart,
  UploadParts,
  UploadQuestion,
  UploadResult,
  UploadTarget,
} from '#contracts/uploads'
import { uploadRangeHeader } from '#contracts/uploads'
import type { UploadOffset, UploadSending } from '#machines/upload'
import { isProblem, Problem } from '#problems'
import { queryString } from '../query-string.ts'
import { refusalOf, targetRefusalOf } from './refusals.ts'
import type { XhrAnswer } from './xhr.ts'
import { sendByXhr } from './xhr.ts'

const version = { 'x-uploadthing-version': '7.3.0' }

export interface UploadPlace {
  /** The API route, e.g. '/api'. */
  api: string
  /** Below it. */
  path: string
  collection: string
  /** Who uploads; the server refuses whoever else is signed in by then. */
  user: string | null
}

interface Transfer {
  file: File
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/** Asks where a file goes (UPL-2). */
export async function askTarget(
  { api, path, collection, user }: UploadPlace,
  file: UploadDescriptor,
  signal: AbortSignal,
): Promise<UploadTarget> {
  const query = { collectionSlug: collection, actionType: 'upload', slug: 'uploader' }
  const question: UploadQuestion = { files: [file], input: null }
  const response = await asked(`${api}${path}${queryString(query)}`, {
    method: 'POST',
    credentials: 'include',
    headers: {
      'content-type': 'application/json',
      'x-uploadthing-package': 'stateroom',
      ...version,
      ...(user && { [userHeader]: user }),
    },
    body: JSON.stringify(question),
    signal,
  })
  const content = await jsonOf(response)
  // The server refuses strangers with the code for whoever may not upload.
  if (response.headers.has(strangerHeader)) throw new Problem('session.ended')
  if (!response.ok) throw refusalOf(response.status, content)
  const target: unknown = Array.isArray(content) ? content[0] : undefined
  if (!isTarget(target)) throw new Problem('server.intercepted')
  return target
}

/** Where a target goes on. Storage that takes a file in parts knows which of them are missing. */
export async function askRange(
  target: UploadTarget,
  size: number,
  signal: AbortSignal,
): Promise<UploadOffset> {
  if (target.multipart) {
    const missing = await missingParts(target, signal)
    return { start: size - bytesIn(missing), missing }
  }
  const response = await asked(target.url, { method: 'HEAD', signal })
  if (!response.ok) throw targetRefusalOf(response.status, undefined)
  const start = Number(response.headers.get(uploadRangeHeader) ?? '0')
  return { start: Number.isInteger(start) && start > 0 ? start : 0 }
}

async function missingParts(target: UploadTarget, signal: AbortSignal) {
  const response = await asked(target.url, { headers: version, signal })
  const content = await jsonOf(response)
  if (!response.ok) throw targetRefusalOf(response.status, content)
  if (!isRecord(content) || !Array.isArray(content.missing)) throw new Problem('server.intercepted')
  return (content as unknown as UploadParts).missing
}

/** Sends what the server doesn't have yet. Pausing raises an aborted error (UPL-3). */
export async function sendRest(
  { target, offset }: UploadSending,
  transfer: Transfer,
): Promise<UploadResult> {
  if (target === null) throw new Problem('unexpected')
  try {
    const answer = offset.missing
      ? await sendParts(target, offset.missing, transfer)
      : await sendSlice(target, offset.start, transfer)
    return resultOf(target, answer)
  } catch (thrown) {
    throw await causeOf(thrown, transfer.file)
  }
}

function sendSlice(target: UploadTarget, start: number, transfer: Transfer): Promise<XhrAnswer> {
  const { file, onProgress, signal } = transfer
  const rest = file.slice(start)
  const form = new FormData()
  form.set('file', rest, file.name)
  return sendByXhr(target.url, {
    method: 'PUT',
    headers: { ...version, range: `bytes=${start}-` },
    body: form,
    // It counts what surrounds the file in the form as well.
    onProgress: (loaded) => onProgress(start + Math.min(loaded, rest.size)),
    signal,
  })
}

async function sendParts(
  target: UploadTarget,
  missing: readonly UploadPart[],
  { file, onProgress, signal }: Transfer,
): Promise<XhrAnswer> {
  let sent = file.size - bytesIn(missing)
  for (const { url, start, end } of missing) {
    const body = file.slice(start, end)
    const tell = (loaded: number) => onProgress(sent + Math.min(loaded, body.size))
    const { status, content } = await sendByXhr(url, {
      ...{ method: 'PUT' as const, body, signal },
      onProgress: tell,
    }).catch((thrown) => {
      throw storageProblem(thrown, url)
    })
    if (!isOk(status)) throw targetRefusalOf(status, content)
    sent += body.size
  }
  const response = await asked(target.url, { method: 'POST', headers: version, signal })
  return { status: response.status, content: await jsonOf(response) }
}

/** The server told a moment ago which parts are missing: only where they are sent can't be reached. */
function storageProblem(thrown: unknown, url: string): unknown {
  const { host, origin } = new URL(url, location.href)
  return isProblem(thrown, 'server.unreachable') && origin !== location.origin
    ? new Problem('upload.storageUnreachable', { details: { host } })
    : thrown
}

const bytesIn = (parts: readonly UploadPart[]): number =>
  parts.reduce((sum, { start, end }) => sum + end - start, 0)

function resultOf(target: UploadTarget, { status, content }: XhrAnswer): UploadResult {
  if (!isOk(status)) throw targetRefusalOf(status, content)
  if (!isRecord(content)) throw new Problem('server.intercepted')
  const { url, appUrl, serverData = null, fileHash } = content
  return {
    key: target.key,
    customId: target.customId,
    url: String(url ?? ''),
    appUrl: String(appUrl ?? url ?? ''),
    serverData,
    fileHash: String(fileHash ?? ''),
  }
}

/** A browser fails alike without a network and without the file: only reading tells them apart. */
async function causeOf(thrown: unknown, file: File): Promise<unknown> {
  const isLost = (code: 'server.unreachable' | 'upload.storageUnreachable') =>
    isProblem(thrown, code)
  if (!(isLost('server.unreachable') || isLost('upload.storageUnreachable'))) return thrown
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => thrown,
      () => new Problem('upload.unreadable'),
    )
}

/** What the server has of it is deleted. */
export async function giveUp(target: UploadTarget): Promise<void> {
  await asked(target.url, { method: 'DELETE', keepalive: true })
}

async function asked(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (thrown) {
    throw new Problem(init.signal?.aborted ? 'upload.aborted' : 'server.unreachable', {
      cause: thrown,
    })
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (thrown) {
    if (response.ok) throw new Problem('server.intercepted', { cause: thrown })
    return undefined
  }
}

const isOk = (status: number): boolean => status >= 200 && status < 300

const isTarget = (value: unknown): value is UploadTarget =>
  isRecord(value) && typeof value.url === 'string' && typeof value.key === 'string'
