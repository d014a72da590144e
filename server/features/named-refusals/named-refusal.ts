import type { PayloadRequest, ValidationError } from 'payload'
import { whyUnseen } from './field-at.ts'
import type { Refused } from './other-language.ts'
import { inItsLanguage } from './other-language.ts'
import type { RefusedSave } from './refused-save.ts'
import { refusalText } from './texts.ts'
import { placeOfDouble } from './unique-place.ts'

/** The fields of a refusal at their places; `message`: in words, where a page of this person has none of them. */
export async function namedRefusal(
  req: PayloadRequest,
  { data }: ValidationError,
  { isCopy = false, ...save }: RefusedSave,
): Promise<{ fields: readonly Refused[]; message: string | null }> {
  const { fields } = save.entity
  const placed: Refused[] = []
  for (const told of data.errors) {
    const one = inItsLanguage(req, fields, told)
    placed.push({ ...one, ...(await placeOfDouble(req, save, one)) })
  }
  const reasons: string[] = []
  for (const { label, message, path } of placed) {
    const why = await whyUnseen(req, fields, path, req.payload.blocks)
    if (!why && isCopy && isFile(path, fields)) reasons.push(message)
    else if (why || isCopy) {
      const field = typeof label === 'string' && label !== '' ? label : path
      reasons.push(refusalText(req, why ?? 'copy', { field, reason: message }))
    }
  }
  const isTold = reasons.length === placed.length && reasons.length > 0
  return { fields: placed, message: isTold ? reasons.join(' ') : null }
}

/** The file of an upload, which no field is: nobody could fill it in. */
const isFile = (path: string, fields: RefusedSave['entity']['fields']): boolean =>
  path === 'file' && !fields.some((field) => 'name' in field && field.name === path)
