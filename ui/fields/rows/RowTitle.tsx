import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { SiteComponent } from '../../site/place/SiteComponent.tsx'
import { pathBelow } from '../kit/paths.ts'
import type { RowProps } from './row-props.ts'

type Props = Pick<RowProps, 'form' | 'arrayPath' | 'index' | 'kind'> & {
  /** Its name is being typed beside it. */
  isNaming: boolean
  /** The panel's own. */
  children: ReactNode
}

/** What a row is called: by the site, or by the panel. */
export function RowTitle({ form, arrayPath, index, kind, isNaming, children }: Props) {
  const component = isNaming ? undefined : kind?.title
  const path = pathBelow(arrayPath, index)
  const place = useMemo(
    () => ({ form, path, rowIndex: index, own: children }),
    [form, path, index, children],
  )
  if (!component) return children
  const given = { path, rowNumber: index + 1 }
  return (
    <SiteComponent
      component={component}
      place={place}
      with={given}
      tells="sign"
      waiting={children}
    />
  )
}
