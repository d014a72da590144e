import type { ReactNode } from 'react'
import type { SiteComponent as Named, SlotName, TenantChoice } from '#contracts/site-components'
import { later } from '../kit/later.tsx'
import { SiteComponent } from './SiteComponent.tsx'

interface Props {
  name: SlotName
  components: readonly (Named | TenantChoice)[]
  own: ReactNode
}

const TenantSelect = later(async () => (await import('./tenants/TenantSelect.tsx')).TenantSelect)

/** The components of one place, each for itself: where one breaks, the others stand. */
export const SlotComponents = ({ components, name, own }: Props): ReactNode =>
  name === 'providers' ? (
    <Around components={components.filter(isOfSite)} own={own} />
  ) : (
    components.map((component) =>
      isOfSite(component) ? (
        <SiteComponent
          key={component.name}
          component={component}
          place={{ own }}
          with={{}}
          tells={withRoom.includes(name) ? 'sentence' : 'sign'}
          waiting={null}
        />
      ) : (
        <TenantSelect key={component.name} {...component.tenants} />
      ),
    )
  )

const isOfSite = (component: Named | TenantChoice): component is Named => !('tenants' in component)

/** Elsewhere there is no room for a sentence. */
const withRoom: readonly SlotName[] = ['beforeDashboard', 'afterDashboard']

/** Each around the next, the first around all. One that breaks leaves out only itself. */
interface AroundProps {
  components: readonly Named[]
  own: ReactNode
}

function Around({ components: [first, ...others], own }: AroundProps): ReactNode {
  if (!first) return own
  const inside = <Around components={others} own={own} />
  return (
    <SiteComponent
      component={first}
      place={{ own: inside }}
      with={{ children: inside }}
      tells="sign"
      waiting={null}
    />
  )
}
