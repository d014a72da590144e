import type { FieldComponents } from '#contracts/site-components'
import type { FindComponent } from '../../../components/find-component.ts'

const places = ['Field', 'Cell', 'Label', 'RowLabel'] as const

/** What a field has of the site's own; nothing where it has all from the panel. */
export function componentsOf(
  { admin }: { admin?: object },
  find: FindComponent,
): { components?: FieldComponents } {
  const { components: written = {} } = (admin ?? {}) as { components?: Record<string, unknown> }
  const components: FieldComponents = {}
  for (const place of places) {
    const component = find(written[place])
    if (component) components[place] = component
  }
  return Object.keys(components).length > 0 ? { components } : {}
}
