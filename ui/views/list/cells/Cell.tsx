import type { DocumentData, Json } from '#contracts/documents'
import { SiteComponent } from '../../../site-components/SiteComponent.tsx'
import type { ColumnContent } from '../contents.ts'
import { cellOf } from '../contents.ts'

interface Props {
  content: ColumnContent
  value: Json | undefined
  /** The time zone that is kept beside it. */
  zone?: string | undefined
  /** The row, as far as the list has asked for it. */
  doc?: DocumentData
}

/** A value in a list, in the way of its kind (LIST-4), or in the site's own. */
export function Cell({ content, value, zone, doc = {} }: Props) {
  const own = <OwnCell content={content} value={value} zone={zone} />
  const component = 'components' in content ? content.components?.Cell : undefined
  if (!component) return own
  const given = { cellData: value, rowData: doc, field: content }
  return (
    <SiteComponent component={component} place={{ own }} with={given} tells="sign" waiting={own} />
  )
}

/** Always text: markup in it is shown, not followed. */
function OwnCell({ content, value, zone }: Pick<Props, 'content' | 'value' | 'zone'>) {
  if (value === undefined || value === null || value === '') return null
  const CellOfKind = cellOf(content)
  return <CellOfKind content={content} value={value} zone={zone} />
}
