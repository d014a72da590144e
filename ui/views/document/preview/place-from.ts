import type { PreviewAnswer } from '#contracts/preview'
import type { PreviewPlace } from '#machines/live-preview'

/** Where the page is, as seen from the panel, and from which origins it may answer (LIVE-3). */
export function placeFrom(
  { origins, url }: Pick<PreviewAnswer, 'origins' | 'url'>,
  panel = window.location.href,
): PreviewPlace {
  if (url === null || !URL.canParse(url, panel)) return { url: null, origins: [] }
  const { href, origin } = new URL(url, panel)
  return { url: href, origins: [...new Set([origin, new URL(panel).origin, ...origins])] }
}
