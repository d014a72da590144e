import { isRecord } from '#contracts/is-record'
import type { ClientView } from '#contracts/site-components'
import type { FindComponent } from '../../components/find-component.ts'
import type { ReadText } from './texts.ts'

/** The screens that the site adds in one place; nothing where it adds none. */
export function viewsOf(
  written: unknown,
  find: FindComponent,
  readText: ReadText,
): { views?: readonly ClientView[] } {
  if (!isRecord(written)) return {}
  const views = Object.entries(written).flatMap(([name, view]) =>
    viewOf(name, view, find, readText),
  )
  return views.length > 0 ? { views } : {}
}

function viewOf(
  name: string,
  written: unknown,
  find: FindComponent,
  readText: ReadText,
): ClientView[] {
  const { Component, path, tab } = isRecord(written) ? written : {}
  const component = find(Component)
  if (!component) return []
  return [
    {
      name,
      path: typeof path === 'string' ? path : null,
      component,
      ...tabOf(tab, readText.inside(`views.${name}.tab`)),
    },
  ]
}

function tabOf(
  tab: unknown,
  readText: ReadText,
): Pick<ClientView, 'label' | 'newWindow' | 'isActive'> {
  if (!isRecord(tab)) return {}
  const label = readText(tab.label, 'label')
  return {
    ...(label !== null && { label }),
    ...(tab.newTab === true && { newWindow: true as const }),
    ...(tab.isActive === true && { isActive: true as const }),
  }
}
