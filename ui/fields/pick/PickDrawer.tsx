import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { RelationshipField, UploadField } from '#config-schema'
import type { PickActor } from '#machines/pick'
import { filterOf } from '../relationship/filter-of.ts'

const ListDrawer = lazy(async () => ({
  default: (await import('../../views/list-drawer/ListDrawer.tsx')).ListDrawer,
}))

interface PickDrawerProps {
  pick: PickActor
  field: RelationshipField | UploadField
  path: string
}

/** The lists to pick from, while they are open; what they are made of is loaded with the first one. */
export function PickDrawer({ pick, field, path }: PickDrawerProps) {
  const isOpen = useSelector(pick, (state) => state.matches('open'))
  if (!isOpen) return null
  const { sortOptions, allowCreate } = field
  const label = field.label ?? field.name
  return (
    <Suspense>
      <ListDrawer
        {...{ pick, label, sortOptions, allowCreate }}
        filter={filterOf(field)}
        fallbackFocus={() => controlAt(path)}
      />
    </Suspense>
  )
}

/** What opened the list may be gone with the choice: then the field's own control is next. */
const controlAt = (path: string): HTMLElement | null =>
  [...document.querySelectorAll(`[data-field="${CSS.escape(path)}"]`)]
    .at(-1)
    ?.querySelector<HTMLElement>('input, button') ?? null
