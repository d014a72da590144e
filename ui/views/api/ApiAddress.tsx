import { useRef } from 'react'
import { useCopyAction, wholeUrl } from '../../actions/use-copy-action.ts'
import { useOffered } from '../../actions/use-offered.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { newWindow } from '../../parts/new-window.ts'
import css from './ApiAddress.module.css'

/** Where the API has the document: to be copied, or opened in a new tab. */
export function ApiAddress({ url }: { url: string }) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const copy = useCopyAction({ id: 'api-copy', label: text('api.copy') }, url)
  useOffered([copy], place)
  return (
    <div ref={place} className={css.root}>
      <span className={css.label}>{text('api.address')}</span>
      <a className={css.address} dir="ltr" href={url} title={text('url.opensTab')} {...newWindow}>
        {wholeUrl(url)}
      </a>
      <Button id={copy.id} size="small" onClick={copy.run}>
        {copy.label}
      </Button>
    </div>
  )
}
