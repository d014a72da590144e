import type { ComponentProps, ReactNode } from 'react'
import type { Reference } from '../../client/summaries.ts'
import { DocumentName } from '../../kit/DocumentName.tsx'
import type { OpenInDrawer } from '../../kit/drawers.ts'
import { spokenName } from '../../kit/spoken-name.ts'
import { useText } from '../../kit/text.tsx'
import type { Known } from '../../kit/titles.ts'
import { titleText } from '../../kit/titles.ts'
import { GripVerticalIcon } from '../../parts/icons.ts'
import { useSortableItem } from '../../parts/use-sortable-item.ts'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { FieldAction } from '../kit/FieldAction.tsx'
import { FileLine } from '../kit/FileLine.tsx'
import { isLost } from '../references/is-lost.ts'
import { EditButton } from '../relationship/EditButton.tsx'
import { OpenLinks } from '../relationship/OpenLinks.tsx'
import css from './ChosenFile.module.css'

interface ChosenFileProps {
  reference: Reference
  known: Known | undefined
  hasPicture: boolean
  /** As a `FileLine` has it. */
  large: ComponentProps<typeof FileLine>['large']
  index: number
  count: number
  open: OpenInDrawer | null
  onRemove: (() => void) | undefined
  /** undefined: the order is fixed. */
  onMove: ((from: number, to: number) => void) | undefined
  /** What else can be done with it. */
  children?: ReactNode
}

/** A file that the document uses. */
export function ChosenFile(props: ChosenFileProps) {
  const { reference, known, hasPicture, large, index, count, open, onRemove, onMove, children } =
    props
  const text = useText()
  const file = known?.status === 'found' ? known.summary.file : null
  const name = file?.name ?? titleText(text, reference.id, known)
  const sortable = useSortableItem<HTMLLIElement>({ index, count, axis: 'block', onMove })
  return (
    <li ref={sortable.ref} className={css.root} data-lost={isLost(known) || undefined}>
      {sortable.isSortable && (
        <button
          type="button"
          className={css.handle}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          title={text('field.reorder.hint')}
          onKeyDown={sortable.onKeyDown}
        >
          <GripVerticalIcon />
          <VisuallyHidden>{text('field.reorder', { name })}</VisuallyHidden>
        </button>
      )}
      <FileLine
        name={file?.name ?? <DocumentName id={reference.id} known={known} />}
        file={file}
        hasPicture={hasPicture}
        large={large}
      >
        {open ? (
          <EditButton reference={reference} known={known} open={open} />
        ) : (
          <OpenLinks chosen={[reference]} known={known ? [known] : []} />
        )}
        {children}
        {onRemove && (
          <FieldAction
            aria-label={spokenName(text('field.remove'), text('field.removeNamed', { name }))}
            onClick={onRemove}
          >
            {text('field.remove')}
          </FieldAction>
        )}
      </FileLine>
    </li>
  )
}
