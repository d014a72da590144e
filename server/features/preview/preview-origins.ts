import type { SanitizedConfig } from 'payload'

/** Where the site's pages come from: origins that the config lists, and those of URLs written as text. */
export function previewOrigins(
  { admin, collections, globals }: SanitizedConfig,
  listed: readonly string[],
): readonly string[] {
  const urls = [admin, ...[...collections, ...globals].map((entity) => entity.admin)].map(
    ({ livePreview }) => livePreview?.url,
  )
  return [...new Set([...listed.map((origin) => originOf(origin)), ...urls.map(originOf)])].filter(
    (origin) => origin !== null,
  )
}

/** null: a function, a path of the panel's own host, or a host that differs by document. */
function originOf(url: unknown): string | null {
  if (typeof url !== 'string') return null
  const [, start] = /^(https?:\/\/[^/?#{}\s;,]+)(?=[/?#]|$)/i.exec(url) ?? []
  return start !== undefined && URL.canParse(start) ? new URL(start).origin : null
}
