import type { PayloadRequest, RequestContext } from 'payload'
import type { PreflightRules } from '#config-schema/config'
import type { PreflightFinding } from '#contracts/preflight'
import { isDryRun } from '../dry-run/dry-run.ts'
import { check } from './check.ts'
import type { Publication } from './publication.ts'

/** The context of a dry run that is to find out what the checks warn of. */
export const collectingWarnings = (): RequestContext => ({ [key]: [] })

export const warningsIn = (context: RequestContext): readonly PreflightFinding[] =>
  listIn(context) ?? []

/** Whoever asks what would become of a publication hears of warnings, too. */
export async function noteWarnings(publication: Publication, rules: PreflightRules): Promise<void> {
  const { entity, id, req } = publication
  const list = listIn(req.context)
  if (!list || !isDryRun(req, ...documentIn(entity, id))) return
  // Many documents may be asked about at once, and other sites may keep each of them waiting.
  const without: PreflightRules = { ...rules, externalLinks: 'off' }
  const { findings } = await check({ ...publication, asUser: true }, without, ['warn'])
  list.push(...findings)
}

const key = 'stateroomWarnings'

const listIn = (context: PayloadRequest['context']): PreflightFinding[] | null =>
  Array.isArray(context[key]) ? context[key] : null

const documentIn = (
  entity: Publication['entity'],
  id: Publication['id'],
): [collection: string, id: unknown] =>
  'auth' in entity ? [entity.slug, id] : ['globals', entity.slug]
