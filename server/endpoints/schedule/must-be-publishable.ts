import type { PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import type { PreflightFinding } from '#contracts/preflight'
import { Problem } from '#problems'
import { DryRunEnded, dryRunOf, dryRunOfGlobal } from '../../features/dry-run/dry-run.ts'
import { collectingWarnings, warningsIn } from '../../features/preflight/warnings.ts'
import type { Document } from '../../kit/document.ts'

/**
 * Refuses to plan what could not be published now: nobody may be there to read why when it is due.
 * Answers what is only warned of.
 * Asked as the plan will be carried out, without the request that plans it; only the language is its.
 */
export async function mustBePublishable(
  { i18n, payload, user }: PayloadRequest,
  document: Document,
  locale: string | undefined,
): Promise<readonly PreflightFinding[]> {
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
    if (thrown instanceof ValidationError) throw invalid(thrown)
    if (!(thrown instanceof DryRunEnded)) throw thrown
  }
  return warningsIn(found)
}

function invalid({ data: { errors } }: ValidationError): Problem {
  const fields = errors.map(({ label, path }) => (typeof label === 'string' ? label : path))
  return new Problem('schedule.invalid', { details: { fields: fields.join(', ') } })
}
