import type { UploadDescriptor, UploadedFile, UploadResult, UploadTarget } from '#contracts/uploads'
import type { UploadActor, UploadOffset, UploadSending } from '#machines/upload'
import type { UploadQueueActor } from '#machines/upload-queue'
import type { End } from '../kit/follow.ts'

/** A file as far as machines know it. Whoever gives it gets back all that they gave. */
export interface GivenUpload {
  key: string
  collection: string
  file: UploadDescriptor
}

/** Whether this browser has the file for the next visit. */
export type UploadCopy = 'keeping' | 'kept' | 'notKept'

export interface OpenUpload<Given extends GivenUpload = GivenUpload> {
  given: Given
  actor: UploadActor
  copy: UploadCopy
  /** Lets another tab have it. */
  release: End
  /** Parts it from all that hear it. */
  part: End
}

/** What of an upload outlives the page. */
export interface UploadRecord<Given extends GivenUpload = GivenUpload> {
  given: Given
  target: UploadTarget | null
  progress: number
  /** It's there, and no document was saved with it yet. */
  result: UploadResult | null
}

/** What the world does for the uploads of one person. */
export interface UploadsWork<Given extends GivenUpload = GivenUpload> {
  /** How many are sent at the same time. */
  parallel: number
  requests: UploadRequests<Given>
  copies: UploadCopies<Given>
  turns: UploadTurns
  /** What happens around them, until the answer is called. */
  hear(listener: (event: AroundUploads) => void): End
  tell: UploadsOutside
}

export interface UploadRequests<Given extends GivenUpload = GivenUpload> {
  ask(given: Given, file: UploadDescriptor, signal: AbortSignal): Promise<UploadTarget>
  range(given: Given, target: UploadTarget, signal: AbortSignal): Promise<UploadOffset>
  send(given: Given, what: UploadSending, sending: Sending): Promise<UploadResult>
  giveUp(target: UploadTarget): Promise<void>
}

export interface Sending {
  onProgress(sent: number): void
  signal: AbortSignal
}

/** What this browser keeps for the next visit. */
export interface UploadCopies<Given extends GivenUpload = GivenUpload> {
  keep(record: UploadRecord<Given>): Promise<void>
  forget(key: string): Promise<void>
  all(): Promise<readonly UploadRecord<Given>[]>
}

/** Which tab sends what: each upload has one sender in this browser. */
export interface UploadTurns {
  /** No other tab sends it until it's released. Waits for the one that does; the signal ends both. */
  hold(key: string, signal: AbortSignal): Promise<End>
  isHeldElsewhere(key: string): Promise<boolean>
}

/** All that the uploads hear from outside. */
export type AroundUploads =
  | { type: 'browser.online' }
  /** The person is signed in again. */
  | { type: 'session.renewed' }

export interface UploadsOutside {
  /** Something is another than before. */
  changed(): void
  /** Whether what is still to be sent could be lost with this page. */
  atRisk(isAtRisk: boolean): void
  /** The server doesn't know this person any more. */
  signedOut(): void
}

export interface OpenUploads<Given extends GivenUpload = GivenUpload> {
  queue: UploadQueueActor
  start(): void
  /** Goes on with what a visit before this one has left, unless another tab does. */
  restore(): Promise<void>
  add(files: readonly Given[]): void
  get(key: string): OpenUpload<Given> | undefined
  /** What other tabs send; this one goes on with it when they are closed. */
  elsewhere(): readonly Given[]
  /**
   * What a save sends in place of the file, once it's there. Fails where its upload does, and when all
   * is left; null: this upload isn't known here.
   */
  uploaded(key: string, signal: AbortSignal): Promise<UploadedFile | null>
  /** A document has it now: no reload has to bring it back. */
  handedOver(key: string): void
  discard(key: string): void
  leave(): void
  isLeft(): boolean
}
