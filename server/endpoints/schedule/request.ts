import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { PlanRequest } from '#contracts/schedule'
import { Problem } from '#problems'
import { askedDocumentShape, isOneDocument } from '../../kit/asked-document.ts'
import { jsonOf } from '../../kit/json-of.ts'

const planSchema = z
  .object({
    ...askedDocumentShape,
    action: z.enum(['publish', 'unpublish']),
    at: z.iso.datetime({ offset: true }),
    timezone: z.string().exactOptional(),
    locale: z.string().exactOptional(),
  })
  .refine(isOneDocument)
  // Payload hides a document in all languages at once.
  .refine(
    ({ action, locale }) => action === 'publish' || locale === undefined,
  ) satisfies z.ZodType<PlanRequest>

/** What is to be planned, or a refusal of what cannot be. */
export async function readPlan(req: PayloadRequest): Promise<PlanRequest> {
  const { data, success } = planSchema.safeParse(await jsonOf(req))
  if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
  const { at, locale, timezone } = data
  if (Date.parse(at) <= Date.now()) throw new Problem('schedule.past')
  if (timezone !== undefined && !isTimezone(timezone)) {
    throw new Problem('schedule.unknownZone', { details: { timezone } })
  }
  if (locale !== undefined && !isLocale(req, locale)) {
    throw new Problem('request.invalid', { details: { part: 'body' } })
  }
  return data
}

function isTimezone(timezone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }) !== null
  } catch {
    return false
  }
}

const isLocale = ({ payload }: PayloadRequest, locale: string): boolean => {
  const { localization } = payload.config
  return localization !== false && localization.localeCodes.includes(locale)
}
