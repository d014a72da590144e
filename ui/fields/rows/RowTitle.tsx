import type { ReactNode } from 'react'
import { pathBelow } from '#contracts/fields'
import { SiteComponent } from '../../site-components/SiteComponent.tsx'
import type { RowProps } from './row-props.ts'

type Props = Pick<RowProps, 'form' | 'arrayPath' | 'index' | 'kind'> & {
  /** The panel's own. */
  children: ReactNode
}

/** What a row is called: by the site, or by the panel. */
export function RowTitle({ form, arrayPath, index, kind, children }: Props) {
  const component = kind?.title
  const path = pathBelow(arrayPath, index)
  if (!component) return children
  return (
    <SiteComponent
      component={component}
      place={{ form, path, rowIndex: index, own: children }}
      with={{ path, rowNumber: index + 1 }}
      tells="sign"
      waiting={children}
    />
  )
}
