import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type {
  AfterErrorHook,
  Collection,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  DefaultDocumentIDType,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypeWithID,
} from 'payload'
import { onRollback } from '../../kit/on-commit.ts'
import { svgIn, withMeasure } from '../pictures/svg-measure.ts'
import { fromStorage } from './from-storage.ts'
import { skipTakenNames } from './skip-taken-names.ts'

interface Copying {
  collection: Collection
  duplicateFromID?: DefaultDocumentIDType | null
  overrideAccess?: boolean
}

/** A file that Payload reads in place of the storage's. */
interface Lent {
  collection: string
  folder: string
  upload: { disableLocalStorage?: boolean }
  /** What is stored in place of what Payload measured; null: they are the same. */
  svg: Buffer | null
}

/** In the request's context. */
const lent = 'stateroomLentForCopy'

/**
 * Brings the file of a document that is copied from where the site keeps it. Payload would fetch it over
 * the site's own address, which isn't reached from everywhere, and takes no file that is given to a
 * copy. But it reads one of a collection that keeps its files on the disk: so this one does, until it's read.
 */
export const copyFromStorage: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { duplicateFromID: id, overrideAccess = false, ...copying } = args as Copying
  const isCopy = operation === 'create' && id !== undefined && id !== null
  if (!isCopy || !collection.upload?.disableLocalStorage) return
  const doc = await originalOf(req, collection, { id, overrideAccess })
  const filename = doc?.filename
  if (!doc || typeof filename !== 'string' || filename !== basename(filename)) return
  if (!isOnSite(req, doc.url)) return
  const stored = await fromStorage(req, collection, { doc, filename })
  if (!stored?.body) return

  const folder = await newFolder(req)
  const upload = { ...collection.upload, disableLocalStorage: false, staticDir: folder }
  const copied: Lent = { collection: collection.slug, folder, upload, svg: null }
  req.context[lent] = copied
  await onRollback(req, () => void removed(req))
  const path = join(folder, filename)
  await pipeline(Readable.fromWeb(stored.body as never), createWriteStream(path, { mode: 0o600 }))
  copied.svg = await measurable(path)
  await skipTakenNames(req, collection, { doc, filename, folder })
  const config = { ...collection, upload }
  Object.assign(args, { collection: { ...copying.collection, config } })
}

/** Payload has read it by now, and what follows is for the storage. */
export const endCopy: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  req,
}) => {
  const copy = operation === 'create' ? await removed(req, collection.slug) : null
  if (!copy?.svg || !req.file) return data
  Object.assign(req.file, { data: copy.svg, size: copy.svg.length })
  return { ...data, filesize: copy.svg.length, width: null, height: null }
}

/** The copy came to nothing. */
export const forgetCopy: AfterErrorHook = async ({ req }) => {
  await removed(req)
}

async function removed(req: PayloadRequest, collection?: string): Promise<Lent | null> {
  const copy = req.context[lent] as Lent | undefined
  if (!copy || (collection !== undefined && copy.collection !== collection)) return null
  delete req.context[lent]
  copy.upload.disableLocalStorage = true
  await rm(copy.folder, { recursive: true, force: true })
  return copy
}

/** As Payload copies it; null: it isn't there for whoever asks, which Payload says. */
async function originalOf(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  { id, overrideAccess }: { id: DefaultDocumentIDType; overrideAccess: boolean },
): Promise<(TypeWithID & Record<string, unknown>) | null> {
  const asked = { collection: slug, id, depth: 0, draft: true, req, trash: true } as const
  const found = await req.payload.findByID({ ...asked, overrideAccess, disableErrors: true })
  // Whoever may read it may copy its file, whichever fields they see.
  return found && req.payload.findByID(asked)
}

/** Else Payload fetches it from the storage's own address. */
const isOnSite = ({ payload }: PayloadRequest, url: unknown): boolean => {
  const { serverURL } = payload.config
  if (typeof url !== 'string') return false
  return url.startsWith('/') || (Boolean(serverURL) && url.startsWith(serverURL))
}

async function newFolder({ payload }: PayloadRequest): Promise<string> {
  const { tempFileDir = tmpdir() } = payload.config.upload
  await mkdir(tempFileDir, { recursive: true })
  return mkdtemp(join(tempFileDir, 'copy-'))
}

/** Payload refuses an SVG without a size of its own: it measures one with a size. */
async function measurable(path: string): Promise<Buffer | null> {
  if (!/\.svg$/i.test(path)) return null
  const bytes = await readFile(path)
  const svg = svgIn(bytes)
  if (!svg || svg.measure) return null
  await writeFile(path, withMeasure(svg.text, { width: 1, height: 1 }))
  return bytes
}
