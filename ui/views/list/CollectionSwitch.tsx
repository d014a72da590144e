import type { ClientCollection } from '#contracts/admin-config'
import { useText } from '../../kit/text.tsx'
import { NativeSelect } from '../../parts/NativeSelect.tsx'

interface Props {
  collections: readonly ClientCollection[]
  current: string
  onTurn: (slug: string) => void
}

/** Whose list is shown, where it can be that of several collections. */
export function CollectionSwitch({ collections, current, onTurn }: Props) {
  const text = useText()
  if (collections.length < 2) return null
  return (
    <NativeSelect
      boxed
      aria-label={text('list.collection')}
      value={current}
      onChange={({ target }) => onTurn(target.value)}
    >
      {collections.map(({ slug, labels }) => (
        <option key={slug} value={slug}>
          {labels.plural}
        </option>
      ))}
    </NativeSelect>
  )
}
