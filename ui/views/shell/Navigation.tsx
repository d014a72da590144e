import { useSelector } from '@xstate/react'
import { isGroupOpen } from '#machines/navigation'
import { useAddresses } from '../../kit/addresses.ts'
import { useConfig } from '../../kit/config.ts'
import type { Entity } from '../../kit/entity-groups.ts'
import { entityGroups } from '../../kit/entity-groups.ts'
import { usePanel } from '../../kit/panel.ts'
import { usePath } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { ChevronDownIcon } from '../../parts/icons.ts'
import { Link } from '../../parts/Link.tsx'
import { SiteSlot } from '../../site-components/SiteSlot.tsx'
import css from './Navigation.module.css'

/** Every entity under its group (NAV-5). */
export function Navigation() {
  const text = useText()
  const config = useConfig()
  const addresses = useAddresses()
  const isHome = usePath() === addresses.dashboard
  const { siteName } = config
  const name = <SiteSlot name="Icon">{siteName}</SiteSlot>
  return (
    <nav className={css.root} aria-label={text('shell.navigation')}>
      <p className={css.site}>
        {isHome ? (
          <span aria-current="page">{name}</span>
        ) : (
          <Link href={addresses.dashboard} aria-label={siteName}>
            {name}
          </Link>
        )}
      </p>
      <SiteSlot name="beforeNavLinks" />
      {entityGroups(config, addresses, text).map(({ label, entities }) => (
        <Group key={label} label={label} entities={entities} />
      ))}
      <SiteSlot name="afterNavLinks" />
    </nav>
  )
}

function Group({ label, entities }: { label: string; entities: readonly Entity[] }) {
  const { navigation } = usePanel()
  const isOpen = useSelector(navigation, ({ context }) => isGroupOpen(context.preferences, label))
  return (
    <section className={css.group} id={`nav-group-${label}`}>
      <button
        type="button"
        className={css.label}
        aria-expanded={isOpen}
        onClick={() => navigation.send({ type: 'user.toggleGroup', group: label })}
      >
        {label}
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <ul className={css.entries}>
          {entities.map((entity) => (
            <Entry key={entity.href} entity={entity} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Where one is, is no link: there is nowhere to go. On a screen below it, it leads back up. */
function Entry({ entity: { id, href, label } }: { entity: Entity }) {
  const path = usePath()
  if (path === href) {
    return (
      <li>
        <span id={id} className={css.entry} aria-current="page">
          {label}
        </span>
      </li>
    )
  }
  return (
    <li>
      <Link
        id={id}
        className={css.entry}
        href={href}
        aria-current={path.startsWith(`${href}/`) ? 'true' : undefined}
      >
        {label}
      </Link>
    </li>
  )
}
