import { useText } from '../../../kit/text.tsx'
import type { PillProps } from '../../../parts/Pill.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import type { CellProps } from './cell-props.ts'

export function StatusCell({ value }: Pick<CellProps, 'value'>) {
  const text = useText()
  const status = isStatus(value) ? value : 'draft'
  return <Pill look={looks[status]}>{text(`status.${status}`)}</Pill>
}

const looks = {
  draft: 'hollow',
  changed: 'half',
  published: 'filled',
} as const satisfies Record<string, PillProps['look']>

const isStatus = (value: unknown): value is keyof typeof looks =>
  typeof value === 'string' && Object.hasOwn(looks, value)
