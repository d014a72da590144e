import type { ClientView } from '#config-schema'
import { isRecord } from '#config-schema'
import type { FindComponent } from '../../components/site-components.ts'

/** The screens that the site adds in one place; nothing where it adds none. */
export function viewsOf(written: unknown, find: FindComponent): { views?: readonly ClientView[] } {
  if (!isRecord(written)) return {}
  const views = Object.entries(written).flatMap(([name, view]) => viewOf(name, view, find))
  return views.length > 0 ? { views } : {}
}

function viewOf(name: string, written: unknown, find: FindComponent): ClientView[] {
  const { Component, path } = isRecord(written) ? written : {}
  const component = find(Component)
  return component ? [{ name, path: typeof path === 'string' ? path : null, component }] : []
}
