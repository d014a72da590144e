import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import type { SiteComponent } from '#contracts/site-components'
import { useSiteConfig } from '../../kit/config.ts'
import { useIsDrawn } from '../../kit/drawn.ts'

const LoginComponents = lazy(async () => ({
  default: (await import('./LoginComponents.tsx')).LoginComponents,
}))

interface Props {
  newTab: boolean
  /** The form. */
  children: ReactNode
}

/** The form to sign in between what the site shows above and below it. */
export function BesideLogin({ newTab, children }: Props) {
  const isDrawn = useIsDrawn()
  const { beforeLogin, afterLogin } = useSiteConfig()
  const shown = (components?: readonly SiteComponent[]) =>
    components &&
    !isDrawn && (
      <Suspense>
        <LoginComponents components={components} newTab={newTab} />
      </Suspense>
    )
  return (
    <>
      {shown(beforeLogin)}
      {children}
      {shown(afterLogin)}
    </>
  )
}
