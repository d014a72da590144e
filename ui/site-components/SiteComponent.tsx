import type { ReactNode } from 'react'
import { Suspense, use } from 'react'
import type { BuiltComponent, SiteComponent as Named } from '#contracts/site-components'
import { adminUrl } from '../kit/admin-url.ts'
import { usePanel } from '../kit/panel.ts'
import { TroubleBoundary } from '../parts/TroubleBoundary.tsx'
import { Instead } from './Instead.tsx'
import { isView, SharedModulesContext, siteModule } from './modules.ts'
import type { SitePlace } from './place.ts'
import { SitePlaceContext } from './place.ts'
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
  const instead = (trouble: Trouble, thrown?: unknown) => (
    <Instead name={component.name} trouble={trouble} tells={tells} thrown={thrown}>
      {place.own}
    </Instead>
  )
  if ('trouble' in component) return instead(component.trouble)
  return (
    <TroubleBoundary fallback={(thrown) => instead('broken', thrown)}>
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
  instead: (trouble: Trouble, thrown?: unknown) => ReactNode
}

function Loaded({ component, with: given, instead }: LoadedProps) {
  const { boot } = usePanel()
  const shared = use(SharedModulesContext)
  const addressOf = (path: string) => adminUrl({ adminRoute: boot.admin, path })
  const loaded = use(siteModule(addressOf(component.script), shared))
  if ('failure' in loaded) return instead('notLoaded', loaded.failure)

  const View = loaded.module[component.exportName]
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
