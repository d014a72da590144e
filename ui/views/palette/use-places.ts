import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import { entityGroups } from '../../kit/entity-groups.ts'
import { useGo } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import type { Entry, Section } from './entry.ts'

/** Where one can go, and what can be made there. */
export function usePlaces(): readonly Section[] {
  const text = useText()
  const config = useConfig()
  const addresses = useAddresses()
  const { dashboard, account } = addresses
  const carried = useCarriedLocale()
  const go = useGo()
  // What is outside of the panel isn't among its places.
  const groups = entityGroups({ ...config, payloadViews: [] }, addresses, text)
  const place = (id: string, label: string, href: string, detail?: string): Entry => ({
    id,
    label,
    detail,
    run: () => go(carried(href)),
  })
  return [
    {
      id: 'places',
      label: text('palette.goTo'),
      entries: [
        place('dashboard', text('dashboard.title'), dashboard),
        ...groups.flatMap(({ label: group, entities }) =>
          entities.map(({ id, label, href }) => place(id, label, href, group)),
        ),
        place('account', text('shell.account'), account),
      ],
    },
    {
      id: 'create',
      label: text('palette.create'),
      entries: groups.flatMap(({ entities }) =>
        entities.flatMap(({ slug, create }) =>
          create
            ? [place(`create-${slug}`, text('list.newOf', { label: create.label }), create.href)]
            : [],
        ),
      ),
    },
  ]
}
