import type { Endpoint } from 'payload'
import { z } from 'zod'
import type { Json } from '#contracts/documents'
import { isSomething } from '#contracts/fields'
import { isSameJson } from '#contracts/same-json'
import { placeKey } from '#contracts/translated-leaves'
import type { StillFits } from '#contracts/translations'
import { translatedRowsPath, translationsPath } from '#contracts/translations'
import { Problem } from '#problems'
import { keepMadeFroms } from '../../features/translation/made-from.ts'
import { answer } from '../../kit/answer.ts'
import {
  askedDocumentShape,
  isOneDocument,
  mustBeAllowedToUpdate,
  readAskedDocument,
} from '../../kit/asked-document.ts'
import { inTransaction } from '../../kit/in-transaction.ts'
import { jsonOf } from '../../kit/json-of.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { presentTranslation, presentTranslations, translatedDocument } from './asked-translation.ts'
import { readRows } from './translated-rows.ts'

/** How far a document is translated into each language, or into one with what is out of date. */
const readTranslations: Endpoint = {
  path: translationsPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const translated = await translatedDocument(req, readAskedDocument(req))
    const { locale } = req.query
    if (locale === undefined) return unkept(presentTranslations(translated))
    if (typeof locale !== 'string' || !translated.targets.includes(locale)) throw invalid('query')
    return unkept(presentTranslation(translated, locale))
  }),
}

/** A translation that is out of date is said to fit what the source says now. */
const keepStillFits: Endpoint = {
  path: translationsPath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { data, success } = stillFits.safeParse(await jsonOf(req))
    if (!success) throw invalid('body')
    const { locale, place, source, ...asked } = data
    return inTransaction(req, async () => {
      const translated = await translatedDocument(req, asked)
      if (!translated.targets.includes(locale)) throw invalid('body')
      await mustBeAllowedToUpdate(req, translated.document)
      const key = placeKey(place)
      const leaf = translated.leaves(locale).find((one) => placeKey(one.place) === key)
      if (!leaf) throw invalid('body')
      const known = translated.madeFroms(locale)
      if (!isSomething(leaf.target) || !isSameJson(leaf.source, source)) {
        return unkept(presentTranslation(translated, locale))
      }
      const made = known.with(leaf.place, leaf.target, leaf.source)
      await keepMadeFroms(req, translated.document, locale, made)
      return unkept(presentTranslation({ ...translated, madeFroms: () => made }, locale))
    })
  }),
}

/** How far the documents of a list are translated into one language. */
const readTranslatedRows: Endpoint = {
  path: translatedRowsPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    return unkept(await readRows(req))
  }),
}

export const translationEndpoints = [readTranslations, keepStillFits, readTranslatedRows]

const stillFits = z
  .object({
    ...askedDocumentShape,
    locale: z.string(),
    place: z.array(z.string().max(200)).min(1).max(100),
    source: z.json() as z.ZodType<Json>,
  })
  .refine(isOneDocument) satisfies z.ZodType<StillFits>

const unkept = (body: unknown): Response =>
  Response.json(body, { headers: { 'cache-control': 'private, no-store' } })

const invalid = (part: string) => new Problem('request.invalid', { details: { part } })
