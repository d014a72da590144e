import type { ReactNode } from 'react'
import { Suspense, use } from 'react'
import type { BuiltComponent, SiteComponent as Named } from '#config-schema'
import { adminUrl } from '../../kit/admin-url.ts'
import { usePanel } from '../../kit/panel.ts'
import { Instead } from './Instead.tsx'
import { isView, SharedModulesContext, siteModule } from './modules.ts'
import type { SitePlace } from './place.ts'
import { SitePlaceContext } from './place.ts'
import { TroubleBoundary } from './TroubleBoundary.tsx'
import type { Trouble } from './trouble.ts'

interface Props {
  component: Named
  /** Where it stands; `own` is shown where the component cannot be. */
  place: SitePlace
  /** What it is given. */
  with: object
  /** How it is told that it cannot be shown: in a sentence, or, where there is no room, by a sign. */
  tells: 'sentence' | 'sign'
  /** Shown until its script is here. */
  waiting: ReactNode
}

/** The site's own component in a place of the panel's, or the panel's own and why (never a crash). */
export function SiteComponent({ component, place, with: given, tells, waiting }: Props) {
  const instead = (trouble: Trouble) => (
    <Instead name={component.name} trouble={trouble} tells={tells}>
      {place.own}
    </Instead>
  )
  if ('trouble' in component) return instead(component.trouble)
  return (
    <TroubleBoundary fallback={instead('broken')}>
      <Suspense fallback={waiting}>
        <SitePlaceContext value={place}>
          <Loaded component={component} with={given} instead={instead} />
        </SitePlaceContext>
      </Suspense>
    </TroubleBoundary>
  )
}

interface LoadedProps {
  component: BuiltComponent
  with: object
  instead: (trouble: Trouble) => ReactNode
}

function Loaded({ component, with: given, instead }: LoadedProps) {
  const { boot } = usePanel()
  const shared = use(SharedModulesContext)
  const addressOf = (path: string) => adminUrl({ adminRoute: boot.admin, path })
  const { arrives, module = use(arrives) } = siteModule(addressOf(component.script), shared)
  if (module === null) return instead('notLoaded')

  const View = module[component.exportName]
  if (!isView(View)) return instead('noExport')
  return (
    <>
      {component.styles && (
        <link rel="stylesheet" href={addressOf(component.styles)} precedence="site" />
      )}
      <View {...component.props} {...given} />
    </>
  )
}
