import type { FieldHook, Payload } from 'payload'
import type { Feature } from '../../kit/feature.ts'
import { holdCopies } from '../../kit/hold-document.ts'
import { partsOf } from '../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { freeNumber, freeText, isSlug } from './free-value.ts'

/**
 * A copy of a document has values of its own where only one document may have them. Payload gives every
 * copy the same, so the second one was refused for a field that nobody sees.
 */
export const freeCopies: Feature = {
  configured({ blocks, config }: Payload) {
    const lists = [...config.collections, ...(config.blocks ?? []), ...Object.values(blocks ?? {})]
    for (const list of lists) {
      const isUpload = 'upload' in list && Boolean(list.upload)
      for (const { part } of partsOf(list.fields)) {
        // Payload finds the file by it, and gives the copy's a free name.
        const isOfFile = isUpload && 'name' in part && part.name === 'filename'
        if (isUnique(part) && !isOfFile) makeFree(part as UniqueField)
      }
    }
  },
}

type UniqueField = PayloadField & {
  maxLength?: number
  hooks?: { beforeDuplicate?: FieldHook[] }
}

/** A copy's id is up to `own-ids`. */
const isUnique = (part: object): boolean =>
  'unique' in part && part.unique === true && 'name' in part && part.name !== 'id'

const made = new WeakSet<FieldHook>()

function makeFree(field: UniqueField): void {
  const own = field.hooks?.beforeDuplicate ?? []
  if (own.some((hook) => made.has(hook))) return
  const hook: FieldHook = async (given) => {
    let answer: unknown
    for (const one of own) answer = await one(given)
    return freeValue(field, given, answer)
  }
  made.add(hook)
  field.hooks = { ...field.hooks, beforeDuplicate: [hook] }
}

/** null: nobody can make one up, and Payload would keep the original's. */
async function freeValue(
  field: UniqueField,
  { collection, path, req, value }: Parameters<FieldHook>[0],
  answer: unknown,
): Promise<unknown> {
  if (!collection) return answer
  const place = {
    collection: collection.slug,
    path: path.filter((segment) => !/^\d+$/.test(String(segment))).join('.'),
  }
  const isSought =
    typeof value === 'number' || (typeof answer === 'string' && typeof value === 'string')
  // Of two copies at the same moment the second sees what the first was given.
  if (isSought) await holdCopies(req, place.collection)
  if (typeof value === 'number' && field.type === 'number') return freeNumber(req, place, value)
  if (typeof answer !== 'string' || typeof value !== 'string') return answer ?? null
  const isGiven = answer.startsWith(`${value} - `)
  const wanted = isGiven && isSlug(field, value) ? `${value}-copy` : answer
  return freeText(req, place, wanted, field.maxLength)
}
