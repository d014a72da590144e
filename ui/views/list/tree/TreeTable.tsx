import type { CSSProperties, ReactNode } from 'react'
import { Fragment } from 'react'
import type { DocumentData } from '#contracts/documents'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { idOf } from '../id-of.ts'
import type { ListRowProps } from '../ListRow.tsx'
import { ListRow } from '../ListRow.tsx'
import type { ListTableProps } from '../ListTable.tsx'
import { ListTable } from '../ListTable.tsx'
import type { List } from '../use-list.ts'
import { parentField } from './parent-field.ts'
import { isNarrowed } from './roots-of.ts'
import css from './TreeTable.module.css'
import { TreeToggle } from './TreeToggle.tsx'
import { usePaths } from './use-paths.ts'
import type { Tree } from './use-tree.ts'
import { useTree } from './use-tree.ts'

interface Props extends ListTableProps {
  list: List
}

/** The rows of a list below each other; those that were found each with what it lies below. */
export function TreeTable({ list, ...rows }: Props) {
  const parent = parentField(rows.collection) ?? ''
  return isNarrowed(list.place) ? (
    <FoundRows {...{ list, parent }} {...rows} />
  ) : (
    <Rows {...{ list, parent }} {...rows} />
  )
}

interface RowsProps extends Props {
  parent: string
}

function Rows({ list, parent, ...rows }: RowsProps) {
  const tree = useTree(list, parent)
  return (
    <ListTable
      {...rows}
      rowOf={(row) => <Branch key={idOf(row.doc)} {...{ row, tree }} above={[]} />}
    />
  )
}

interface BranchProps {
  row: ListRowProps
  tree: Tree
  /** The documents that it lies below, as rows of this table. */
  above: readonly DocumentData[]
}

/** A document with those below it. */
function Branch({ row, tree, above }: BranchProps) {
  const id = idOf(row.doc)
  const { collection, doc } = row
  // Documents that lie below themselves have no end.
  const isAgain = above.some((one) => idOf(one) === id)
  const isOpen = tree.isOpen(id) && !isAgain
  const page = isOpen ? tree.below(id) : undefined
  const within = [...above, doc]
  const count = isAgain ? 0 : tree.countOf(id)
  return (
    <Fragment>
      <ListRow
        {...row}
        before={
          <TreeToggle
            {...{ collection, doc, count, isOpen }}
            level={above.length}
            onToggle={() => tree.toggle(id)}
          />
        }
      />
      {page?.docs.map((below) => (
        <Branch key={idOf(below)} row={{ ...row, doc: below }} {...{ tree }} above={within} />
      ))}
      {page && page.totalDocs > page.docs.length && (
        <MoreRow row={row} level={within.length} onMore={() => tree.more(id)} />
      )}
    </Fragment>
  )
}

interface MoreProps {
  row: ListRowProps
  level: number
  onMore: () => void
}

function MoreRow({ row: { columns, boxes }, level, onMore }: MoreProps) {
  const text = useText()
  return (
    <tr>
      <td colSpan={columns.length + (boxes ? 1 : 0)}>
        <span className={css.below} style={{ '--level': level } as CSSProperties}>
          <Button bare size="small" onClick={onMore}>
            {text('list.tree.more')}
          </Button>
        </span>
      </td>
    </tr>
  )
}

function FoundRows({ list, parent, ...rows }: RowsProps) {
  const paths = usePaths(list, parent)
  const before = (doc: DocumentData): ReactNode =>
    paths.get(idOf(doc))?.map((title) => (
      <span key={title} className={css.path}>
        <bdi>{title}</bdi> ›
      </span>
    ))
  return (
    <ListTable
      {...rows}
      rowOf={(row) => <ListRow key={idOf(row.doc)} {...row} before={before(row.doc)} />}
    />
  )
}
