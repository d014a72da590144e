import type { Endpoint, PayloadRequest } from 'payload'
import type { DocumentData } from '#contracts/documents'
import type { TemplateValues } from '#contracts/templates'
import { templatesPath } from '#contracts/templates'
import { valuesOfTemplate } from '../../features/templates/kept-templates.ts'
import { answer } from '../../kit/answer.ts'
import { chosenValues } from '../../kit/payload-fields/chosen-values.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { askedTemplate } from './asked-templates.ts'

/** What a new document begins with, as far as whoever asks may read and write its fields. */
export const readValues: Endpoint = {
  path: `${templatesPath}/:template`,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { collection, template } = await askedTemplate(req)
    const kept = await valuesOfTemplate(req, template.id)
    // One that was made before the site had languages has its values in none.
    const doc = kept[localeOf(req)] ?? kept[''] ?? {}
    let leftOut = 0
    const values = await chosenValues(collection.fields, doc, {
      named: req.payload.blocks,
      isChosen: (part, siblings) => mayBegin(req, part, { doc, siblings }),
      onLeftOut: () => {
        leftOut += 1
      },
    })
    const body: TemplateValues = { name: template.name, values: values as DocumentData, leftOut }
    return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
  }),
}

function localeOf({ locale, payload }: PayloadRequest): string {
  const { localization } = payload.config
  if (!localization) return ''
  return locale && locale !== 'all' ? locale : localization.defaultLocale
}

interface Around {
  doc: DocumentData
  siblings: Readonly<Record<string, unknown>>
}

/** Whether this user may read the field, and write it in a new document. */
async function mayBegin(
  req: PayloadRequest,
  { access }: PayloadField,
  { doc, siblings }: Around,
): Promise<boolean> {
  for (const rule of [access?.read, access?.create]) {
    const given = { req, doc, data: doc, siblingData: { ...siblings } }
    if (rule && !(await rule(given))) return false
  }
  return true
}
