import type { LexicalEditor } from 'lexical'
import { createActor, fromPromise } from 'xstate'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { at } from '#machines/document'
import type { PictureReference, TextPictureActor } from '#machines/text-picture'
import { textPictureMachine } from '#machines/text-picture'
import { wellNamed } from '../../../client/uploads/clean-name.ts'
import type { KeptPicture } from '../../../client/uploads/text-picture-store.ts'
import type { Form } from '../../form.ts'
import { newId } from '../../kit/new-id.ts'
import { withBlocks } from '../engine/blocks-of-text.ts'
import { blocksIn } from '../engine/stored.ts'
import { uploadNode } from '../writing/new-nodes.ts'
import { addPlaces, insertPlaces, placesIn, replacePlace, showPlaces } from './picture-places.ts'
import type { SentPicture } from './upload-picture.ts'

/** What the pictures of a text need from outside. */
export interface PictureWork {
  keep(file: File, slug: string): DocumentData
  discard(file: DocumentData): void
  check(picture: SentPicture): Promise<boolean>
  upload(picture: SentPicture, signal: AbortSignal): Promise<PictureReference>
  /** Fields that each file of a collection has in this text. */
  fieldsOf(slug: string): Parameters<typeof uploadNode>[2]
  /** What a reload, or a crash, is to find again. */
  remember(pictures: readonly Omit<KeptPicture, 'file'>[]): void
  /** How many of them no server has. */
  tell(count: number): void
  /** Nobody has the document on a screen any more. */
  close(): void
}

/** Shows the form of a picture's document. */
type Describe = (key: string, slug: string, values: DocumentData) => void

export interface RestoredPicture extends Pick<KeptPicture, 'key' | 'name' | 'index'> {
  sent: Held['sent']
}

interface Held {
  actor: TextPictureActor
  sent: { entity: ClientCollection; file: DocumentData } | null
  /** Where it belongs, by the number of blocks before it, while no editor shows the text. */
  index: number
}

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

/** The pictures of one text that aren't uploaded yet. They outlive its editor, and end with its document. */
export function openTextPictures(
  { document }: Form,
  path: string,
  work: PictureWork,
): TextPictures {
  const held = new Map<string, Held>()
  let shown: { editor: LexicalEditor; describe: Describe } | null = null

  document.subscribe({
    complete: () => {
      for (const { actor } of held.values()) actor.stop()
      held.clear()
      removeEventListener('pagehide', tell)
      work.tell(0)
      work.close()
    },
  })
  addEventListener('pagehide', tell)

  return {
    take(files, targetOf) {
      const keys = files.map((file) => {
        const key = newId()
        const entity = targetOf(file)
        add(key, { name: file.name, isLost: false }, sentOf(file, entity))
        return key
      })
      if (shown) insertPlaces(shown.editor, keys)
      for (const key of keys) held.get(key)?.actor.start()
      tell()
    },
    restore(found) {
      for (const { key, name, index, sent } of found) {
        add(key, { name, isLost: sent === null }, sent, index)
      }
      if (shown) addPlaces(shown.editor, found)
      for (const { key } of found) held.get(key)?.actor.start()
      tell()
    },
    actorOf: (key) => held.get(key)?.actor,
    choose(key, file, entity) {
      const picture = held.get(key)
      if (!picture) return
      picture.sent = sentOf(file, entity)
      picture.actor.send({ type: 'user.choose', name: file.name })
    },
    created(key, reference) {
      held.get(key)?.actor.send({ type: 'document.created', reference })
    },
    describeNext: () => lacking()[0]?.send({ type: 'user.describe' }),
    showIn(editor, describe) {
      shown = { editor, describe }
      const end = showPlaces(editor, {
        wanted: [...held].map(([key, { index }]) => ({ key, index })),
        isKnown: (key) => held.has(key),
        onGone: (key) => held.get(key)?.actor.send({ type: 'user.remove' }),
      })
      return () => {
        end()
        for (const { key, index } of placesIn(editor)) {
          const picture = held.get(key)
          if (picture) picture.index = index
        }
        shown = null
      }
    },
  }

  function lacking(): TextPictureActor[] {
    return [...held.values()]
      .map(({ actor }) => actor)
      .filter((actor) => actor.getSnapshot().matches('incomplete'))
  }

  function sentOf(file: File, entity: ClientCollection) {
    return { entity, file: work.keep(wellNamed(file), entity.slug) }
  }

  function add(
    key: string,
    input: { name: string; isLost: boolean },
    sent: Held['sent'],
    index = 0,
  ): void {
    const mustBeSent = (): SentPicture => ({ key, ...held.get(key)!.sent! })
    const actor = createActor(
      textPictureMachine.provide({
        actors: {
          check: fromPromise(() => work.check(mustBeSent())),
          upload: fromPromise(({ signal }) => work.upload(mustBeSent(), signal)),
        },
      }),
      { input },
    )
    held.set(key, { actor, sent, index })
    actor.on('lacking', () => {
      // Of several, one form is shown after the other.
      if (lacking().every((other) => other === actor)) actor.send({ type: 'user.describe' })
    })
    actor.on('described', () => {
      const { entity, file } = mustBeSent()
      shown?.describe(key, entity.slug, { file })
    })
    actor.on('uploaded', ({ reference }) => place(key, reference))
    actor.on('removed', () => remove(key))
    actor.subscribe(() => tell())
  }

  function place(key: string, { slug, id }: PictureReference): void {
    const node = uploadNode(slug, id, work.fieldsOf(slug))
    const index = held.get(key)?.index ?? 0
    held.delete(key)
    if (shown) {
      replacePlace(shown.editor, key, node)
      return
    }
    const value = at(document.getSnapshot().context.values, path)
    const blocks = blocksIn(value)
    const next = withBlocks(value, [...blocks.slice(0, index), node, ...blocks.slice(index)])
    document.send({ type: 'user.edit', path, value: next })
  }

  function remove(key: string): void {
    const picture = held.get(key)
    held.delete(key)
    if (picture?.sent) work.discard(picture.sent.file)
    if (shown) replacePlace(shown.editor, key, null)
    tell()
  }

  function tell(): void {
    const indexOf = new Map(
      shown ? placesIn(shown.editor).map(({ key, index }) => [key, index]) : [],
    )
    work.remember(
      [...held].map(([key, { actor, index, sent }]) => ({
        ...{ key, name: actor.getSnapshot().context.name, index: indexOf.get(key) ?? index },
        ...{ slug: sent?.entity.slug ?? null, value: sent?.file ?? {} },
      })),
    )
    work.tell(
      [...held.values()].filter(({ actor }) => actor.getSnapshot().hasTag('pending')).length,
    )
  }
}
