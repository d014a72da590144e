import type { PayloadRequest } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { Slots, TenantChoice } from '#contracts/site-components'
import { textsAbout } from '../../kit/texts.ts'

const plugin = '@payloadcms/plugin-multi-tenant/rsc#'

const text = textsAbout('tenants')

/** The places around the screens, with the choice of a tenant where Payload's plugin puts its own. */
export function withTenants(req: PayloadRequest, slots: Slots = {}): { slots?: Slots } {
  const choice = tenantChoiceOf(req)
  const all = choice
    ? { ...slots, beforeNavLinks: [choice, ...(slots.beforeNavLinks ?? [])] }
    : slots
  return Object.keys(all).length > 0 ? { slots: all } : {}
}

function tenantChoiceOf(req: PayloadRequest): TenantChoice | null {
  const { components } = req.payload.config.admin
  const selector = propsOf(components.beforeNav, 'TenantSelector')
  const slug = propsOf(components.providers, 'TenantSelectionProvider')?.tenantsCollectionSlug
  if (!selector || typeof slug !== 'string') return null
  return {
    name: 'tenants',
    tenants: { slug, label: labelOf(req, selector.label), all: text(req, 'all') },
  }
}

/** What the config gives a component of the plugin; null: it names none. */
function propsOf(written: unknown, name: string): Readonly<Record<string, unknown>> | null {
  const components: readonly unknown[] = Array.isArray(written) ? written : []
  const found = components.find((one) => isRecord(one) && one.path === plugin + name)
  if (!isRecord(found)) return null
  return isRecord(found.clientProps) ? found.clientProps : {}
}

/** The plugin takes a text, or one for each language. */
function labelOf(req: PayloadRequest, label: unknown): string {
  const written = isRecord(label) ? (label[req.i18n.language] ?? label.en) : label
  return typeof written === 'string' ? written : text(req, 'label')
}
