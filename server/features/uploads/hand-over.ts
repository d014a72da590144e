import { Readable } from 'node:stream'
import type { CollectionConfig, PayloadRequest, UploadConfig } from 'payload'
import { formatErrors, ValidationError } from 'payload'
import { isRecord } from '#contracts/is-record'
import { onCommit, onRollback } from '../../kit/on-commit.ts'
import { bringToDisk } from './bucket/bring-to-disk.ts'
import { handedOver } from './duplicates/keep-hashes.ts'
import { UploadError } from './failure.ts'
import { holdWhileSaving } from './forms/hold-while-saving.ts'
import { isSave, keyIn } from './references.ts'
import type { Keeper } from './site-storage/give-to-adapter.ts'
import type { UploadText } from './texts.ts'
import { uploadText } from './texts.ts'
import type { Upload } from './upload.ts'
import { isOwn } from './upload.ts'
import type { Uploads } from './uploads.ts'

type Handler = NonNullable<UploadConfig['handlers']>[number]
type Hooks = NonNullable<CollectionConfig['hooks']>
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number]

/**
 * A save that names an uploaded file instead of bringing it gets the file as if it had: Payload checks
 * it, keeps it and makes its sizes. A save that is refused leaves it where it is, for the next one.
 * @param keeper who keeps the files of the collection's documents
 */
export const handOver =
  (uploads: Uploads, keeper: Keeper) =>
  (collection: CollectionConfig): CollectionConfig => {
    if (!collection.upload) return collection
    const upload = collection.upload === true ? {} : collection.upload
    const { hooks, slug } = collection
    const others = (upload.handlers ?? []).map((handler) => exceptUploads(handler as Handler))
    return {
      ...collection,
      upload: { ...upload, handlers: [bytesOf(uploads, slug), ...others] },
      hooks: {
        ...hooks,
        beforeOperation: [beforeSave(uploads, slug, keeper), ...(hooks?.beforeOperation ?? [])],
        afterError: [...(hooks?.afterError ?? []), afterRefusal(uploads, slug)],
        afterOperation: [...(hooks?.afterOperation ?? []), afterSave(uploads, slug)],
      },
    }
  }

/** Payload asks all who may have a file, and takes the last answer: nobody else has an upload. */
const exceptUploads =
  (handler: Handler): Handler =>
  (req, args) =>
    keyIn(args.params.clientUploadContext) === null ? handler(req, args) : undefined

/** Gives Payload the bytes, as if the form had brought them. */
function bytesOf(uploads: Uploads, slug: string): Handler {
  const bytes = async (req: PayloadRequest, { params }: Parameters<Handler>[1]) => {
    const key = keyIn(params.clientUploadContext)
    if (key === null) return undefined
    const found = await usable(uploads, req, slug, key)
    // The save itself says what is wrong: what is thrown here is lost.
    if (typeof found === 'string' || found.takenBy !== null) return new Response(null)
    // Payload copies it to where a form's files are.
    const refused = await holdWhileSaving(uploads, req, found.size)
    if (refused) {
      req.context[withoutRoom] = refused
      return new Response(null)
    }
    // Of a large picture whose sizes nobody makes, Payload asks for the beginning only.
    const range = req.headers.get('range') ?? undefined
    const stream = Readable.toWeb(await uploads.bytes.read(found, range))
    return new Response(stream as ReadableStream, { headers: { 'content-type': found.type } })
  }
  return bytes as Handler
}

/** Checks that the file may be taken. */
const beforeSave =
  (uploads: Uploads, slug: string, keeper: Keeper): Hook<'beforeOperation'> =>
  async ({ args, operation, req }) => {
    const context = clientUploadOf(req)
    if (!context || !isSave(operation)) return
    const key = keyIn(context)
    if (key === null) {
      // A storage of the site may have it; here there is nothing but uploads.
      if (keeper === 'server') throw refusal(req, slug, 'gone')
      return
    }
    const found = await usable(uploads, req, slug, key)
    if (typeof found === 'string') throw refusal(req, slug, found)
    const full = req.context[withoutRoom]
    if (full instanceof UploadError) throw refusal(req, slug, full.text, full.details.names)
    const id: unknown = 'id' in args ? args.id : undefined
    if (found.takenBy === null) {
      Object.assign(req.file!, whatIsKnownOf(found))
      const isElsewhere = uploads.bucket || keeper === 'site'
      const wrong = isElsewhere && (await bringToDisk(uploads, req, found, keeper))
      if (wrong) throw refusal(req, slug, wrong.text, wrong.details.names)
      // The site's storage has it only after it was given it.
      if (keeper === 'site')
        delete (req.file as { clientUploadContext?: unknown }).clientUploadContext
      req.context[handedOver] = found.hash
    }
    // Asked again because the answer was lost: the document has the file.
    else if (found.takenBy === String(id)) delete req.file
    else throw refusal(req, slug, 'taken')
    req.context[taking] = found.takenBy === null ? key : undefined
  }

/** Of two saves of one file, the slower one stumbles over the name of the other's. */
const afterRefusal =
  (uploads: Uploads, slug: string): Hook<'afterError'> =>
  async ({ error, req }) => {
    const key = req.context[taking]
    if (typeof key !== 'string' || !isNameTaken(error)) return undefined
    const upload = await uploads.store.find(key)
    const isTaken = upload !== null && uploads.takenBy(upload) !== null
    if (!(isTaken || (await uploads.claims.has(key)))) return undefined
    return { response: formatErrors(refusal(req, slug, 'taken')), status: 400 }
  }

/** Takes the file once the save is committed. */
const afterSave =
  (uploads: Uploads, slug: string): Hook<'afterOperation'> =>
  async ({ operation, req, result }) => {
    const key = req.context[taking]
    if (typeof key !== 'string' || !isSave(operation)) return result
    delete req.context[taking]
    const { claims } = uploads
    if (!(await claims.make(key))) throw refusal(req, slug, 'taken')
    const drop = () => void claims.drop(key).catch(() => {})
    // Another save may have been quicker.
    const found = await usable(uploads, req, slug, key)
    const reason = typeof found === 'string' ? found : found.takenBy !== null && 'taken'
    if (reason) {
      drop()
      throw refusal(req, slug, reason)
    }
    const id = isRecord(result) && 'id' in result ? String(result.id) : ''
    await onRollback(req, drop)
    await onCommit(req, () => {
      const taken = uploads.take(req.payload, key, id).finally(drop)
      uploads.pending.add(taken.catch((err) => warn(req, err)))
    })
    return result
  }

const warn = ({ payload }: PayloadRequest, err: unknown) =>
  payload.logger.warn({ err, msg: 'Couldn’t remove an upload that a document has.' })

/** In the request's context: the key of the file that its save takes. */
const taking = 'stateroomUploadTaken'

/** In the request's context: why there's no room for a copy of the file. */
const withoutRoom = 'stateroomUploadWithoutRoom'

const isNameTaken = (error: unknown): boolean =>
  error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'filename')

function clientUploadOf({ file }: PayloadRequest): unknown {
  return file && 'clientUploadContext' in file ? file.clientUploadContext : null
}

/** The upload, if whoever saves may hand it over to this collection; otherwise why not. */
async function usable(
  uploads: Uploads,
  req: PayloadRequest,
  collection: string,
  key: string,
): Promise<Upload | UploadText> {
  const upload = await uploads.store.find(key)
  // Of other people's uploads nobody is told that they are there.
  if (!upload || !isOwn(upload, req)) return 'gone'
  if (upload.collection !== collection) return 'otherCollection'
  const takenBy = uploads.takenBy(upload)
  return takenBy === null && upload.hash === null ? 'notFinished' : { ...upload, takenBy }
}

/** What the save says of the file is what a browser said: this is what was uploaded. */
const whatIsKnownOf = ({ name, size, type }: Upload) => ({ name, size, mimetype: type })

const refusal = (
  req: PayloadRequest,
  collection: string,
  text: UploadText,
  names?: Readonly<Record<string, string>>,
) =>
  new ValidationError(
    { collection, errors: [{ path: 'file', message: uploadText(req, text, names) }], req },
    req.t,
  )
