import Share2Icon from 'lucide-react/icons/share-2'
import { useState } from 'react'
import type { DocumentId } from '#contracts/documents'
import type { PreviewLink, PreviewLinks } from '#contracts/preview'
import type { DocumentActor } from '#machines/document'
import { OfferedIcon } from '../../../actions/OfferedButton.tsx'
import { useCopyAction } from '../../../actions/use-copy-action.ts'
import { makePreviewLink, readPreviewLinks, revokePreviewLink } from '../../../client/preview.ts'
import type { ActedList } from '../../../kit/acted-list.ts'
import { useActedList } from '../../../kit/acted-list.ts'
import { useFormats } from '../../../kit/formats.ts'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import css from './PreviewShare.module.css'

/** Shows the draft to people without an account: links that end by themselves and can be revoked (LIVE-6). */
export function PreviewShare({ document }: { document: DocumentActor }) {
  const text = useText()
  const { http } = usePanel()
  const [isOpen, setOpen] = useState(false)
  const { ref } = document.getSnapshot().context
  const known = useActedList<PreviewLinks, Wish>({
    key: ['preview links', ref],
    read: (signal) => readPreviewLinks(http, ref, signal),
    act: (wish) =>
      wish === 'make' ? makePreviewLink(http, ref) : revokePreviewLink(http, wish.revoke),
    isWanted: isOpen,
  })
  const isMaking = known.doing === 'make'
  const close = () => {
    known.forget()
    setOpen(false)
  }
  return (
    <>
      <OfferedIcon
        id="live-preview-share"
        label={text('preview.share')}
        icon={<Share2Icon />}
        run={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        onCancel={close}
        title={text('preview.share.title')}
        description={text('preview.share.text')}
        actions={
          <>
            <Button onClick={close}>{text('app.close')}</Button>
            <Button
              kind="primary"
              busy={isMaking}
              refusal={known.list && (isMaking || !known.isBusy) ? undefined : text('app.loading')}
              onClick={() => known.act('make')}
            >
              {text('preview.share.make')}
            </Button>
          </>
        }
      >
        <Links known={known} />
      </Dialog>
    </>
  )
}

type Wish = 'make' | { revoke: DocumentId }

function Links({ known }: { known: ActedList<PreviewLinks, Wish> }) {
  const text = useText()
  const { list, problem, retry, isBusy, act } = known
  return (
    <>
      <ProblemNotice problem={problem} onRetry={retry} />
      {!list && !problem && <Skeleton label={text('app.loading')} look="rows" lines={2} />}
      {list?.links.length === 0 && <p className={css.hint}>{text('preview.share.none')}</p>}
      {list && list.links.length > 0 && (
        <ul className={css.list}>
          {list.links.map((link) => (
            <Line
              key={link.id}
              link={link}
              isBusy={isBusy}
              onRevoke={() => act({ revoke: link.id })}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface LineProps {
  link: PreviewLink
  isBusy: boolean
  onRevoke: () => void
}

function Line({ link: { id, url, by, createdAt, expiresAt }, isBusy, onRevoke }: LineProps) {
  const text = useText()
  const { date } = useFormats()
  const at = (time: string) => date(new Date(time), 'dayAndTime')
  const copy = useCopyAction({ id: `preview-link-${id}`, label: text('preview.share.copy') }, url)
  const made = { time: at(createdAt), name: by ?? '' }
  return (
    <li className={css.line}>
      <div className={css.facts}>
        <span>{text(by ? 'preview.share.madeBy' : 'preview.share.made', made)}</span>
        <span className={css.hint}>{text('preview.share.until', { time: at(expiresAt) })}</span>
      </div>
      <Button size="small" bare onClick={copy.run}>
        {copy.label}
      </Button>
      <Button size="small" bare busy={isBusy} onClick={onRevoke}>
        {text('preview.share.revoke')}
      </Button>
    </li>
  )
}
