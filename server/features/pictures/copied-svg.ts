import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type {
  AfterErrorHook,
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  FieldHook,
  Payload,
} from 'payload'
import { svgIn, withMeasure } from './svg-measure.ts'

/** In the request's context: the file of a copy, and what Payload measures in its place. */
const copied = 'stateroomCopiedSvg'

interface Copied {
  collection: string
  bytes: Buffer
  /** Of what Payload measures. */
  folder: string
}

const prefix = '.copied-'
/** Longer than any copy takes. */
const longestMs = 600_000

/**
 * Payload reads the file of a document that is copied by the document's file name, and refuses an SVG
 * without a size of its own. It is led to one with a size; the copy gets the file as it is.
 */
export function lendToCopies({ config }: Payload): void {
  for (const { fields, upload } of config.collections) {
    const field = fields.find((one) => 'name' in one && one.name === 'filename')
    if (!upload || upload.disableLocalStorage || !field) continue
    const { hooks } = field as { hooks?: { beforeDuplicate?: FieldHook[] } }
    const own = hooks?.beforeDuplicate ?? []
    if (!own.includes(lend))
      Object.assign(field, { hooks: { ...hooks, beforeDuplicate: [...own, lend] } })
  }
}

const lend: FieldHook = async ({ collection, context, value }) => {
  const { staticDir } = collection?.upload ?? {}
  if (!collection || !staticDir || typeof value !== 'string' || !/\.svg$/i.test(value)) return
  const bytes = await readFile(join(staticDir, value)).catch(() => null)
  const svg = bytes && svgIn(bytes)
  if (!svg || svg.measure) return
  await sweepCopies(staticDir)
  const folder = `${prefix}${randomUUID()}`
  const lent = withMeasure(svg.text, { width: 1, height: 1 })
  await mkdir(join(staticDir, folder), { mode: 0o700 })
  await writeFile(join(staticDir, folder, basename(value)), lent, { mode: 0o600 })
  context[copied] = {
    ...{ collection: collection.slug, bytes, folder: join(staticDir, folder) },
  } satisfies Copied
  return `${folder}/${basename(value)}`
}

/** Removes what is left of copies that nobody heard the end of: a server was killed, or the site's code copied. */
export async function sweepCopies(staticDir: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(staticDir).catch(() => [])) {
    if (!name.startsWith(prefix)) continue
    const path = join(staticDir, name)
    const made = await stat(path).catch(() => null)
    if (made && made.mtimeMs < now - longestMs) await rm(path, { recursive: true, force: true })
  }
}

export function sweepAllCopies({ config, logger }: Payload): void {
  for (const { upload } of config.collections) {
    if (!upload?.staticDir || upload.disableLocalStorage) continue
    sweepCopies(upload.staticDir).catch((err) => {
      logger.warn({ err, msg: 'Couldn’t remove what is left of copies.' })
    })
  }
}

/** The copy came to nothing. */
export const forgetCopied: AfterErrorHook = async ({ req }) => {
  const copy = req.context[copied] as Copied | undefined
  if (copy) await rm(copy.folder, { recursive: true, force: true })
}

/** Payload has read it by now. */
export const measureCopied: CollectionBeforeValidateHook = async ({
  collection,
  context,
  data,
  operation,
}) => {
  const copy = context[copied] as Copied | undefined
  if (copy?.collection !== collection.slug || operation !== 'create') return data
  await rm(copy.folder, { recursive: true, force: true })
  return { ...data, filesize: copy.bytes.length, width: null, height: null }
}

/** In place of what Payload has stored. */
export const storeCopied: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  operation,
}) => {
  const copy = context[copied] as Copied | undefined
  if (copy?.collection !== collection.slug || operation !== 'create') return doc
  delete context[copied]
  await writeFile(
    join(collection.upload.staticDir ?? '', basename(String(doc.filename))),
    copy.bytes,
  )
  return doc
}
