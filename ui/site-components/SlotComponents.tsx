import type { ReactNode } from 'react'
import type { SiteComponent as Named, SlotName } from '#contracts/site-components'
import { SiteComponent } from './SiteComponent.tsx'

interface Props {
  name: SlotName
  components: readonly Named[]
  own: ReactNode
}

/** The components of one place, each for itself: where one breaks, the others stand. */
export const SlotComponents = ({ components, name, own }: Props): ReactNode =>
  name === 'providers' ? (
    <Around components={components} own={own} />
  ) : (
    components.map((component) => (
      <SiteComponent
        key={component.name}
        component={component}
        place={{ own }}
        with={{}}
        tells={withRoom.includes(name) ? 'sentence' : 'sign'}
        waiting={null}
      />
    ))
  )

/** Elsewhere there is no room for a sentence. */
const withRoom: readonly SlotName[] = ['beforeDashboard', 'afterDashboard']

/** Each around the next, the first around all. One that breaks leaves out only itself. */
function Around({ components: [first, ...others], own }: Omit<Props, 'name'>): ReactNode {
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
