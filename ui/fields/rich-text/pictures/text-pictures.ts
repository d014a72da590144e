import type { LexicalEditor } from 'lexical'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { DocumentActor } from '#machines/document'
import type { AroundPictures, GivenPicture, OpenPicture } from '#machines/open-text-pictures'
import { openTextPictures } from '#machines/open-text-pictures'
import type { PictureReference, TextPictureActor } from '#machines/text-picture'
import { wellNamed } from '../../../client/uploads/clean-name.ts'
import type { KeptPicture } from '../../../client/uploads/text-picture-store.ts'
import { newId } from '../../kit/new-id.ts'
import type { uploadNode } from '../writing/new-nodes.ts'
import { placesIn, showPlaces } from './picture-places.ts'
import { picturesInText } from './pictures-in-text.ts'
import type { SentPicture } from './upload-picture.ts'

/** What the pictures of a text need from outside. */
export interface PictureWork {
  keep(file: File, slug: string): DocumentData
  discard(file: DocumentData): void
  check(picture: SentPicture): Promise<boolean>
  upload(picture: SentPicture, signal: AbortSignal): Promise<PictureReference>
  /** Fields that each file of a collection has in this text. */
  fieldsOf(slug: string): Parameters<typeof uploadNode>[2]
  hear(listener: (event: AroundPictures) => void): () => void
  /** What a reload, or a crash, is to find again. */
  remember(pictures: readonly Omit<KeptPicture, 'file'>[]): void
  /** How many of them no server has. */
  tell(count: number): void
  /** Nobody has the document on a screen any more. */
  close(): void
}

type Sent = Omit<SentPicture, 'key'>

/** Shows the form of a picture's document. */
type Describe = (key: string, slug: string, values: DocumentData) => void

export type RestoredPicture = GivenPicture<Sent>

export interface TextPictures {
  take(files: readonly File[], targetOf: (file: File) => ClientCollection): void
  /** Of an earlier visit; without what is to be sent, their file is chosen again. */
  restore(found: readonly RestoredPicture[]): void
  actorOf(key: string): TextPictureActor | undefined
  choose(key: string, file: File, entity: ClientCollection): void
  created(key: string, reference: PictureReference): void
  /** Shows the form of the first that lacks details. */
  describeNext(): void
  /** Shows their places in this editor, until the returned function is called. */
  showIn(editor: LexicalEditor, describe: Describe): () => void
}

/** The seam: where the pictures of a text that aren't uploaded yet meet its editor and its document. */
export function textPictures(
  document: DocumentActor,
  path: () => string | null,
  work: PictureWork,
): TextPictures {
  let shown: { editor: LexicalEditor; describe: Describe } | null = null
  const editor = () => shown?.editor ?? null
  const { discard, fieldsOf, hear } = work
  const pictures = openTextPictures<Sent>({
    check: (key, sent) => work.check({ key, ...sent }),
    upload: (key, sent, signal) => work.upload({ key, ...sent }, signal),
    discard: ({ file }) => discard(file),
    text: picturesInText({ document, path, fieldsOf, editor }),
    hear,
    tell: {
      described: (key, { entity, file }) => shown?.describe(key, entity.slug, { file }),
      waiting(all) {
        work.remember(rememberedOf(all, editor()))
        work.tell(all.filter(({ actor }) => actor.getSnapshot().hasTag('pending')).length)
      },
      left() {
        work.tell(0)
        work.close()
      },
    },
  })
  pictures.start()
  const { created, describeNext, restore } = pictures
  const sentOf = (file: File, entity: ClientCollection): Sent => ({
    ...{ entity, file: work.keep(wellNamed(file), entity.slug) },
  })
  return {
    ...{ created, describeNext, restore },
    take: (files, targetOf) =>
      pictures.take(
        files.map((file) => ({
          ...{ key: newId(), name: file.name, sent: sentOf(file, targetOf(file)), index: 0 },
        })),
      ),
    actorOf: (key) => pictures.get(key)?.actor,
    choose(key, file, entity) {
      if (pictures.get(key)) pictures.choose(key, file.name, sentOf(file, entity))
    },
    showIn(editor, describe) {
      shown = { editor, describe }
      const end = showPlaces(editor, {
        wanted: pictures.all(),
        isKnown: (key) => pictures.get(key) !== undefined,
        onGone: pictures.removed,
      })
      return () => {
        end()
        for (const { key, index } of placesIn(editor)) {
          const picture = pictures.get(key)
          if (picture) picture.index = index
        }
        shown = null
      }
    },
  }
}

function rememberedOf(
  pictures: readonly OpenPicture<Sent>[],
  editor: LexicalEditor | null,
): Omit<KeptPicture, 'file'>[] {
  const indexOf = new Map((editor ? placesIn(editor) : []).map(({ key, index }) => [key, index]))
  return pictures.map(({ key, actor, index, sent }) => ({
    ...{ key, name: actor.getSnapshot().context.name, index: indexOf.get(key) ?? index },
    ...{ slug: sent?.entity.slug ?? null, value: sent?.file ?? {} },
  }))
}
