import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { Conflict } from '#machines/document'
import { equal, mineAt } from '#machines/document'
import type { DocumentActors } from '#machines/open-document'
import type { Saved } from '#machines/remote-changes'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { UnsavedText } from './UnsavedText.tsx'
import { useHolder } from './use-holder.ts'
import { useSavedSince } from './use-saved-since.ts'
import { useUnsaved } from './use-unsaved.ts'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** What to do where somebody else has taken the document over (LOCK-3). */
export function TakenOverDialog({ actors, entity }: Props) {
  const { document, lock } = actors
  const text = useText()
  const name = useHolder(lock)
  const isLost = useSelector(lock, (state) => state.matches({ lockedOut: 'lost' }))
  const { base, differences, values } = useUnsaved(document, isLost)
  const { saved, version } = useSavedSince(actors, isLost)
  const count = differences.length
  const savedAt = (difference: Conflict) =>
    version ? mineAt(version, difference) : difference.theirs
  return (
    <Dialog
      open={isLost}
      onCancel={() => lock.send({ type: 'user.view' })}
      size={count > 0 ? 'large' : 'small'}
      title={text('lock.lost.title', { name })}
      description={count > 0 ? text('lock.lost.text', { count }) : text('lock.lost.nothing')}
      actions={
        <>
          <Button
            id="document-take-over-back-to-dashboard"
            onClick={() => lock.send({ type: 'user.goBack' })}
          >
            {text('lock.dashboard')}
          </Button>
          <Button
            id="document-take-over-view-read-only"
            kind="primary"
            onClick={() => lock.send({ type: 'user.view' })}
          >
            {text('lock.view')}
          </Button>
        </>
      }
    >
      {/* It's there before anybody saves: only then is it read out. */}
      <p role="status">{saved && <SavedBy saved={saved} />}</p>
      {count > 0 && (
        <UnsavedText
          fields={entity.fields}
          versions={version ? [values, version, base] : [values, base]}
          differences={differences}
          mineAt={(difference) => mineAt(values, difference)}
          savedAt={savedAt}
          isContested={(difference) => !equal(savedAt(difference), difference.theirs)}
        />
      )}
    </Dialog>
  )
}

function SavedBy({ saved: { by, isMine, at } }: { saved: Saved }) {
  const text = useText()
  const { date } = useFormats()
  const who = isMine
    ? text('document.status.newerMine')
    : text('document.status.newer', { name: by?.title ?? text('lock.somebody') })
  return (
    <>
      {who} · <time dateTime={at}>{date(new Date(at), 'dayAndSecond')}</time>
    </>
  )
}
