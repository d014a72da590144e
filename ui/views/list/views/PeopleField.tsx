import type { DocumentId } from '#contracts/documents'
import { DocumentPicker } from '../../../fields/relationship/DocumentPicker.tsx'
import { useConfig } from '../../../kit/config.ts'
import { useSummaries } from '../../../kit/titles.ts'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'

interface Props {
  label: string
  users: readonly DocumentId[]
  onChange: (users: readonly DocumentId[]) => void
}

/** Some of those who may sign in, found by typing. */
export function PeopleField({ label, users, onChange }: Props) {
  const { collection } = useConfig().auth
  const chosen = users.map((id) => ({ slug: collection, id }))
  const known = useSummaries(chosen, null)
  return (
    <FieldFrame label={label}>
      {(control) => (
        <DocumentPicker
          {...control}
          aria-invalid={false}
          boxed
          readOnly={false}
          placeholder={undefined}
          field={{ ...anyone, relationTo: [collection] }}
          locale={null}
          multiple
          chosen={chosen}
          known={known}
          onChange={(references) => onChange(references.map(({ id }) => id))}
        />
      )}
    </FieldFrame>
  )
}

const anyone = { filterOptions: null, sortOptions: {}, hasMany: true, isSortable: false }
