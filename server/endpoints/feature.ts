import type { Feature } from '../kit/feature.ts'
import { makeApiKey, readApiKey, revokeApiKey } from './account/api-key-endpoints.ts'
import { endSessions, readSessions } from './account/sessions-endpoints.ts'
import { assignmentEndpoints } from './assignments/assignment-endpoints.ts'
import { assignmentsInInbox } from './assignments/inbox-entries.ts'
import { authorsEndpoint } from './authors/authors-endpoint.ts'
import { bulkEndpoint } from './bulk/bulk-endpoint.ts'
import { changesEndpoint } from './changes/changes-endpoint.ts'
import { commentEndpoints } from './comments/comment-endpoints.ts'
import { commentsInInbox } from './comments/inbox-entries.ts'
import { configEndpoint } from './config/config-endpoint.ts'
import { countsEndpoint } from './counts/counts-endpoint.ts'
import { streamEvents, watchEvents } from './events/events-endpoints.ts'
import { formStateEndpoint } from './form-state/form-state-endpoint.ts'
import { groupsEndpoint } from './groups/groups-endpoint.ts'
import { importEndpoint } from './import/import-endpoint.ts'
import { inboxEndpoints } from './inbox/inbox-endpoints.ts'
import { readLock, writeLock } from './locks/lock-endpoints.ts'
import { locksEndpoint } from './locks/locks-endpoint.ts'
import { openApiEndpoint } from './openapi/openapi-endpoint.ts'
import { reviewsInInbox } from './review/inbox-entries.ts'
import { reviewEndpoints } from './review/review-endpoints.ts'
import { scheduleEndpoints } from './schedule/schedule-endpoints.ts'
import { templateEndpoints } from './templates/template-endpoints.ts'
import { translationEndpoints } from './translations/translation-endpoints.ts'
import { usesEndpoint } from './uses/uses-endpoint.ts'

/** What a site turns on beside its content. */
type Beside = 'assignments' | 'comments' | 'review' | 'templates' | 'translation'

interface Asked extends SiteAsked {
  has: Readonly<Partial<Record<Beside, unknown>>>
}

type SiteAsked = Parameters<typeof configEndpoint>[0]

/** What the panel asks for. */
export const endpoints = ({ has, ...site }: Asked): Feature => ({
  endpoints: [
    configEndpoint(site),
    formStateEndpoint,
    bulkEndpoint,
    groupsEndpoint,
    countsEndpoint,
    importEndpoint,
    authorsEndpoint,
    changesEndpoint,
    ...scheduleEndpoints,
    ...(has.comments ? commentEndpoints : []),
    ...(has.review ? reviewEndpoints : []),
    ...(has.assignments ? assignmentEndpoints : []),
    ...inboxEndpoints([
      ...(has.comments ? [commentsInInbox] : []),
      ...(has.review ? [reviewsInInbox] : []),
      ...(has.assignments ? [assignmentsInInbox] : []),
    ]),
    ...(has.templates ? templateEndpoints : []),
    ...(has.translation ? translationEndpoints : []),
    readLock,
    writeLock,
    locksEndpoint,
    usesEndpoint,
    openApiEndpoint(site.siteName),
    streamEvents,
    watchEvents,
    readSessions,
    endSessions,
    readApiKey,
    makeApiKey,
    revokeApiKey,
  ],
})
