import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { Button } from '../../parts/Button.tsx'
import { PlusIcon } from '../../parts/icons.ts'

interface Props {
  id: string
  label: string
  /** The palette has it, too: that of a field, not that of one of many rows. */
  isOffered: boolean
  refusal: string | undefined
  run: () => void
}

/** Below the rows: one more. */
export const AddRow = ({ isOffered, ...action }: Props) =>
  isOffered ? (
    <OfferedButton {...action} bare size="small" icon={<PlusIcon />} />
  ) : (
    <Button
      id={action.id}
      bare
      size="small"
      icon={<PlusIcon />}
      refusal={action.refusal}
      onClick={action.run}
    >
      {action.label}
    </Button>
  )

/** A field in a row has the row's number in its path. */
export const isInRow = (path: string): boolean => /\.\d+\./.test(path)
