import { useEffect, useState } from 'react'
import type { UploadQueueActor } from '#machines/upload-queue'
import type { ShownUpload } from '../../client/uploads/shown-upload.ts'
import { useFormats } from '../../kit/formats.ts'
import { spokenName } from '../../kit/spoken-name.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { FileIcon, XIcon } from '../../parts/icons.ts'
import { Progress } from '../../parts/Progress.tsx'
import css from './UploadsTray.module.css'
import { factsOf } from './words.ts'

interface Props {
  upload: ShownUpload
  queue: UploadQueueActor
}

/** One file: its picture, how far it is, and what can be done about it. */
export function UploadLine({ upload, queue }: Props) {
  const text = useText()
  const formats = useFormats()
  const { key, name, phase, size, progress } = upload
  const picture = usePicture(upload.file)
  const [isBroken, setBroken] = useState(false)
  const isStopped = phase === 'failed'
  return (
    <li className={css.line} data-upload={upload.state}>
      <span className={css.picture}>
        {picture && !isBroken ? (
          <img src={picture} alt="" onError={() => setBroken(true)} />
        ) : (
          <FileIcon aria-hidden="true" />
        )}
      </span>
      <span className={css.words}>
        <span className={css.name} dir="auto" title={name}>
          {name}
        </span>
        <span className={css.facts} data-failed={isStopped || undefined}>
          {factsOf(text, formats, upload)}
        </span>
        {(phase === 'active' || phase === 'paused') && (
          <Progress label={text('upload.progressOf', { name })} done={progress} total={size} />
        )}
      </span>
      <span className={css.actions}>
        {(phase === 'active' || phase === 'waiting') && (
          <Button
            bare
            size="small"
            aria-label={spokenName(text('upload.pause'), text('upload.pauseNamed', { name }))}
            onClick={() => queue.send({ type: 'user.pause', key })}
          >
            {text('upload.pause')}
          </Button>
        )}
        {phase === 'paused' && (
          <Button
            bare
            size="small"
            aria-label={text('upload.resumeNamed', { name })}
            onClick={() => queue.send({ type: 'user.resume', key })}
          >
            {text('upload.resume')}
          </Button>
        )}
        {isStopped && (
          <Button
            bare
            size="small"
            aria-label={spokenName(text('app.tryAgain'), text('upload.retryNamed', { name }))}
            onClick={() => queue.send({ type: 'user.retry', key })}
          >
            {text('app.tryAgain')}
          </Button>
        )}
        <IconButton
          size="small"
          icon={<XIcon />}
          label={text(phase === 'done' ? 'upload.clearNamed' : 'upload.removeNamed', { name })}
          onClick={() => queue.send({ type: 'user.remove', key })}
        />
      </span>
    </li>
  )
}

function usePicture(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    // A large picture would be decoded whole for a thumbnail of 32 pixels.
    if (!file.type.startsWith('image/') || file.size > mostForPicture) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

const mostForPicture = 20 * 1024 * 1024
