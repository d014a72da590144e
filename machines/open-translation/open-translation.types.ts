import type { DocumentRef } from '#contracts/documents'
import type { Outdated } from '#contracts/translations'
import type { Mark, Source, TranslationActor } from '#machines/translation'

/** What the world does for the translation of a document. */
export interface TranslationWork {
  read(ref: DocumentRef, signal: AbortSignal): Promise<Source>
  mark(ref: DocumentRef, mark: Mark, signal: AbortSignal): Promise<readonly Outdated[]>
  /** Somebody saved this document, or may have, until the answer is called. */
  hear(ref: DocumentRef, saved: () => void): () => void
  /** Whether this person translates: they do so until they stop, document by document. */
  choice: TranslationChoice
}

export interface TranslationChoice {
  isOn(): boolean
  keep(isOn: boolean): void
  subscribe(listener: () => void): () => void
}

export interface OpenTranslation {
  actor: TranslationActor
  start(): void
  leave(): void
  isLeft(): boolean
}
