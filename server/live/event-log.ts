import type { DocumentEvent, ToldEvent } from './server-event.ts'
import { keyOf } from './server-event.ts'

/** The latest events, each with the id that a stream has it under. */
export interface EventLog {
  /** Answers its id. */
  add: (event: ToldEvent) => string
  latest: () => string
  /** Those after the one with this id; null: some of them are forgotten, or nobody knows the id. */
  since: (id: string) => readonly LoggedEvent[] | null
  /** The last save or deletion of this document; null: it is none of the latest events. */
  lastChange: (key: string) => DocumentEvent | null
}

export interface LoggedEvent {
  id: string
  event: ToldEvent
}

/** `epoch` is another one each time that a process starts: what an earlier one has counted is unknown. */
export function eventLog(epoch: string, most = 1000): EventLog {
  const kept: LoggedEvent[] = []
  let count = 0
  const idOf = (number: number) => `${epoch}-${number}`

  return {
    add: (event) => {
      count += 1
      const id = idOf(count)
      kept.push({ id, event })
      if (kept.length > most) kept.shift()
      return id
    },
    latest: () => idOf(count),
    since: (id) => {
      const [from, number] = id.split('-')
      const missing = count - Number(number)
      if (from !== epoch || !(missing >= 0 && missing <= kept.length)) return null
      return kept.slice(kept.length - missing)
    },
    lastChange: (key) => {
      const isIt = (event: ToldEvent): event is DocumentEvent =>
        (event.kind === 'saved' || event.kind === 'deleted') && keyOf(event.document) === key
      return kept.map(({ event }) => event).findLast(isIt) ?? null
    },
  }
}
