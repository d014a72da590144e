import { useRef } from 'react'
import type { Action } from '../../actions/action.ts'
import { useOffered } from '../../actions/use-offered.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { toaster } from '../../parts/toaster.ts'
import css from './ApiAddress.module.css'

/** Where the API has the document: to be copied, or opened in a new tab. */
export function ApiAddress({ url }: { url: string }) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const whole = new URL(url, window.location.href).href
  const tell = (done: boolean) =>
    toaster.create(
      done
        ? { title: text('api.copied'), type: 'info' }
        : { title: text('api.notCopied'), type: 'error' },
    )
  const copy: Action = {
    id: 'api-copy',
    label: text('api.copy'),
    run: () =>
      void write(whole).then(
        () => tell(true),
        () => tell(false),
      ),
  }
  useOffered([copy], place)
  return (
    <div ref={place} className={css.root}>
      <span className={css.label}>{text('api.address')}</span>
      <a
        className={css.address}
        dir="ltr"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        title={text('api.open')}
      >
        {whole}
      </a>
      <Button id={copy.id} size="small" onClick={copy.run}>
        {copy.label}
      </Button>
    </div>
  )
}

/** Pages that are not secure have no clipboard. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
