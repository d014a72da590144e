import type { ReactNode } from 'react'
import type { FileSummary } from '../../client/summaries.ts'
import { fileSize } from '../../kit/file-size.ts'
import { usePanel } from '../../kit/panel.ts'
import css from './FileLine.module.css'

interface FileLineProps {
  /** What stands for it in words: usually its name. */
  name: ReactNode
  file: Partial<FileSummary> | null
  hasPicture?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** A file: its picture, its name, how big it is. */
export function FileLine({ name, file, hasPicture = true, children }: FileLineProps) {
  const { texts } = usePanel()
  const facts = [
    typeof file?.size === 'number' && fileSize(file.size, texts.language),
    file?.width && file.height && `${file.width} × ${file.height}`,
    file?.type,
  ].filter(Boolean)
  return (
    <div className={css.root}>
      {hasPicture && (
        <span className={css.picture}>
          {file?.thumbnail && <img src={file.thumbnail} alt="" loading="lazy" />}
        </span>
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
