import type { ReactNode } from 'react'
import { useState } from 'react'
import type { UploadField } from '#contracts/fields'
import type { Reference } from '../../client/summaries.ts'
import type { OpenInDrawer } from '../../kit/drawers.ts'
import { useText } from '../../kit/text.tsx'
import { useSummaries } from '../../kit/titles.ts'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { keyOf, moved } from '../references/references.ts'
import { useVisible } from '../references/use-choices.ts'
import { ChosenFile } from './ChosenFile.tsx'
import { takesPictures } from './takes-pictures.ts'
import css from './UploadField.module.css'

interface ChosenFilesProps {
  field: UploadField
  chosen: readonly Reference[]
  locale: string | null
  open: OpenInDrawer | null
  /** undefined: they can only be read. */
  change: ((chosen: readonly Reference[]) => void) | undefined
  /** What else can be done with each. */
  children: ReactNode
}

/** The files of a field: each can be removed, and moved where the order is for people to change. */
export function ChosenFiles({ field, chosen, locale, open, change, children }: ChosenFilesProps) {
  const text = useText()
  const known = useSummaries(chosen, locale)
  const isForPictures = useVisible(field.relationTo).every(takesPictures)
  const large = field.hasMany ? undefined : isForPictures ? 'pending' : 'picture'
  const [said, say] = useState('')
  const move = (from: number, to: number) => {
    change?.(moved(chosen, from, to))
    say(text('field.rows.moved', { place: to + 1, total: chosen.length }))
  }
  return (
    <>
      <ul className={css.files}>
        {chosen.map((reference, index) => (
          <ChosenFile
            key={keyOf(reference)}
            reference={reference}
            known={known[index]}
            hasPicture={field.displayPreview}
            large={large}
            index={index}
            count={chosen.length}
            open={open}
            onRemove={change && (() => change(chosen.toSpliced(index, 1)))}
            onMove={change && field.isSortable ? move : undefined}
          >
            {children}
          </ChosenFile>
        ))}
      </ul>
      {field.hasMany && <VisuallyHidden role="status">{said}</VisuallyHidden>}
    </>
  )
}
