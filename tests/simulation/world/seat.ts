import type { AdminConfig, ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import type { DocumentWork } from '#machines/open-document'
import type { Files } from '../../../ui/client/files.ts'
import type { Http } from '../../../ui/client/http.ts'
import type { JournalStore } from '../../../ui/client/journal.ts'
import type { LastSaves } from '../../../ui/client/last-saves.ts'
import type { Person } from '../server/model-server.ts'
import type { BrowserKind, TabKind } from './kinds.ts'

export interface Opening {
  config: SignedInConfig
  entity: ClientCollection
  ref: DocumentRef
  person: Person
}

/** What a tab gives to the document that is open in it. */
export interface Seat extends Omit<TabKind, 'visit'> {
  readonly browser: BrowserKind
  readonly http: Http
  readonly journal: JournalStore
  readonly files: Files
  readonly lastSaves: LastSaves
  readonly clock: DocumentWork['clock']
  readonly config: AdminConfig | null
  readonly visit: unknown
  address: DocumentRef | null
  go(address: DocumentRef | null): void
  goFrom(visit: unknown): void
}
