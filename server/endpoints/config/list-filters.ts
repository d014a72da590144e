import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { PlainWhere } from '#contracts/fields'
import type { ReportConfigError } from './config-errors.ts'

/** Which documents each list shows, where the config decides it for each request (`admin.baseFilter`). */
export async function listFiltersOf(
  req: PayloadRequest,
  visible: ReadonlySet<string>,
  report: ReportConfigError,
): Promise<Record<string, PlainWhere>> {
  const filters: Record<string, PlainWhere> = {}
  for (const collection of req.payload.config.collections) {
    if (!visible.has(collection.slug)) continue
    const filter = await filterOf(collection, req, report)
    if (filter) filters[collection.slug] = filter
  }
  return filters
}

async function filterOf(
  { admin, defaultSort, slug }: SanitizedCollectionConfig,
  req: PayloadRequest,
  report: ReportConfigError,
): Promise<PlainWhere | null> {
  const decide = admin.baseFilter ?? admin.baseListFilter
  const limit = admin.pagination?.defaultLimit ?? 10
  const sort = Array.isArray(defaultSort) ? defaultSort.join() : (defaultSort ?? '')
  try {
    return ((await decide?.({ limit, page: 1, req, sort })) ?? null) as PlainWhere | null
  } catch (thrown) {
    report(`collections.${slug}.admin.baseFilter`, thrown)
    return null
  }
}
