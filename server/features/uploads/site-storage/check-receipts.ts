import type { CollectionConfig, PayloadRequest, UploadConfig } from 'payload'
import { APIError } from 'payload'
import { isRecord } from '#contracts/is-record'
import { isSave, keyIn } from '../references.ts'

type Handler = NonNullable<UploadConfig['handlers']>[number]
type BeforeOperation = NonNullable<
  NonNullable<CollectionConfig['hooks']>['beforeOperation']
>[number]

/**
 * A file that a browser has put into the storage of an adapter comes with a receipt. Payload would ask
 * for one of files that were uploaded to this server as well, whose keys prove already whose they are, and
 * which may wait for longer than a receipt is valid. So receipts are checked here, of all other files.
 */
export function checkReceipts(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug, upload } = collection
  if (typeof upload !== 'object' || !upload.requiresClientUploadReceipt) return collection
  const guarded = (upload.handlers ?? []).map((handler) => withReceipt(slug, handler as Handler))
  return {
    ...collection,
    upload: { ...upload, requiresClientUploadReceipt: false, handlers: guarded },
    hooks: {
      ...hooks,
      beforeOperation: [mustHaveReceipt(slug), ...(hooks?.beforeOperation ?? [])],
    },
  }
}

/** Reads nothing of the storage but what a receipt is for. */
function withReceipt(slug: string, handler: Handler): Handler {
  const guarded = async (req: PayloadRequest, args: Parameters<Handler>[1]) => {
    const { clientUploadContext: context, filename } = args.params
    if (!context || keyIn(context) !== null) return handler(req, args)
    try {
      const clientUploadContext = await contextOf(req, slug, { context, filename })
      return await handler(req, { ...args, params: { ...args.params, clientUploadContext } })
    } catch (thrown) {
      // The save itself says what is wrong: what is thrown here is lost.
      if (thrown instanceof APIError) return new Response(null)
      throw thrown
    }
  }
  return guarded as Handler
}

const mustHaveReceipt =
  (slug: string): BeforeOperation =>
  async ({ operation, req }) => {
    const { file } = req
    if (!(isSave(operation) && file && 'clientUploadContext' in file)) return
    const context = file.clientUploadContext
    if (!context || keyIn(context) !== null || checked.has(context)) return
    const own = await contextOf(req, slug, { context, filename: file.name })
    checked.add(own)
    file.clientUploadContext = own
  }

/** What receipts were for: hooks of the save may save anew with the same request. */
const checked = new WeakSet<object>()

/** What a receipt was written for, as Payload reads it. */
async function contextOf(
  req: PayloadRequest,
  collectionSlug: string,
  { context, filename }: { context: unknown; filename: string },
): Promise<object> {
  const signedReceipt = isRecord(context) ? context.signedReceipt : undefined
  if (typeof signedReceipt !== 'string') {
    throw new APIError('A verified client upload reference is required.', 400)
  }
  const { verifyClientUploadReceipt } = await import('payload/internal')
  const receipt = verifyClientUploadReceipt({ collectionSlug, req, signedReceipt })
  if (receipt.filename !== filename) {
    throw new APIError('Client upload reference does not match this request.', 400)
  }
  return receipt.context
}
