import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { TextPictureActor } from '#machines/text-picture'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Spinner } from '../../../parts/Spinner.tsx'
import type { UploadTargets } from '../use-uploads.ts'
import { ArrivingAltText } from './ArrivingAltText.tsx'
import css from './ArrivingFile.module.css'
import { altTextLabel } from './alt-text-field.ts'
import type { ArrivingFiles } from './arriving-files.ts'
import { reasonOf } from './reason-of.ts'
import { useFileUrl } from './use-file-url.ts'

interface ArrivingFileProps {
  files: ArrivingFiles
  fileKey: string
  actor: TextPictureActor
  isEditable: boolean
  /** null: no other file can be chosen for it. */
  targets: UploadTargets | null
  /** Its alternative text is typed, or left as it is, and no other one is asked for. */
  onLeave: () => void
}

/** A file where it will be, until it's uploaded. */
export function ArrivingFile({ actor, isEditable, ...props }: ArrivingFileProps) {
  const { files, fileKey, targets, onLeave } = props
  const text = useText()
  const { context, value } = useSelector(actor, (state) => state)
  const isUndescribed = useSelector(actor, (state) => state.matches('undescribed'))
  const { name, problem } = context
  const input = useRef<HTMLInputElement>(null)
  const url = useFileUrl(files.fileOf(fileKey))
  const entity = files.entityOf(fileKey)
  const label = entity && altTextLabel(entity)
  return (
    <section className={css.root} aria-label={name} contentEditable={false}>
      {url && <img className={css.picture} src={url} alt="" draggable={false} />}
      <span className={css.words}>
        <bdi className={css.name}>{name}</bdi>
        <span className={css.state} role="status" data-failed={value === 'failed' || undefined}>
          {value === 'lost' && text('richText.picture.lost')}
          {value === 'incomplete' && text('richText.picture.incomplete')}
          {isUndescribed && text('richText.picture.undescribed')}
          {value === 'failed' &&
            text('richText.picture.failed', { reason: problem ? reasonOf(text, problem) : '' })}
          {(value === 'checking' || value === 'uploading') && (
            <>
              <Spinner />
              {text('richText.picture.uploading')}
            </>
          )}
        </span>
      </span>
      {isEditable && (
        <span className={css.actions}>
          {value === 'failed' && (
            <Button size="small" onClick={() => actor.send({ type: 'user.retry' })}>
              {text('app.tryAgain')}
            </Button>
          )}
          {value === 'incomplete' && (
            <Button size="small" onClick={() => actor.send({ type: 'user.describe' })}>
              {text('richText.picture.describe')}
            </Button>
          )}
          {value === 'lost' && targets && (
            <>
              <Button size="small" onClick={() => input.current?.click()}>
                {text('richText.picture.choose')}
              </Button>
              <input
                ref={input}
                type="file"
                hidden
                accept={targets.accept}
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? []
                  if (file) files.choose(fileKey, file, targets.targetOf(file))
                }}
              />
            </>
          )}
          <Button bare size="small" onClick={() => actor.send({ type: 'user.remove' })}>
            {text('field.remove')}
          </Button>
        </span>
      )}
      {isEditable && isUndescribed && label && (
        <div className={css.altText}>
          <ArrivingAltText {...{ actor, files, label, onLeave }} />
        </div>
      )}
    </section>
  )
}
