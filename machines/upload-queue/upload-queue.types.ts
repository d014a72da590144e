/** Where a file is. */
export type UploadPhase = 'waiting' | 'active' | 'paused' | 'failed' | 'done'

/** What is known of a file before its upload begins. */
export interface QueuedFile {
  key: string
  /** In bytes. */
  size: number
}

export interface QueuedUpload extends QueuedFile {
  phase: UploadPhase
  /** Bytes of it that have been sent. */
  progress: number
}

export interface UploadQueueInput {
  /** How many are sent at the same time. */
  parallel: number
}

export interface UploadQueueContext extends UploadQueueInput {
  /** In the order in which they get their turn. */
  uploads: readonly QueuedUpload[]
  /** The keys of those that are there, and that the tray has stopped to show. */
  letGo: readonly string[]
}

/** What an upload says of itself; whether it may begin is for the queue to say. */
export interface UploadTold {
  key: string
  phase: 'active' | 'failed' | 'done'
  progress: number
}

export type UploadQueueEvent =
  | { type: 'user.add'; files: readonly QueuedFile[] }
  | { type: 'user.pause'; key: string }
  | { type: 'user.resume'; key: string }
  | { type: 'user.retry'; key: string }
  | { type: 'user.remove'; key: string }
  | { type: 'user.pauseAll' }
  | { type: 'user.resumeAll' }
  | { type: 'user.retryFailed' }
  | { type: 'user.clearFinished' }
  /** The pointer is over the tray, or the focus in it. */
  | { type: 'user.come' }
  | { type: 'user.go' }
  | ({ type: 'system.told' } & UploadTold)
