import type { ClientView } from '#contracts/site-components'
import { useAddresses } from '../../kit/addresses.ts'
import { useConfig } from '../../kit/config.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { SiteComponent } from '../../site-components/SiteComponent.tsx'
import css from './SiteViewRoute.module.css'

/** A screen of the site's own. */
export function SiteViewRoute({ view }: { view: ClientView }) {
  const text = useText()
  const { dashboard } = useAddresses()
  const own = <LinkButton href={dashboard}>{text('notFound.back')}</LinkButton>
  return (
    <div className={css.root} data-view={view.name}>
      <Named name={view.name} />
      <SiteComponent
        component={view.component}
        place={{ own }}
        with={{}}
        tells="sentence"
        waiting={<Skeleton label={text('app.loading')} />}
      />
    </div>
  )
}

/** What the page is called until the screen says so itself: stands before it, so that its word is the last. */
function Named({ name }: { name: string }) {
  const { siteName } = useConfig()
  useCrumbs([{ label: name }])
  useTitle(name, siteName)
  return null
}
