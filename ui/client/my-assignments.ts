import type { MyAssignments } from '#contracts/my-assignments'
import { myAssignmentsPath } from '#contracts/my-assignments'
import type { Http } from './http.ts'

/** What this user is still to do. */
export const readMyTasks = (http: Http, signal: AbortSignal): Promise<MyAssignments> =>
  http<MyAssignments>(myAssignmentsPath, { signal, signedIn: true })
