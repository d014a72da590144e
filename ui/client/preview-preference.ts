import type { QueryClient } from '@tanstack/react-query'
import { isRecord } from '#contracts/is-record'
import type { Http } from './http.ts'
import { keepPreference, preferencesKey, readPreference } from './preferences.ts'

/** How somebody likes to see the pages of documents. */
export interface PreviewPreference {
  /** By slug: beside the form, or not; what is not named is as the config says. */
  open: Readonly<Record<string, boolean>>
  /** How much of the width the form has; between 0 and 1. */
  share: number
}

export const usualPreview: PreviewPreference = { open: {}, share: 0.45 }

const key = 'live-preview'

export const previewPreference = (http: Http) => ({
  queryKey: [preferencesKey, key],
  queryFn: async (): Promise<PreviewPreference> => preferenceIn(await readPreference(http, key)),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Another version may have kept anything. */
function preferenceIn(kept: unknown): PreviewPreference {
  const { open, share } = isRecord(kept) ? kept : {}
  return {
    open: isRecord(open)
      ? Object.fromEntries(
          Object.entries(open).filter(
            (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
          ),
        )
      : usualPreview.open,
    share: typeof share === 'number' && share > 0 && share < 1 ? share : usualPreview.share,
  }
}

/** How wide the form is while somebody moves its edge: kept when they let go. */
export const movePreviewEdge = (queries: QueryClient, share: number): void =>
  void queries.setQueryData<PreviewPreference>([preferencesKey, key], (before = usualPreview) => ({
    ...before,
    share,
  }))

/** Shown on this page; what somebody prefers otherwise stays as it is. */
export async function showPreview(http: Http, queries: QueryClient, place: string): Promise<void> {
  const before = await queries.ensureQueryData(previewPreference(http)).catch(() => usualPreview)
  const after = { ...before, open: { ...before.open, [place]: true } }
  queries.setQueryData([preferencesKey, key], after)
}

/** Known to the page at once, over what was kept before; that it could not be kept is no harm. */
export async function changePreviewPreference(
  http: Http,
  queries: QueryClient,
  change: (before: PreviewPreference) => Partial<PreviewPreference>,
): Promise<void> {
  const before = await queries.ensureQueryData(previewPreference(http)).catch(() => usualPreview)
  const after = { ...before, ...change(before) }
  queries.setQueryData([preferencesKey, key], after)
  await keepPreference(http, key, after).catch(() => {})
}
