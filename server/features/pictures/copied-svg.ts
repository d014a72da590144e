import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type {
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
  const folder = `.copied-${randomUUID()}`
  const lent = withMeasure(svg.text, { width: 1, height: 1 })
  await mkdir(join(staticDir, folder), { mode: 0o700 })
  await writeFile(join(staticDir, folder, basename(value)), lent, { mode: 0o600 })
  context[copied] = {
    ...{ collection: collection.slug, bytes, folder: join(staticDir, folder) },
  } satisfies Copied
  return `${folder}/${basename(value)}`
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
