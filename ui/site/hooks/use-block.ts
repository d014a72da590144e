import type { DocumentData } from '#contracts/documents'
import { useSiteBlock } from '../../site-components/place.ts'
import type { LabelledRow } from './use-row-label.ts'
import { useRowLabel } from './use-row-label.ts'

/** A block that the site draws. */
export interface OpenBlock<Block extends DocumentData> extends LabelledRow<Block> {
  /** Whether its fields are shown. */
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** The block that the component stands for. It is drawn again at every edit in it. */
export function useBlock<Block extends DocumentData = DocumentData>(): OpenBlock<Block> {
  const row = useRowLabel<Block>()
  const { isOpen, onToggle } = useSiteBlock()
  return { ...row, isOpen, setOpen: onToggle }
}
