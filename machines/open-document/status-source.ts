import type { DocumentActor } from '#machines/document'
import type { JournalActor } from '#machines/journal'
import type { LockActor } from '#machines/lock'
import type { RemoteChangesActor } from '#machines/remote-changes'
import { saveStatus } from './save-status.ts'
import type { PictureSource, SaveFacts, SaveStatus, UploadSource } from './save-status.types.ts'

export interface StatusActors {
  document: DocumentActor
  journal: JournalActor
  lock: LockActor
  remoteChanges: RemoteChangesActor
}

/** The status as it is now, and whoever wants to hear when it is another. */
export interface StatusSource {
  get(): SaveStatus
  subscribe(listener: () => void): () => void
}

/** What else a status is made of. */
export interface FactSources {
  unknownFields: SaveFacts['unknownFields']
  uploads?: UploadSource | undefined
  pictures?: PictureSource | undefined
}

/** The same object for as long as it says the same: no key draws a line anew that has not changed. */
export function statusSource(actors: StatusActors, sources: FactSources): StatusSource {
  const { pictures, uploads } = sources
  let facts = factsOf(actors, sources)
  let status = saveStatus(facts)

  function get(): SaveStatus {
    const now = factsOf(actors, sources)
    if (isSame(now, facts)) return status
    facts = now
    const next = saveStatus(now)
    if (JSON.stringify(next) !== JSON.stringify(status)) status = next
    return status
  }

  return {
    get,
    subscribe(listener) {
      let told = get()
      const tell = () => {
        if (get() === told) return
        told = get()
        listener()
      }
      const subscriptions = [
        actors.document.subscribe(tell),
        actors.journal.subscribe(tell),
        actors.lock.subscribe(tell),
        actors.remoteChanges.subscribe(tell),
      ]
      const ends = [uploads?.subscribe(tell), pictures?.subscribe(tell)]
      return () => {
        for (const end of ends) end?.()
        for (const { unsubscribe } of subscriptions) unsubscribe()
      }
    },
  }
}

const factsOf = (
  { document, journal, lock, remoteChanges }: StatusActors,
  { pictures, unknownFields, uploads }: FactSources,
): SaveFacts => ({
  document: document.getSnapshot(),
  journal: journal.getSnapshot(),
  lock: lock.getSnapshot(),
  remoteChanges: remoteChanges.getSnapshot(),
  unknownFields,
  upload: uploads?.of(document.getSnapshot()) ?? null,
  pictures: pictures?.of(document) ?? null,
})

const isSame = (one: SaveFacts, other: SaveFacts): boolean =>
  one.document === other.document &&
  one.journal === other.journal &&
  one.lock === other.lock &&
  one.remoteChanges === other.remoteChanges &&
  one.pictures?.count === other.pictures?.count &&
  one.pictures?.copy === other.pictures?.copy &&
  one.upload?.percent === other.upload?.percent &&
  one.upload?.isPaused === other.upload?.isPaused
