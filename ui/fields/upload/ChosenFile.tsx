import type { Known, Reference } from '../../client/titles.ts'
import { titleText } from '../../client/titles.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { FileLine } from './FileLine.tsx'

interface ChosenFileProps {
  reference: Reference
  known: Known | undefined
  onRemove: (() => void) | undefined
}

/** A file that the document uses. */
export function ChosenFile({ reference, known, onRemove }: ChosenFileProps) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const file = known?.status === 'found' ? known.summary.file : null
  const name = file?.name ?? titleText(text, reference.id, known)
  return (
    <FileLine name={name} file={file}>
      {known?.status === 'found' && (
        <LinkButton
          bare
          size="small"
          href={carried(addresses.document(reference.slug, reference.id))}
          aria-label={text('field.openNamed', { title: name })}
        >
          {text('field.open')}
        </LinkButton>
      )}
      {onRemove && (
        <Button
          bare
          size="small"
          aria-label={text('field.removeNamed', { name })}
          onClick={onRemove}
        >
          {text('field.remove')}
        </Button>
      )}
    </FileLine>
  )
}
