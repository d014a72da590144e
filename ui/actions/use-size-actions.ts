import { useFormats } from '../kit/formats.ts'
import { pageSizes } from '../kit/page-sizes.ts'
import { useText } from '../kit/text.tsx'
import type { Action } from './action.ts'

interface Sized {
  limits: readonly number[]
  /** How many are asked for. */
  limit: number
  /** How many there are. */
  total: number
  choose: (limit: number) => void
}

/** How many rows a page has, for the palette. */
export function useSizeActions({ limits, limit, total, choose }: Sized): readonly Action[] {
  const text = useText()
  const { number } = useFormats()
  return pageSizes(limits, limit, total).map((size) => ({
    id: `rows-on-page-${size}`,
    label: text('palette.choice', { name: text('list.perPage'), choice: number(size) }),
    refusal: size === limit ? text('palette.isSo') : undefined,
    run: () => choose(size),
  }))
}
