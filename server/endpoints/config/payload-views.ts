import type { SanitizedConfig } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { PayloadView } from '#contracts/site-components'
import type { FindComponent } from '../../components/find-component.ts'

/** Those that stand in the place of a screen which this panel has itself. */
const replacements = ['account', 'dashboard']

/** The project's screens that only Payload's own admin can show, which stands beside this panel. */
export function payloadViewsOf(
  { admin, routes }: SanitizedConfig,
  find: FindComponent,
): { payloadViews?: readonly PayloadView[] } {
  if (admin.disable) return {}
  const base = `${process.env.NEXT_BASE_PATH ?? ''}${routes.admin}`.replace(/\/$/, '')
  const views = Object.entries(admin.components.views ?? {}).flatMap(([name, view]) => {
    const { Component, meta, path }: Record<string, unknown> = isRecord(view) ? view : {}
    // An address with a parameter leads nowhere by itself.
    const isScreen = typeof path === 'string' && !/[:*(]/.test(path) && !replacements.includes(name)
    if (!Component || !isScreen || find(Component)) return []
    const title = isRecord(meta) && typeof meta.title === 'string' ? meta.title : inWords(name)
    return [{ name, label: title, href: `${base}/${path.replace(/^\//, '')}` }]
  })
  return views.length > 0 ? { payloadViews: views } : {}
}

/** `salesReport` → 'Sales report'. */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
