import type { DocumentStatus } from '#contracts/document-status'
import { isDocumentStatus } from '#contracts/document-status'
import type { CellProps } from '../../../fields/kit/cells/cell-props.ts'
import { useText } from '../../../kit/text.tsx'
import type { PillProps } from '../../../parts/Pill.tsx'
import { Pill } from '../../../parts/Pill.tsx'

export function StatusCell({ value }: Pick<CellProps, 'value'>) {
  const text = useText()
  // Of a draft it is not known yet whether visitors see it.
  if (!isDocumentStatus(value)) return null
  const status = value
  return <Pill look={looks[status]}>{text(`status.${status}`)}</Pill>
}

const looks = {
  draft: 'hollow',
  changed: 'half',
  published: 'filled',
  scheduled: 'half',
} as const satisfies Record<DocumentStatus, PillProps['look']>
