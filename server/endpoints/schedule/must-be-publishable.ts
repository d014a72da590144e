import type { PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import type { PreflightFinding } from '#contracts/preflight'
import { Problem } from '#problems'
import { DryRunEnded, dryRunOf, dryRunOfGlobal } from '../../features/dry-run/dry-run.ts'
import { partsAt } from '../../features/named-refusals/field-at.ts'
import { inItsLanguage, localeLabel } from '../../features/named-refusals/other-language.ts'
import { collectingWarnings, warningsIn } from '../../features/preflight/warnings.ts'
import type { Document } from '../../kit/document.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'

/**
 * Refuses to plan what could not be published now: nobody may be there to read why when it is due.
 * Answers what is only warned of.
 * Asked as the plan will be carried out, without the request that plans it; only the language is its.
 */
export async function mustBePublishable(
  req: PayloadRequest,
  document: Document,
  locale: string | undefined,
): Promise<readonly PreflightFinding[]> {
  const { i18n, payload, user } = req
  const found = collectingWarnings()
  const publication = {
    data: { _status: 'published' as const },
    depth: 0,
    overrideAccess: false,
    user,
    req: { i18n },
    ...(locale !== undefined && { publishSpecificLocale: locale }),
  }
  try {
    if ('global' in document) {
      const { slug } = document.global
      await payload.updateGlobal({
        ...publication,
        slug,
        context: { ...dryRunOfGlobal(slug), ...found },
      })
    } else {
      const { collection, id } = document
      const context = { ...dryRunOf(collection.slug, id), ...found }
      await payload.update({ ...publication, collection: collection.slug, id, context })
    }
  } catch (thrown) {
    if (thrown instanceof ValidationError) throw invalid(req, document, { refusal: thrown, locale })
    if (!(thrown instanceof DryRunEnded)) throw thrown
  }
  return warningsIn(found)
}

interface Refusal {
  refusal: ValidationError
  /** undefined: all, of which Payload validates the default one. */
  locale: string | undefined
}

/** With the language of each, which may be none that whoever plans it has before them. */
function invalid(req: PayloadRequest, document: Document, { locale, refusal }: Refusal): Problem {
  const { localization } = req.payload.config
  const entity = 'global' in document ? document.global : document.collection
  const own = locale ?? (localization ? localization.defaultLocale : undefined)
  let first: { locale: string; path: string } | undefined
  const fields = refusal.data.errors.map((one) => {
    const { label, path, ...told } = inItsLanguage(req, fieldsOf(entity), one)
    const name = typeof label === 'string' ? label : path
    const its = told.locale ?? (isLocalized(req, path, entity) ? own : undefined)
    if (its === undefined) return name
    first ??= { locale: its, path }
    return `${name} (${localeLabel(req, its)})`
  })
  return new Problem('schedule.invalid', { details: { fields: fields.join(', '), ...first } })
}

const fieldsOf = ({ fields }: { fields: readonly object[] }) => fields as readonly PayloadField[]

const isLocalized = (
  { payload }: PayloadRequest,
  path: string,
  entity: { fields: readonly object[] },
): boolean =>
  partsAt(fieldsOf(entity), path.split('.'), payload.blocks).some(({ localized }) => localized)
