import type { Feature } from '../../kit/feature.ts'
import { askTargets } from './ask-targets.ts'
import { keepInBucket } from './bucket/keep-in-bucket.ts'
import { keepUploads } from './client-uploads.ts'
import { duplicatesEndpoint } from './duplicates/duplicates-endpoint.ts'
import { hashesCollection } from './duplicates/hashes-collection.ts'
import { keepHashes } from './duplicates/keep-hashes.ts'
import { guardForms } from './forms/guard-forms.ts'
import { fromUrlEndpoint } from './from-url/from-url-endpoint.ts'
import { handOver } from './hand-over.ts'
import { keepAddress } from './keep-address.ts'
import { quotaCollections } from './quota/quota-collections.ts'
import { targetEndpoints } from './receive.ts'
import { sayMissing } from './say-missing.ts'
import { giveToAdapter, keeperOf } from './site-storage/give-to-adapter.ts'
import { keepSwept } from './sweep.ts'
import type { UploadOptions } from './uploads.ts'
import { makeUploads } from './uploads.ts'

/** Files of any size are uploaded before they are saved, and go on where they were cut (UPL-2, UPL-3). */
export const uploads = (options: UploadOptions): Feature => {
  const made = makeUploads(options)
  const inPlace = made.bucket ? keepInBucket(made.bucket) : sayMissing
  let stop = () => {}
  return {
    // The file is there before it is named anew, and its hash is known before Payload changes it.
    collection: (collection) =>
      handOver(
        made,
        keeperOf(collection),
      )(keepAddress(keepHashes(inPlace(giveToAdapter(collection))))),
    collections: [hashesCollection, ...quotaCollections],
    configured: (payload) => guardForms(made, payload),
    endpoints: [
      askTargets(made),
      ...targetEndpoints(made),
      fromUrlEndpoint(made),
      duplicatesEndpoint,
    ],
    init: (payload) => {
      keepUploads(payload, made)
      stop = keepSwept(made, payload)
    },
    database: (payload) => ({
      destroy: async (nothing, next) => {
        stop()
        await made.pending.finished()
        await next(nothing)
      },
      // A Payload that gets its config anew closes its database and opens it again.
      connect: async (asked, next) => {
        await next(asked)
        stop = keepSwept(made, payload)
      },
    }),
  }
}
