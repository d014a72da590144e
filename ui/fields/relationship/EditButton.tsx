import type { Reference } from '../../client/summaries.ts'
import type { OpenInDrawer } from '../../kit/drawers.ts'
import { spokenName } from '../../kit/spoken-name.ts'
import { useText } from '../../kit/text.tsx'
import type { Known } from '../../kit/titles.ts'
import { titleText } from '../../kit/titles.ts'
import { FieldAction } from '../kit/FieldAction.tsx'

interface EditButtonProps {
  reference: Reference
  known: Known | undefined
  open: OpenInDrawer
}

/** Opens the document that was chosen over the page. */
export function EditButton({ reference, known, open }: EditButtonProps) {
  const text = useText()
  // It has its place before it is known what it opens: what is beside it doesn't move.
  if (known === undefined || known.status === 'loading') {
    return <FieldAction disabled>{text('field.edit')}</FieldAction>
  }
  if (known.status !== 'found') return null
  const title = known.summary.file?.name ?? titleText(text, reference.id, known)
  return (
    <FieldAction
      aria-label={spokenName(text('field.edit'), text('field.editNamed', { title }))}
      onClick={() => open(reference)}
    >
      {text('field.edit')}
    </FieldAction>
  )
}
