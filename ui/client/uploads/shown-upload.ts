import type { UploadSnapshot } from '#machines/upload'
import type { QueuedUpload } from '#machines/upload-queue'
import type { ProblemData } from '#problems'

/** What a view shows of an upload. */
export interface ShownUpload extends QueuedUpload {
  name: string
  type: string
  file: File
  collection: string
  state: UploadState
  problem: ProblemData | null
  /** Bytes a second; null: not known yet. */
  pace: number | null
  copy: UploadCopy
}

/** Whether this browser has it for the next visit. */
export type UploadCopy = 'keeping' | 'kept' | 'notKept'

/** One that another tab sends. */
export interface ElsewhereUpload {
  key: string
  name: string
  size: number
}

const plain = [
  'waiting',
  'interrupted',
  'retrying',
  'signedOut',
  'paused',
  'failed',
  'unreadable',
  'done',
] as const

export type UploadState = (typeof plain)[number] | 'starting' | 'transferring' | 'finishing'

export function stateOf(snapshot: UploadSnapshot): UploadState {
  const state = plain.find((one) => snapshot.matches(one))
  if (state) return state
  if (snapshot.matches({ going: { sending: 'transferring' } })) return 'transferring'
  return snapshot.matches({ going: { sending: 'finishing' } }) ? 'finishing' : 'starting'
}
