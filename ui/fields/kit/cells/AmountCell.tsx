import { useFormats } from '../../../kit/formats.ts'
import type { CellProps } from './cell-props.ts'
import { asList, asWords } from './values.ts'

export function AmountCell({ value }: Pick<CellProps, 'value'>) {
  const { number } = useFormats()
  const amounts = asList(value).map((amount) =>
    typeof amount === 'number' ? number(amount) : asWords(amount),
  )
  return amounts.join(' · ')
}
