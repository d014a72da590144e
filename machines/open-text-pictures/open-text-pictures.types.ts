import type { BlockDrop } from '#machines/block-handle'
import type { PictureLack, PictureReference, TextPictureActor } from '#machines/text-picture'
import type { End } from '../kit/follow.ts'

/** A picture as it comes. What is sent of it is known to whoever gives it. */
export interface GivenPicture<Sent> {
  key: string
  /** Of its file. */
  name: string
  /** null: of an earlier visit, whose file is chosen again. */
  sent: Sent | null
  /** Where it belongs, by the number of stored blocks before it, while no editor shows the text. */
  index: number
  /** Typed on an earlier visit. */
  altText?: string
}

export interface OpenPicture<Sent> extends GivenPicture<Sent> {
  actor: TextPictureActor
}

/** What the world does for the pictures of a text. */
export interface TextPicturesWork<Sent> {
  /** Whether its document can be created as it is. */
  check(key: string, sent: Sent, altText: string): Promise<PictureLack>
  upload(key: string, sent: Sent, altText: string, signal: AbortSignal): Promise<PictureReference>
  discard(sent: Sent): void
  text: PicturesInText
  hear(listener: (event: AroundPictures) => void): End
  tell: {
    /** The form of its document is to be shown. */
    described(key: string, sent: Sent): void
    /** Those that wait now: what a reload, or a crash, is to find again. */
    waiting(pictures: readonly OpenPicture<Sent>[]): void
    left(): void
  }
}

/** The text, whether or not an editor shows it. */
export interface PicturesInText {
  /** One after the other: beside a block that they are dropped at, else where the caret is. */
  insert(keys: readonly string[], drop: BlockDrop | null): void
  restore(places: readonly Pick<GivenPicture<unknown>, 'key' | 'index'>[]): void
  /** What came of it takes its place. */
  place(key: string, index: number, reference: PictureReference): void
  remove(key: string): void
}

export type AroundPictures =
  /** The page may be gone in a moment. */
  | { type: 'page.leaving' }
  /** A next visit would find it by now. */
  | { type: 'document.created' }
  /** Its text is gone, with the row that it was in. */
  | { type: 'text.removed' }
  /** Nobody has the document on a screen any more. */
  | { type: 'document.left' }

/** The pictures of one text that aren't uploaded yet. They outlive its editor, and end with its document. */
export interface OpenTextPictures<Sent> {
  start(): void
  take(pictures: readonly GivenPicture<Sent>[], drop?: BlockDrop | null): void
  /** Of an earlier visit. */
  restore(pictures: readonly GivenPicture<Sent>[]): void
  get(key: string): OpenPicture<Sent> | undefined
  all(): readonly OpenPicture<Sent>[]
  choose(key: string, name: string, sent: Sent): void
  created(key: string, reference: PictureReference): void
  removed(key: string): void
  /** Shows the form of the first that lacks details; false: none does. */
  describeNext(): boolean
}
