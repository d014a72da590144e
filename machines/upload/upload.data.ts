import type { UploadTarget } from '#contracts/uploads'
import type { ProblemCode, ProblemData } from '#problems'
import type { UploadContext, UploadInput, UploadOffset } from './upload.types.ts'

const nothing: UploadOffset = { start: 0 }

export const unsent = ({ file }: UploadInput): UploadContext => ({
  file,
  target: null,
  offset: nothing,
  sent: 0,
  progress: 0,
  result: null,
  problem: null,
  attempts: 0,
})

/** A target without a byte: what was sent to another one doesn't count. */
export const withTarget = (target: UploadTarget | null): Partial<UploadContext> => ({
  target,
  offset: nothing,
  sent: 0,
  progress: 0,
})

export function withOffset(
  { file, progress }: UploadContext,
  offset: UploadOffset,
): Partial<UploadContext> {
  const sent = within(offset.start, file.size)
  return { offset, sent, progress: Math.max(progress, sent) }
}

/** A browser counts what surrounds the file, too, and may tell late. */
export function progressed(
  { file, sent, progress }: UploadContext,
  now: number,
): Partial<UploadContext> {
  const next = Math.max(sent, within(now, file.size))
  return { sent: next, progress: Math.max(progress, next), attempts: 0 }
}

/** As an earlier visit has left it; how much of it the server has is asked. */
export const found = (
  { file }: UploadContext,
  target: UploadTarget | null,
  progress: number,
): Partial<UploadContext> => ({ target, progress: within(progress, file.size) })

const within = (bytes: number, size: number): number => Math.min(Math.max(bytes, 0), size)

/** These pass by themselves: the next try may succeed without anybody's doing. */
const passing: readonly ProblemCode[] = [
  'server.unreachable',
  'upload.storageUnreachable',
  'server.intercepted',
  'upload.outOfStep',
  'request.tooMany',
]

export const isPassing = ({ code }: ProblemData): boolean => passing.includes(code)
