import Rows3Icon from 'lucide-react/icons/rows-3'
import { useEffect, useRef } from 'react'
import { useText } from '../../kit/text.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { FileIcon, XIcon } from '../../parts/icons.ts'
import { Progress } from '../../parts/Progress.tsx'
import css from './BulkUploadFiles.module.css'
import type { BulkFile, BulkUpload } from './use-bulk-upload.ts'
import { useFileWords } from './use-file-words.ts'
import { usePicture } from './use-picture.ts'

interface Props {
  bulk: BulkUpload
  all: readonly BulkFile[]
  /** null: all of them. */
  chosen: string | null
}

/** The files that become documents: how far each is, and which form is shown. */
export function BulkUploadFiles({ bulk, all, chosen }: Props) {
  const text = useText()
  const root = useRef<HTMLUListElement>(null)
  const before = useRef(0)
  const count = all.length
  // The first files take the place of the button that chose them; what is removed had the focus.
  useEffect(() => {
    if (before.current === 0 || isFocusLost()) {
      root.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
    }
    before.current = count
  }, [count])
  return (
    <ul ref={root} className={css.root} aria-label={text('bulkUpload.files')}>
      {all.length > 1 && (
        <li className={css.line}>
          <button
            type="button"
            className={css.choose}
            aria-current={chosen === null || undefined}
            onClick={() => bulk.actor.send({ type: 'user.choose', key: null })}
          >
            <span className={css.picture}>
              <Rows3Icon aria-hidden="true" />
            </span>
            <span className={css.words}>{text('bulkUpload.all')}</span>
          </button>
        </li>
      )}
      {all.map((file) => (
        <FileLine key={file.key} bulk={bulk} file={file} isChosen={file.key === chosen} />
      ))}
    </ul>
  )
}

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement.matches('body, [role="dialog"]')

function FileLine({
  bulk,
  file,
  isChosen,
}: {
  bulk: BulkUpload
  file: BulkFile
  isChosen: boolean
}) {
  const text = useText()
  const { key, name, sent } = file
  const picture = usePicture(sent?.file ?? null)
  const { look, words } = useFileWords(bulk, file)
  const upload = sent?.upload ?? null
  const isSending = upload !== null && (upload.phase === 'active' || upload.phase === 'paused')
  return (
    <li className={css.line} data-file-state={look}>
      <button
        type="button"
        className={css.choose}
        aria-current={isChosen || undefined}
        onClick={() => bulk.actor.send({ type: 'user.choose', key })}
      >
        <span className={css.picture}>
          {picture ? <img src={picture} alt="" /> : <FileIcon aria-hidden="true" />}
        </span>
        <span className={css.words}>
          <span className={css.name} dir="auto" title={name}>
            {name}
          </span>
          <span className={css.state}>{words}</span>
          {isSending && (
            <Progress
              label={text('upload.progressOf', { name })}
              done={upload.progress}
              total={upload.size}
            />
          )}
        </span>
      </button>
      {look !== 'saved' && look !== 'saving' && (
        <IconButton
          size="small"
          icon={<XIcon />}
          label={text('bulkUpload.remove', { name })}
          onClick={() => bulk.actor.send({ type: 'user.remove', key })}
        />
      )}
    </li>
  )
}
