import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { BlockDrop } from '#machines/block-handle'
import type {
  AroundPictures,
  GivenPicture,
  OpenPicture,
  PicturesInText,
} from '#machines/open-text-pictures'
import { openTextPictures } from '#machines/open-text-pictures'
import type { PictureLack, PictureReference, TextPictureActor } from '#machines/text-picture'
import { wellNamed } from '../../../client/uploads/clean-name.ts'
import type { KeptPicture } from '../../../client/uploads/text-picture-store.ts'
import { newId } from '../../kit/new-id.ts'
import { altTextIn } from './alt-text-field.ts'
import type { SentFile } from './send-file.ts'

/** What arriving files need from outside. */
export interface ArrivingWork {
  keep(file: File, slug: string): DocumentData
  find(file: DocumentData): File | null
  discard(file: DocumentData): void
  check(file: SentFile): Promise<PictureLack>
  upload(file: SentFile, signal: AbortSignal): Promise<PictureReference>
  hear(listener: (event: AroundPictures) => void): () => void
  /** What a reload, or a crash, is to find again. */
  remember(files: readonly Omit<KeptPicture, 'file'>[]): void
  /** How many of them no server has. */
  tell(count: number): void
  /** Nobody has the document on a screen any more. */
  close(): void
}

/** Where they go once they are uploaded: a text, or a field of files. */
export interface Holder {
  places: PicturesInText
  /** The number of stored blocks before each of them that is shown. */
  indexes(): ReadonlyMap<string, number>
}

type Sent = Omit<SentFile, 'altText' | 'key'>

/** Shows the form of a file's document. */
export type Describe = (key: string, slug: string, values: DocumentData) => void

export type RestoredFile = GivenPicture<Sent>

export interface ArrivingFiles {
  take(
    files: readonly File[],
    targetOf: (file: File) => ClientCollection,
    drop?: BlockDrop | null,
  ): void
  /** Of an earlier visit; without what is to be sent, their file is chosen again. */
  restore(found: readonly RestoredFile[]): void
  /** The same until one comes or goes. */
  all(): readonly OpenPicture<unknown>[]
  /** Calls back when one comes or goes, and at each step of one. */
  subscribe(listener: () => void): () => void
  actorOf(key: string): TextPictureActor | undefined
  /** null: only an earlier visit had it. */
  fileOf(key: string): File | null
  /** The collection that takes it. */
  entityOf(key: string): ClientCollection | undefined
  choose(key: string, file: File, entity: ClientCollection): void
  created(key: string, reference: PictureReference): void
  removed(key: string): void
  /** Shows the form, or the line, of the first that lacks details; false: none does. */
  describeNext(): boolean
  /** Shows their forms by this, until the returned function is called. */
  describeBy(describe: Describe): () => void
}

/** Files that a text or a field waits for, until each is uploaded. */
export function arrivingFiles(holder: Holder, work: ArrivingWork): ArrivingFiles {
  let showForm: Describe | null = null
  let known: readonly OpenPicture<Sent>[] = []
  const listeners = new Set<() => void>()
  const { discard, hear } = work
  const open = openTextPictures<Sent>({
    check: (key, sent, altText) => work.check({ key, altText, ...sent }),
    upload: (key, sent, altText, signal) => work.upload({ key, altText, ...sent }, signal),
    discard: ({ file }) => discard(file),
    text: holder.places,
    hear,
    tell: {
      described(key, { entity, file }) {
        const altText = open.get(key)?.actor.getSnapshot().context.altText ?? ''
        showForm?.(key, entity.slug, { file, ...altTextIn(entity, altText) })
      },
      waiting(all) {
        if (all.length !== known.length || all.some((one, at) => one !== known[at])) known = all
        work.remember(rememberedOf(all, holder.indexes()))
        work.tell(all.filter(({ actor }) => actor.getSnapshot().hasTag('pending')).length)
        for (const listener of listeners) listener()
      },
      left() {
        known = []
        work.tell(0)
        work.close()
      },
    },
  })
  open.start()
  const { created, describeNext, removed, restore } = open
  const sentOf = (file: File, entity: ClientCollection): Sent => ({
    ...{ entity, file: work.keep(wellNamed(file), entity.slug) },
  })
  return {
    ...{ created, describeNext, removed, restore },
    take: (files, targetOf, drop = null) =>
      open.take(
        files.map((file) => ({
          ...{ key: newId(), name: file.name, sent: sentOf(file, targetOf(file)), index: 0 },
        })),
        drop,
      ),
    all: () => known,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    actorOf: (key) => open.get(key)?.actor,
    fileOf(key) {
      const sent = open.get(key)?.sent
      return sent ? work.find(sent.file) : null
    },
    entityOf: (key) => open.get(key)?.sent?.entity,
    choose(key, file, entity) {
      if (open.get(key)) open.choose(key, file.name, sentOf(file, entity))
    },
    describeBy(shown) {
      showForm = shown
      return () => {
        showForm = null
      }
    },
  }
}

const rememberedOf = (
  files: readonly OpenPicture<Sent>[],
  indexes: ReadonlyMap<string, number>,
): Omit<KeptPicture, 'file'>[] =>
  files.map(({ key, actor, index, sent }) => ({
    ...{ key, name: actor.getSnapshot().context.name, index: indexes.get(key) ?? index },
    ...{ slug: sent?.entity.slug ?? null, value: sent?.file ?? {} },
    altText: actor.getSnapshot().context.altText,
  }))
