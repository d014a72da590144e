import type { UploadDescriptor, UploadPart, UploadResult, UploadTarget } from '#contracts/uploads'
import type { ProblemData } from '#problems'

export interface UploadInput {
  file: UploadDescriptor
}

/** What the server has of a file. */
export interface UploadOffset {
  /** In bytes. */
  start: number
  /** Of a file that goes to its storage in parts. */
  missing?: readonly UploadPart[]
}

export interface UploadContext {
  file: UploadDescriptor
  target: UploadTarget | null
  offset: UploadOffset
  /** Bytes that this try has handed to the network, with those that the server had before. */
  sent: number
  /** The most that was ever sent to this target: what a person sees never goes back. */
  progress: number
  result: UploadResult | null
  problem: ProblemData | null
  /** Failures in a row, for the time until the next try. */
  attempts: number
}

/** What the `send` work is asked for. */
export interface UploadSending {
  target: UploadTarget | null
  offset: UploadOffset
}

export type UploadEvent =
  /** It's this file's turn: the first time, after a pause, or after a failure. */
  | { type: 'system.start' }
  | { type: 'user.pause' }
  | { type: 'user.remove' }
  | { type: 'browser.progressed'; sent: number }
  | { type: 'browser.online' }
  | { type: 'session.renewed' }
  /** A visit before this one has begun to send it. */
  | { type: 'journal.found'; target: UploadTarget | null; progress: number }
