import type { Known, Reference } from '../../client/titles.ts'
import { titleText } from '../../client/titles.ts'
import type { OpenInDrawer } from '../../kit/drawers.ts'
import { useText } from '../../kit/text.tsx'
import { FieldAction } from '../kit/FieldAction.tsx'

interface EditButtonProps {
  reference: Reference
  known: Known | undefined
  open: OpenInDrawer
}

/** Opens the document that was chosen over the page. */
export function EditButton({ reference, known, open }: EditButtonProps) {
  const text = useText()
  if (known?.status !== 'found') return null
  const title = known.summary.file?.name ?? titleText(text, reference.id, known)
  return (
    <FieldAction aria-label={text('field.editNamed', { title })} onClick={() => open(reference)}>
      {text('field.edit')}
    </FieldAction>
  )
}
