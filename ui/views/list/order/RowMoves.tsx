import type { DocumentData } from '#contracts/documents'
import { ActionItem } from '../../../actions/ActionButton.tsx'
import type { Action } from '../../../actions/action.ts'
import { useText } from '../../../kit/text.tsx'
import { ChevronsUpDownIcon } from '../../../parts/icons.ts'
import { MenuOnDemand } from '../../../parts/MenuOnDemand.tsx'

interface Props {
  doc: DocumentData
  /** What goes: the document, or how many. */
  name: string
  movesOf: (doc: DocumentData) => readonly Action[]
}

/** Moves a row for those who cannot drag it: by touch, or by ear. */
export function RowMoves(props: Props) {
  const text = useText()
  return (
    <span data-part="moves">
      <MenuOnDemand
        label={text('order.moveRow', { name: props.name })}
        icon={<ChevronsUpDownIcon />}
        align="start"
      >
        <Items {...props} />
      </MenuOnDemand>
    </span>
  )
}

const Items = ({ doc, movesOf }: Props) =>
  movesOf(doc).map((action) => <ActionItem key={action.id} action={action} />)
