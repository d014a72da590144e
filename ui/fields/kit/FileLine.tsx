import type { ReactNode } from 'react'
import type { FileSummary } from '../../client/summaries.ts'
import { isPicture } from '../../client/summaries.ts'
import { fileSize } from '../../kit/file-size.ts'
import { usePanel } from '../../kit/panel.ts'
import css from './FileLine.module.css'

interface FileLineProps {
  /** What stands for it in words: usually its name. */
  name: ReactNode
  file: Partial<FileSummary> | null
  hasPicture?: boolean
  /** What it is about stands large above the words; `pending`: there is room for it, until it's known. */
  large?: 'picture' | 'pending' | undefined
  /** What can be done with it. */
  children?: ReactNode
}

/** A file: its picture, its name, how big it is. */
export function FileLine({ name, file, hasPicture = true, large, children }: FileLineProps) {
  const { texts } = usePanel()
  const facts = [
    typeof file?.size === 'number' && fileSize(file.size, texts.language),
    file?.width && file.height && `${file.width} × ${file.height}`,
    file?.type,
  ].filter(Boolean)
  const isLarge =
    hasPicture && (file === null ? large === 'pending' : large && isPicture(file.type ?? null))
  const src = isLarge ? file?.picture : file?.thumbnail
  return (
    <div className={css.root} data-large={isLarge || undefined}>
      {hasPicture && (
        <span className={css.picture}>{src && <img src={src} alt="" loading="lazy" />}</span>
      )}
      <span className={css.words}>
        <span className={css.name} dir="auto">
          {name}
        </span>
        <span className={css.facts} dir="auto">
          {facts.join(' · ')}
        </span>
        <span className={css.actions}>{children}</span>
      </span>
    </div>
  )
}
