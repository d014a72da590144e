import type { ClientCollection, DocumentId, JoinField } from '#config-schema'
import { at } from '#machines/document'
import type { JoinedDocument } from '../../client/joins.ts'
import { summaryOf } from '../../client/summaries.ts'
import type { OpenInDrawer } from '../../kit/drawers.ts'
import { useText } from '../../kit/text.ts'
import { Table } from '../../parts/Table.tsx'
import { Cell } from '../../views/list/cells/Cell.tsx'
import type { Column } from '../../views/list/columns.ts'
import { JoinTitle } from './JoinTitle.tsx'

interface JoinRowsProps {
  field: JoinField
  targets: readonly ClientCollection[]
  /** Empty: only their titles, and what kind they are of. */
  columns: readonly Column[]
  docs: readonly JoinedDocument[]
  isBehind: boolean
  open: OpenInDrawer | null
}

/** The documents of one page; the first cell leads to the whole of it. */
export function JoinRows({ field, targets, columns, docs, isBehind, open }: JoinRowsProps) {
  const text = useText()
  const [target] = targets
  const title = columns.find(({ accessor }) => accessor === target?.useAsTitle)
  const others = columns.filter((column) => column !== title)
  const isMixed = columns.length === 0
  return (
    <Table label={field.label ?? field.name} aria-busy={isBehind}>
      <thead>
        <tr>
          <th scope="col">{title?.label ?? text('field.join.document')}</th>
          {isMixed && <th scope="col">{text('field.join.kind')}</th>}
          {others.map(({ accessor, label }) => (
            <th key={accessor} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {docs.map(({ slug, document }) => {
          const id = document.id as DocumentId
          const collection = targets.find((one) => one.slug === slug)
          return (
            <tr key={`${slug}/${id}`}>
              <td data-cell="primary">
                <JoinTitle
                  reference={{ slug, id }}
                  title={collection ? summaryOf(collection, document).title : null}
                  open={open}
                />
              </td>
              {isMixed && <td>{collection?.labels.singular ?? slug}</td>}
              {others.map(({ accessor, content }) => (
                <td key={accessor}>
                  <Cell content={content} value={at(document, accessor)} doc={document} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
