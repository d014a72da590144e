import type { SiteComponent as Named } from '#contracts/site-components'
import type { LoginProps } from '../../site/props.ts'
import { sharedModules } from '../../site/shared/index.ts'
import { SharedModulesContext } from '../../site-components/modules.ts'
import { SiteComponent } from '../../site-components/SiteComponent.tsx'

interface Props extends LoginProps {
  components: readonly Named[]
}

/** What the site shows beside its sign-in form. Loaded only where there is any. */
export const LoginComponents = ({ components, newTab }: Props) => (
  <SharedModulesContext value={sharedModules}>
    {components.map((component) => (
      <SiteComponent
        key={component.name}
        component={component}
        place={{ own: null }}
        with={{ newTab } satisfies LoginProps}
        tells="sentence"
        waiting={null}
      />
    ))}
  </SharedModulesContext>
)
