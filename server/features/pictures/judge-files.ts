import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  AfterErrorHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { ValidationError } from 'payload'
import { ownHook } from '../../kit/own-hooks.ts'
import type { UploadText } from '../uploads/texts.ts'
import { uploadText } from '../uploads/texts.ts'
import { forgetCopied, measureCopied, storeCopied } from './copied-svg.ts'
import { endsEarly } from './ends-early.ts'
import { wholeFile, withBytes } from './file-bytes.ts'
import type { Measure } from './svg-measure.ts'
import { svgIn, withMeasure } from './svg-measure.ts'

/**
 * A file is judged before Payload reads it, however it came: one that is empty or whose end is missing
 * is refused with the reason, and an SVG without a size of its own, which Payload can't take, is taken.
 */
export const judgeFiles = (collection: CollectionConfig): CollectionConfig =>
  collection.upload
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          beforeOperation: [...(collection.hooks?.beforeOperation ?? []), ownHook(judge)],
          beforeValidate: [
            ownHook(giveBack),
            ownHook(measureCopied),
            ...(collection.hooks?.beforeValidate ?? []),
          ],
          afterChange: [ownHook(storeCopied), ...(collection.hooks?.afterChange ?? [])],
          afterOperation: [...(collection.hooks?.afterOperation ?? []), ownHook(clean)],
          afterError: [...(collection.hooks?.afterError ?? []), forgetCopied, forgetLent],
        },
      }
    : collection

type File = NonNullable<PayloadRequest['file']>

const judge: CollectionBeforeOperationHook = async ({ collection, operation, req }) => {
  const { file } = req
  if (!file || !['create', 'update', 'updateByID'].includes(operation)) return
  const refuse = (text: UploadText) => {
    const message = uploadText(req, text, { name: file.name })
    const errors = [{ path: 'file', message }]
    return new ValidationError({ collection: collection.slug, errors, req }, req.t)
  }
  if (file.size === 0) throw refuse('isEmpty')
  if (await withBytes(file, endsEarly)) throw refuse('endsEarly')
  const start = await withBytes(file, (bytes) => bytes.read(0, 4))
  if (!start || !mayBeXml(start)) return
  const bytes = await wholeFile(file)
  const svg = svgIn(bytes)
  if (svg?.endsEarly) throw refuse('endsEarly')
  if (!svg || isMeasuredByPayload(bytes, svg.measure)) return
  req.context[lent] = await lend(req, file, bytes, withMeasure(svg.text, svg.measure ?? any), {
    collection: collection.slug,
    measure: svg.measure,
  })
}

/** An angle bracket, white space, or what tells of the encoding. */
const mayBeXml = ([first, second]: Buffer): boolean =>
  first !== undefined &&
  (' \n\r\t<\xef'.includes(String.fromCharCode(first)) ||
    (first >= 0xfe && second !== undefined && second >= 0xfe) ||
    (first === 0 && second === 0x3c))

/** In the request's context: a copy that Payload measures in place of the file. */
const lent = 'stateroomMeasuredSvg'
const any: Measure = { width: 1, height: 1 }

interface Lent {
  file: File
  path: string
  bytes: Buffer
  collection: string
  measure: Measure | null
  isBack: boolean
  /** Nobody else knows of the copy. */
  isOwn: boolean
}

/** Payload probes the first tag by this name in the beginning of the file, and takes any `…-width` in it. */
function isMeasuredByPayload(bytes: Buffer, measure: Measure | null): boolean {
  const [tag = ''] =
    /^(?:<\?xml[^?]*\?>)?\s*<svg\s[^>]*>/.exec(bytes.toString('utf8', 0, 900)) ?? []
  const found = svgIn(Buffer.from(tag))?.measure
  return (
    measure !== null &&
    found?.width === measure.width &&
    found.height === measure.height &&
    !/[\w-](?:width|height)\s*=/i.test(tag)
  )
}

async function lend(
  { payload }: PayloadRequest,
  file: File,
  bytes: Buffer,
  copy: Buffer,
  known: Pick<Lent, 'collection' | 'measure'>,
): Promise<Lent> {
  const { tempFileDir = tmpdir(), useTempFiles } = payload.config.upload
  const isOwn = !file.tempFilePath && !useTempFiles
  const path = file.tempFilePath || join(tempFileDir, `svg-${randomUUID()}`)
  await mkdir(tempFileDir, { recursive: true })
  await writeFile(path, copy, { mode: 0o600 })
  file.tempFilePath = path
  return { ...known, file, path, bytes, isBack: false, isOwn }
}

/** Payload has measured the copy, and stores the file after this. */
const giveBack: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  const copy = req.context[lent] as Lent | undefined
  if (!copy || copy.collection !== collection.slug || data?.filesize !== copy.bytes.length)
    return data
  if (!copy.isBack) await writeFile(copy.path, copy.bytes)
  copy.isBack = true
  const { height = null, width = null } = copy.measure ?? {}
  return { ...data, width, height }
}

const clean: NonNullable<NonNullable<CollectionConfig['hooks']>['afterOperation']>[number] =
  async ({ req, result }) => {
    await dropLent(req)
    return result
  }

const forgetLent: AfterErrorHook = ({ req }) => dropLent(req)

async function dropLent({ context }: PayloadRequest): Promise<void> {
  const copy = context[lent] as Lent | undefined
  if (!copy?.isOwn) return
  await rm(copy.path, { force: true })
  delete copy.file.tempFilePath
}
