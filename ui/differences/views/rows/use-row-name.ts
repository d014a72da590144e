import { firstText } from '../../../fields/rows/first-text.ts'
import { useText } from '../../../kit/text.tsx'
import { own } from '../../../kit/values.ts'
import type { RowDifference } from '../../engine/difference.ts'

/** What a row is called: its number from 01 on, its kind, and the name that a person gave it. */
export function useRowName({ block, unknown, fields, from, to, versions }: RowDifference) {
  const text = useText()
  const number = String((to ?? from ?? 0) + 1).padStart(2, '0')
  const isBlock = block !== null || unknown !== null
  const [given] = versions.map((version) => own(version, 'blockName')).filter(isText)
  const [first] = versions.map((version) => firstText(fields, version)).filter(isText)
  return {
    number: text(isBlock ? 'difference.block' : 'difference.item', { number }),
    name: block?.labels.singular ?? unknown ?? '',
    words: given ?? first ?? '',
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
