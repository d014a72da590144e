import { spokenName } from '../../kit/spoken-name.ts'
import { useText } from '../../kit/text.tsx'
import { Menu, MenuItem } from '../../parts/Menu.tsx'
import { FieldAction } from '../kit/FieldAction.tsx'
import { useVisible } from '../references/use-choices.ts'

interface CreateButtonProps {
  relationTo: readonly string[]
  onCreate: (slug: string) => void
}

/** Makes a document of one of these collections; nothing where this person may make none. */
export function CreateButton({ relationTo, onCreate }: CreateButtonProps) {
  const text = useText()
  const makable = useVisible(relationTo).filter(({ access }) => access.create)
  const [only, ...others] = makable
  if (only === undefined) return null
  if (others.length === 0) {
    return (
      <FieldAction
        aria-label={spokenName(
          text('field.create'),
          text('field.createNamed', { label: only.labels.singular }),
        )}
        onClick={() => onCreate(only.slug)}
      >
        {text('field.create')}
      </FieldAction>
    )
  }
  return (
    <Menu align="end" trigger={<FieldAction>{text('field.create')}</FieldAction>}>
      {makable.map(({ slug, labels }) => (
        <MenuItem key={slug} id={slug} onSelect={() => onCreate(slug)}>
          {labels.singular}
        </MenuItem>
      ))}
    </Menu>
  )
}
