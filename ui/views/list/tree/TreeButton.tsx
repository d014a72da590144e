import ListTreeIcon from 'lucide-react/icons/list-tree'
import { useRef } from 'react'
import type { Action } from '../../../actions/action.ts'
import { useOffered } from '../../../actions/use-offered.ts'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { useListHome } from '../home/list-home.ts'
import type { ListPlace } from '../list-place.ts'
import { useListHref } from '../use-list-href.ts'

/** Shows the list as a tree, or again one document after the other. */
export function TreeButton({ place }: { place: ListPlace }) {
  const text = useText()
  const { go } = useListHome()
  const href = useListHref()
  const root = useRef<HTMLSpanElement>(null)
  const isTree = place.layout === 'tree' && !place.groupBy
  const toggle: Action = {
    id: 'list-tree',
    label: text('list.tree'),
    run: () =>
      go(href({ layout: isTree ? undefined : 'tree', groupBy: undefined, open: undefined })),
  }
  useOffered([toggle], root)
  return (
    <span ref={root}>
      <IconButton
        bare={false}
        id={toggle.id}
        label={toggle.label}
        icon={<ListTreeIcon />}
        aria-pressed={isTree}
        onClick={toggle.run}
      />
    </span>
  )
}
