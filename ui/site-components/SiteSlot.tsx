import type { ReactNode } from 'react'
import type { SlotName } from '#contracts/site-components'
import { useAdminConfig } from '../kit/config.ts'
import { later } from '../kit/later.tsx'

const SlotComponents = later(async () => (await import('./SlotComponents.tsx')).SlotComponents)

interface Props {
  name: SlotName
  /** What stands there by itself: the site's name, or everything that a provider is around. */
  children?: ReactNode
}

/** What the site shows in a place around the screens; most sites leave it as it is. */
export function SiteSlot({ children, name }: Props) {
  const components = useAdminConfig()?.slots?.[name]
  return components ? (
    <SlotComponents components={components} name={name} own={children} />
  ) : (
    children
  )
}
