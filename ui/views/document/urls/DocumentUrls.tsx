import { shallowEqual, useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { useCopyAction, wholeUrl } from '../../../actions/use-copy-action.ts'
import { useOffered } from '../../../actions/use-offered.ts'
import { useAddresses } from '../../../kit/addresses.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { CopyIcon, ExternalLinkIcon } from '../../../parts/icons.ts'
import { newWindow } from '../../../parts/new-window.ts'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import css from './DocumentUrls.module.css'
import type { DocumentUrl } from './document-urls.ts'
import { documentUrls } from './document-urls.ts'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

/** The document's addresses: to be copied, or opened in a new tab (DOC-1). */
export function DocumentUrls({ document, entity }: Props) {
  const { api } = usePanel().boot
  const addresses = useAddresses()
  const saved = useSelector(document, ({ context: { ref, base } }) => ({ ref, base }), shallowEqual)
  const urls = documentUrls({ ...saved, entity, api, addresses })
  if (urls.length === 0) return null
  return (
    <div className={css.root}>
      {urls.map((url) => (
        <UrlLine key={url.id} {...url} />
      ))}
    </div>
  )
}

function UrlLine({ id, label, copy: copyLabel, url }: DocumentUrl) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const copy = useCopyAction({ id: `${id}-copy`, label: text(copyLabel) }, url)
  useOffered([copy], place)
  return (
    <div ref={place} className={css.line}>
      <span className={css.label}>{text(label)}</span>
      <IconButton
        id={copy.id}
        size="small"
        label={copy.label}
        icon={<CopyIcon />}
        onClick={copy.run}
      />
      <a id={id} className={css.url} href={url} {...newWindow}>
        <bdi dir="ltr">{seen(url)}</bdi>
        <ExternalLinkIcon className={css.sign} />
        <VisuallyHidden>{text('url.opensTab')}</VisuallyHidden>
      </a>
    </div>
  )
}

/** What tells it from others: the site that one is on goes without saying. */
function seen(url: string): string {
  const whole = wholeUrl(url)
  const { origin } = window.location
  return whole.startsWith(`${origin}/`) ? whole.slice(origin.length) : whole
}
