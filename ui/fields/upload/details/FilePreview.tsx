import { useState } from 'react'
import { isPicture } from '../../../client/summaries.ts'
import { useText } from '../../../kit/text.tsx'
import type { Form } from '../../form.ts'
import css from './FileDetails.module.css'
import { PdfPreview } from './PdfPreview.tsx'
import { CommentOnPicture, PicturePins } from './PictureComments.tsx'

interface Props {
  form: Form
  name: string
  type: string | null
  url: string | null
  width: number | null
  height: number | null
}

/**
 * The file itself. Only what a browser can show without running anything in it: an SVG is a picture
 * here, and what could be a page is only linked to.
 */
export function FilePreview({ form, name, type, url, width, height }: Props) {
  const text = useText()
  const [broken, setBroken] = useState<string | null>(null)
  if (url === null) return null
  if (url === broken) return <p className={css.broken}>{text('file.broken')}</p>
  const onError = () => setBroken(url)
  if (isPicture(type)) {
    return (
      <>
        <div className={css.frame}>
          <img
            className={css.picture}
            src={url}
            alt={text('file.preview', { name })}
            {...(width && height && { width, height })}
            decoding="async"
            onError={onError}
          />
          <PicturePins form={form} />
        </div>
        <CommentOnPicture form={form} />
      </>
    )
  }
  if (type === 'application/pdf') return <PdfPreview name={name} url={url} />
  const label = text('file.preview', { name })
  if (type?.startsWith('video/')) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: what was uploaded has none.
      <video
        className={css.picture}
        src={url}
        controls
        preload="metadata"
        aria-label={label}
        onError={onError}
      />
    )
  }
  if (type?.startsWith('audio/')) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: what was uploaded has none.
      <audio
        className={css.sound}
        src={url}
        controls
        preload="metadata"
        aria-label={label}
        onError={onError}
      />
    )
  }
  return null
}
