import { useQuery } from '@tanstack/react-query'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { pathOf } from '#contracts/document-address'
import { isNewDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import type { ClientView } from '#contracts/site-components'
import { countVersions } from '../../client/version-pages.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useFormats } from '../../kit/formats.ts'
import { usePanel } from '../../kit/panel.ts'
import { usePath } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { useVersioned } from '../../kit/versioned.ts'

/** One of a document's screens. */
export interface DocumentTab {
  id: string
  label: string
  /** How many there are behind it; empty until that is known. */
  count?: string | undefined
  href: string
  isActive: boolean
  /** Its address is the current one: there is nowhere to go. */
  isHere: boolean
  opensWindow: boolean
}

/** The screens of a document, the form first; only those that this person may open (NAV-4). */
export function useDocumentTabs(
  entity: ClientCollection | ClientGlobal,
  ref: DocumentRef,
): DocumentTab[] {
  const text = useText()
  const path = usePath()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const count = useVersionCount(entity, ref)
  const base = addresses.ofDocument(ref)
  const own = (entity.views ?? []).filter(hasPath)
  const tab = (id: string, label: string, below: string): DocumentTab => ({
    id,
    label,
    href: carried(addresses.ofDocument(ref, below)),
    isActive: below === '' ? path === base : isBelow(path, base + below),
    isHere: path === base + below,
    opensWindow: false,
  })
  return [
    tab('edit', text('tabs.edit'), ''),
    ...(hasOurVersions(entity)
      ? [{ ...tab('versions', text('tabs.versions'), '/versions'), count }]
      : []),
    ...(!entity.hidesApi && isOurs(entity, '/api') ? [tab('api', text('tabs.api'), '/api')] : []),
    ...own.map((view) => ownTab(view, tab(view.name, view.label ?? view.name, view.path))),
  ]
}

/** The config may say that it is active wherever one is. */
const ownTab = ({ isActive, newWindow }: ClientView, tab: DocumentTab): DocumentTab => ({
  ...tab,
  isActive: isActive === true || tab.isActive,
  opensWindow: newWindow === true,
})

/** The site may have put a screen of its own there. */
const isOurs = ({ views = [] }: ClientCollection | ClientGlobal, below: string): boolean =>
  views.every(({ path }) => path !== below)

/** They are kept, and shown by the panel itself. */
export const hasOurVersions = (entity: ClientCollection | ClientGlobal): boolean =>
  entity.versions === true && isOurs(entity, '/versions')

function useVersionCount(entity: ClientCollection | ClientGlobal, ref: DocumentRef) {
  const { http, queries } = usePanel()
  const { number } = useFormats()
  const of = useVersioned(entity, ref)
  const { data } = useQuery(
    {
      // An address has the id as text, a saved document may have it as a number.
      queryKey: ['versions', entity.slug, pathOf(ref), ref.locale, 'count'],
      queryFn: ({ signal }) => countVersions(http, of, signal),
      enabled: entity.versions === true && !isNewDocument(ref),
      staleTime: 0,
    },
    queries,
  )
  return data === undefined ? '' : number(data)
}

const isBelow = (path: string, base: string): boolean =>
  path === base || path.startsWith(`${base}/`)

const hasPath = (view: ClientView): view is ClientView & { path: string } => view.path !== null
