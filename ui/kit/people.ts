import { shallowEqual } from '@xstate/react'
import { useCallback, useSyncExternalStore } from 'react'
import type { Present } from '#contracts/events'
import type { DocumentActor } from '#machines/document'
import { useText } from './text.tsx'

/** Who else has a document open. A view hears of it only where it reads something else than before. */
export interface People {
  all(): readonly Present[]
  /** Who edits the field at this path. */
  editorOf(path: string): Present | undefined
  /** Who edits a field at or below one of these paths. */
  editorsWithin(paths: readonly string[]): readonly Present[]
  replace(people: readonly Present[]): void
  subscribe(listener: () => void): () => void
}

/** Those before one document, whatever part of the screen asks. */
export function peopleBefore(document: DocumentActor): People {
  const known = everybody.get(document) ?? noPeople()
  everybody.set(document, known)
  return known
}

export function usePeople(document: DocumentActor): readonly Present[] {
  const people = peopleBefore(document)
  return useSyncExternalStore(people.subscribe, people.all, people.all)
}

export function useEditorOf(document: DocumentActor, path: string): Present | undefined {
  const people = peopleBefore(document)
  const read = useCallback(() => people.editorOf(path), [people, path])
  return useSyncExternalStore(people.subscribe, read, read)
}

export function useEditorsWithin(
  document: DocumentActor,
  paths: readonly string[],
): readonly Present[] {
  const people = peopleBefore(document)
  const read = () => people.editorsWithin(paths)
  return useSyncExternalStore(people.subscribe, read, read)
}

/** What somebody is called to the person at the screen. */
export function usePersonName(): (person: Present) => string {
  const text = useText()
  return ({ isMe, who }) => (isMe ? text('presence.me') : (who.title ?? text('lock.somebody')))
}

/** What somebody does, said to the person at the screen: whom it is said of changes the verb. */
export function usePresenceText(): (
  person: Present,
  does: 'edits' | 'editsWithin' | 'editsField' | 'views',
  values?: { field: string },
) => string {
  const text = useText()
  const nameOf = usePersonName()
  return (person, does, values) =>
    person.isMe
      ? text(`presence.${does}Mine`, values)
      : text(`presence.${does}`, { ...values, name: nameOf(person) })
}

const everybody = new WeakMap<DocumentActor, People>()

function noPeople(): People {
  let people: readonly Present[] = []
  const within = new Map<string, readonly Present[]>()
  const listeners = new Set<() => void>()
  return {
    all: () => people,
    editorOf: (path) =>
      people.find(({ activity, field }) => activity === 'editing' && field === path),
    editorsWithin(paths) {
      const now = people.filter(
        ({ activity, field }) =>
          activity === 'editing' &&
          field !== undefined &&
          paths.some((path) => field === path || field.startsWith(`${path}.`)),
      )
      const key = paths.join()
      const known = within.get(key)
      if (known && shallowEqual(known, now)) return known
      within.set(key, now)
      return now
    },
    replace(now) {
      if (JSON.stringify(now) === JSON.stringify(people)) return
      people = now.map((person) => people.find((known) => isSame(known, person)) ?? person)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whoever does the same as before is the same to who draws them. */
const isSame = (one: Present, other: Present): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
