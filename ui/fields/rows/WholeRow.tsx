import type { ReactNode } from 'react'
import { useText } from '../../kit/text.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { SiteComponent } from '../../site-components/SiteComponent.tsx'
import type { RowProps } from './row-props.ts'

type Props = Pick<
  RowProps,
  'form' | 'index' | 'id' | 'kind' | 'isOpen' | 'onToggle' | 'commands'
> & {
  path: string
  header: ReactNode
  fields: ReactNode
}

/** A row's header and fields, or what the site draws in the place of both. */
export function WholeRow({ form, path, index, id, kind, header, fields, ...props }: Props) {
  const text = useText()
  const own = (
    <>
      {header}
      {fields}
    </>
  )
  if (!kind?.whole) return own
  const { isOpen, onToggle, commands } = props
  const block = { header, fields, isOpen, onToggle: (next: boolean) => onToggle(id, next) }
  return (
    <SiteComponent
      component={kind.whole}
      place={{ form, path, rowIndex: index, own, block }}
      with={{ path, rowNumber: index + 1, readOnly: commands === null }}
      tells="sentence"
      waiting={<Skeleton label={text('app.loading')} lines={1} />}
    />
  )
}
