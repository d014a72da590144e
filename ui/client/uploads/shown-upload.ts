import type { UploadCopy } from '#machines/open-uploads'
import type { UploadSnapshot } from '#machines/upload'
import type { QueuedUpload, UploadPhase } from '#machines/upload-queue'
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

/** One that another tab sends. */
export interface ElsewhereUpload {
  key: string
  file: Pick<File, 'name' | 'size'>
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

/** Of one that isn't sent, the queue knows better than its upload, which says what it did last. */
export function stateOf(snapshot: UploadSnapshot, phase: UploadPhase): UploadState {
  if (phase === 'paused') return phase
  const state = plain.find((one) => snapshot.matches(one))
  if (phase === 'waiting' && state !== 'interrupted') return phase
  if (state) return state
  if (snapshot.matches({ going: { sending: 'transferring' } })) return 'transferring'
  return snapshot.matches({ going: { sending: 'finishing' } }) ? 'finishing' : 'starting'
}
