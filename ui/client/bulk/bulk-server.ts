import type { ClientCollection } from '#contracts/admin-config'
import type { Http } from '../http.ts'

/** To whom a question about many documents goes. */
export interface BulkServer {
  http: Http
  collection: ClientCollection
  /** The server answers for many documents at once. */
  changesMany: boolean
}
