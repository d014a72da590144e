import type { AskedDocument } from '#contracts/documents'
import type { Activity } from '#contracts/events'
import type { UserRef } from '../features/locks/current-lock.ts'
import { keyOf, keyOfUser } from './server-event.ts'

/** What one browser shows of one document. */
export interface OpenDocument {
  document: AskedDocument
  activity: Activity
  field?: string
}

/** A browser that shows documents, as the processes tell each other of it. */
export interface Seen {
  /** Names the stream and its user. */
  stream: string
  user: UserRef
  open: readonly OpenDocument[]
}

export interface Person {
  user: UserRef
  activity: Activity
  field?: string
}

/** Who has which document open, in every process of the site. */
export interface Presence {
  /** Replaces what was known of the stream; answers the keys of the documents where something changed. */
  put: (process: string, seen: Seen) => readonly string[]
  /** The process is there, whatever it tells. */
  hear: (process: string) => void
  /** A process that has not been heard for so long is gone, and its streams with it. */
  forgetSilent: (ms: number) => readonly string[]
  /** Each of them once, however many browsers they have, without what this stream shows. */
  at: (key: string, butStream: string) => readonly Person[]
  /** What this process told. */
  of: (process: string) => readonly Seen[]
}

export function makePresence(): Presence {
  const processes = new Map<string, { heardAt: number; streams: Map<string, Seen> }>()
  const hear = (process: string) => {
    const known = processes.get(process) ?? { heardAt: 0, streams: new Map<string, Seen>() }
    known.heardAt = Date.now()
    processes.set(process, known)
    return known.streams
  }
  return {
    put: (process, seen) => {
      const streams = hear(process)
      const before = streams.get(seen.stream)?.open ?? []
      if (seen.open.length > 0) streams.set(seen.stream, seen)
      else streams.delete(seen.stream)
      return changedKeys(before, seen.open)
    },
    hear,
    forgetSilent: (ms) => {
      const silent = [...processes].filter(([, { heardAt }]) => Date.now() - heardAt > ms)
      for (const [process] of silent) processes.delete(process)
      return silent.flatMap(([, { streams }]) =>
        [...streams.values()].flatMap(({ open }) => open.map(({ document }) => keyOf(document))),
      )
    },
    at: (key, butStream) => {
      const people = new Map<string, Person>()
      for (const { stream, user, open } of everything(processes.values())) {
        if (stream === butStream) continue
        for (const { activity, document, field } of open) {
          if (keyOf(document) !== key) continue
          const known = people.get(keyOfUser(user))
          if (known?.activity === 'editing') continue
          const person = { user, activity, ...(field !== undefined && { field }) }
          people.set(keyOfUser(user), person)
        }
      }
      return [...people.values()]
    },
    of: (process) => [...(processes.get(process)?.streams.values() ?? [])],
  }
}

function* everything(processes: Iterable<{ streams: Map<string, Seen> }>): Generator<Seen> {
  for (const { streams } of processes) yield* streams.values()
}

function changedKeys(before: readonly OpenDocument[], after: readonly OpenDocument[]): string[] {
  const [was, is] = [shown(before), shown(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key) !== is.get(key))
}

const shown = (open: readonly OpenDocument[]): ReadonlyMap<string, string> =>
  new Map(open.map((one) => [keyOf(one.document), JSON.stringify([one.activity, one.field])]))
