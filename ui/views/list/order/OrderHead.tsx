import { useRef } from 'react'
import type { Action } from '../../../actions/action.ts'
import { useKeyHints } from '../../../actions/use-key-hints.ts'
import { useOffered } from '../../../actions/use-offered.ts'
import { orderField } from '../../../client/order.ts'
import { useRowKeys } from '../../../fields/rows/use-row-keys.ts'
import { useGo } from '../../../kit/place.ts'
import { useText } from '../../../kit/text.tsx'
import { ArrowDownNarrowWideIcon } from '../../../parts/icons.ts'
import { Link } from '../../../parts/Link.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { useListHref } from '../use-list-href.ts'
import css from './OrderHead.module.css'

interface Props {
  isShown: boolean
  /** The element that says how a row is moved by keys. */
  hintId: string
  /** What is heard while a row is moved. */
  said: string
}

/** The head of the handles: the way to the order that was made by hand. */
export function OrderHead({ isShown, hintId, said }: Props) {
  const text = useText()
  const go = useGo()
  const href = useListHref()({ sort: orderField })
  const root = useRef<HTMLTableCellElement>(null)
  const sort: Action = {
    id: 'list-order',
    label: text('order.sort'),
    href,
    refusal: isShown ? text('order.refusal.sorted') : undefined,
    run: () => go(href),
  }
  useOffered([sort], root)
  useKeyHints(useRowKeys(isShown, false))
  return (
    <th
      ref={root}
      id="list-order"
      scope="col"
      data-cell="handle"
      aria-sort={isShown ? 'ascending' : 'none'}
    >
      <Link href={href} className={css.link} title={sort.label} data-shown={isShown || undefined}>
        <ArrowDownNarrowWideIcon />
        <VisuallyHidden>{text('order.column')}</VisuallyHidden>
      </Link>
      <VisuallyHidden id={hintId}>{text('field.rows.drag.hint')}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </th>
  )
}
