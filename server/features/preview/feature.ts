import type { PreviewConfig } from '#config-schema/config'
import type { Feature } from '../../kit/feature.ts'
import { globalReadableByToken, readableByToken } from './draft-access.ts'
import { endsItsLinks } from './links/ends-its-links.ts'
import { linkEndpoints } from './links/link-endpoints.ts'
import { linksCollection } from './links/links-collection.ts'
import { previewEndpoint, previewPageEndpoint } from './preview-endpoint.ts'
import { mergeEndpoint, relatedEndpoint, showEndpoint } from './shown/shown-endpoints.ts'

/** Where the site shows documents, and drafts for those who have a token (LIVE-1, LIVE-6). */
export const preview = (config: PreviewConfig): Feature => ({
  endpoints: [
    previewEndpoint(config),
    previewPageEndpoint,
    showEndpoint,
    mergeEndpoint,
    relatedEndpoint,
    ...(config.drafts ? linkEndpoints(config.linkHours) : []),
  ],
  ...(config.drafts && {
    collection: (collection) => endsItsLinks(readableByToken(collection)),
    global: globalReadableByToken,
    collections: [linksCollection],
  }),
})
